"""How the code of a kernel is rewritten."""

from ratskeller.engine.cuda import narrowing


def test_integers_become_narrow_but_names_stay() -> None:
    assert narrowing.narrowed_line('  %"a i64" = add i64 %"b", 9223372036854775807') == (
        '  %"a i64" = add i32 %"b", 2147483647'
    )
    assert narrowing.narrowed_line('  %"c" = sext i32 %"d" to i64') == '  %"c" = bitcast i32 %"d" to i32'


def test_the_arguments_of_a_kernel_stay_wide_and_are_cut_inside() -> None:
    code = 'define void @"k"(i64 %"n") \n{\nentry:\n  %"x" = add i64 %"n", 1\n  ret void\n}'
    found = narrowing.narrowed(code)
    assert 'define void @"k"(i64 %"n")' in found
    assert '%"n.narrow" = trunc i64 %"n" to i32' in found
    assert '%"x" = add i32 %"n.narrow", 1' in found


def test_indices_are_not_counted_from_the_end() -> None:
    code = '  %"w" = icmp slt i64 %"i", 0\n  %"a" = add i64 %"i", %"n"\n  %"x" = select  i1 %"w", i64 %"a", i64 %"i"\n'
    assert narrowing.narrowed(code) == '  %"x" = bitcast i32 %"i" to i32\n'


def test_long_functions_with_several_callers_are_not_written_into_them() -> None:
    long = "".join(f'  %"{i}" = add i32 1, {i}\n' for i in range(narrowing.SHORT + 1))
    calls = '  %"p" = call i32 @"long"()\n  %"q" = call i32 @"short"()\n'
    code = (
        f'define i32 @"long"()\n{{\n{long}}}\ndefine i32 @"short"()\n{{\n  ret i32 0\n}}\n'
        f'define i32 @"once"()\n{{\n{long}{calls}}}\n'
        f'define void @"k"()\n{{\nentry:\n  %"o" = call i32 @"once"()\n{calls}}}\n'
    )
    assert narrowing.inlining(code) == {
        '"long"': "noinline",
        '"short"': "alwaysinline",
        '"once"': "alwaysinline",
    }
    (found,) = narrowing.rewritten([code])
    assert 'define i32 @"long"() noinline' in found
    assert 'define i32 @"once"() alwaysinline' in found
