"""Rewrites the code that Numba makes for a kernel, before it is optimised: a card is made for 32-bit integers.

Rules count in 64 bits, though no number in them needs more than 32. A card has only 32-bit arithmetic and registers, so
that everything costs twice, and divisions ten times. So all 64-bit integers become 32-bit ones; only a kernel's own
arguments stay as they are.

And a card's memory for instructions is small. Left alone, NVVM writes most rules into each of their callers: six times
the code, ten times the time to compile. So only what is short, or called from one place, is written into its caller.
"""

import re
from collections import Counter

SHORT, LONG = 2400, 10_000  # lines of a function that is written into its callers

NAME = r'"[^"]*"'
KERNEL = re.compile(rf"^(define void @{NAME}\(([^\n]*)\)[ \w]*\n\{{\n\w+:\n)(.*?^\}})", re.M | re.S)
FUNCTION = re.compile(rf"^(define (?:linkonce_odr )?i32 @({NAME})\([^\n]*\))([ \w]*\n\{{\n(.*?)^\}})", re.M | re.S)
CALL = re.compile(rf"call i32 @({NAME})")
WIDE_ARGUMENT = re.compile(rf"i64 (%{NAME})")
KEPT = re.compile(
    r'target|define void|@"llvm.used"|!\d+ = !{ ?void'
)  # lines that tell of a kernel's arguments, and of no others
INDEX_FROM_END = re.compile(  # an index below 0 counts from the end: no rule has any
    rf"  (%{NAME}) = icmp slt i32 (%{NAME}), 0\n"
    rf"  (%{NAME}) = add i32 \2, %{NAME}\n"
    rf"  (%{NAME}) = select  i1 \1, i32 \3, i32 \2\n"
)
BOOKKEEPING = re.compile(r"alloca|zeroinitializer|insertvalue|extractvalue|getelementptr inbounds \{")  # leaves no code
LARGEST_64, LARGEST_32 = str(2**63 - 1), str(2**31 - 1)


def rewritten(modules: list[str], longest: int = SHORT) -> list[str]:
    """The modules of a kernel, with those of all functions that it calls, as they suit a card."""
    modules = [narrowed(module) for module in modules]
    inline = inlining("\n".join(modules), longest)
    return [FUNCTION.sub(lambda found: f"{found[1]} {inline[found[2]]}{found[3]}", module) for module in modules]


def narrowed(module: str) -> str:
    """A module without 64-bit integers, except for the arguments of a kernel."""
    module = "\n".join(line if KEPT.match(line) else narrowed_line(line) for line in module.split("\n"))
    module = INDEX_FROM_END.sub(r"  \4 = bitcast i32 \2 to i32\n", module)
    return KERNEL.sub(with_narrow_arguments, module)


def narrowed_line(line: str) -> str:
    """A line without 64-bit integers. Names in it stay."""
    parts = re.split(f"({NAME})", line)
    parts[::2] = [re.sub(r"\bi64\b", "i32", part).replace(LARGEST_64, LARGEST_32) for part in parts[::2]]
    return re.sub(r"\b(?:sext|zext|trunc) i32 (.*) to i32\b", r"bitcast i32 \1 to i32", "".join(parts))


def with_narrow_arguments(kernel: re.Match[str]) -> str:
    """A kernel that begins by cutting off the upper halves of its arguments."""
    head, arguments, body = kernel.groups()
    for name in WIDE_ARGUMENT.findall(arguments):
        narrow = f'{name[:-1]}.narrow"'
        head += f"  {narrow} = trunc i64 {name} to i32\n"
        body = body.replace(name, narrow)
    return head + body


def inlining(code: str, longest: int = SHORT) -> dict[str, str]:
    """Whether each function is written into its callers: what is short then, or is called from one place only."""
    bodies = {found[2]: found[4] for found in FUNCTION.finditer(code)}
    calls = {name: [called for called in CALL.findall(body) if called in bodies] for name, body in bodies.items()}
    sites = Counter(called for called in CALL.findall(code) if called in bodies)
    found: dict[str, str] = {}
    lengths: dict[str, int] = {}

    def visit(name: str) -> None:
        if name in lengths:
            return
        lengths[name] = sum(not BOOKKEEPING.search(line) for line in bodies[name].splitlines())
        for called in calls[name]:
            visit(called)
            if found.get(called) == "alwaysinline":
                lengths[name] += lengths[called]
        found[name] = "alwaysinline" if sites[name] == 1 or lengths[name] <= longest else "noinline"

    for name in bodies:
        visit(name)
    return found
