"""Which single changes can be made to the rules of the games: an operator or a number each."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARED = {
    ast.Lt: ("<", "<=", ">"),
    ast.LtE: ("<=", "<", ">"),
    ast.Gt: (">", ">=", "<"),
    ast.GtE: (">=", ">", "<"),
    ast.Eq: ("==", "!="),  # <= would change nothing where bits or phases are compared
    ast.NotEq: ("!=", "=="),
}
REPLACED = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
RULE_IDS = re.compile(r"\b[a-z]{2}(?:\.[a-z0-9-]+)+")


@dataclass(frozen=True)
class Mutant:
    """One change to the source of one rule."""

    file: str  # within the tree
    function: str
    rules: tuple[str, ...]  # the ids with which the docstring of the function begins
    line: int
    text: str  # of the line, before the change
    start: int  # of what is replaced, as an offset into the file
    old: str
    new: str
    nth: int = 1  # of the places of the line where the same can be changed

    @property
    def change(self) -> str:
        """What becomes what."""
        nth = f" (no. {self.nth})" if self.nth > 1 else ""
        return f"{self.old} -> {self.new}{nth}"

    def applied_to(self, source: str) -> str:
        """The file with this change."""
        end = self.start + len(self.old)
        assert source[self.start : end] == self.old
        return source[: self.start] + self.new + source[end:]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.change}    {self.text}"


def mutants_in(root: Path) -> list[Mutant]:
    """All mutants of the rules of all games under `root`, in the order of the source."""
    files = sorted(root.glob("src/ratskeller/games/*/*.py"))
    return [mutant for file in files for mutant in mutants_of(file.read_text("utf-8"), str(file.relative_to(root)))]


def mutants_of(source: str, file: str) -> list[Mutant]:
    """All mutants of the rules in one file."""
    tree = ast.parse(source)
    rules = [node for node in tree.body if isinstance(node, ast.FunctionDef) and is_rule(node)]
    lines = source.splitlines(keepends=True)
    begins = [0]
    for line in lines:
        begins.append(begins[-1] + len(line))
    found: list[Mutant] = []
    for rule in rules:
        ids = tuple(RULE_IDS.findall((ast.get_docstring(rule) or "").partition(":")[0]))
        for row, column, old, new in sorted(edits_in(rule, lines)):
            text, start = lines[row - 1].strip(), begins[row - 1] + column
            nth = 1 + sum((other.line, other.old, other.new) == (row, old, new) for other in found)
            found.append(Mutant(file, rule.name, ids, row, text, start, old, new, nth))
    return found


def is_rule(function: ast.FunctionDef) -> bool:
    """The function carries `@rule`."""
    return any(isinstance(name, ast.Name) and name.id == "rule" for name in function.decorator_list)


Edit = tuple[int, int, str, str]  # row from 1, column in characters, old and new text


def edits_in(rule: ast.FunctionDef, lines: list[str]) -> Iterator[Edit]:
    """Every single change to the body of a rule; declared types and the docstring are left alone."""
    for statement in rule.body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Compare):
                operands = [node.left, *node.comparators]
                for before, operator, after in zip(operands, node.ops, operands[1:], strict=False):
                    yield from replaced(before, after, COMPARED.get(type(operator), ()), lines)
            elif isinstance(node, ast.BoolOp):
                for before, after in zip(node.values, node.values[1:], strict=False):
                    yield from replaced(before, after, REPLACED[type(node.op)], lines)
            elif isinstance(node, ast.BinOp):
                yield from replaced(node.left, node.right, REPLACED.get(type(node.op), ()), lines)
            elif isinstance(node, ast.AugAssign):
                signs = [f"{sign}=" for sign in REPLACED.get(type(node.op), ())]
                yield from replaced(node.target, node.value, signs, lines)
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                yield node.lineno, column_of(lines, node.lineno, node.col_offset), "not ", ""
            elif isinstance(node, ast.Constant):
                yield from other_constants(node, lines)


def replaced(
    before: ast.expr, after: ast.expr, signs: "tuple[str, ...] | list[str]", lines: list[str]
) -> Iterator[Edit]:
    """The sign between two operands replaced by each of the others; none where the sign is not among ours."""
    if not signs:
        return
    old, *others = signs
    sign = re.compile(rf"(?<![\w<>=!*/]){re.escape(old)}(?![\w<>=!*/])")
    assert before.end_lineno is not None
    assert before.end_col_offset is not None
    for row in range(before.end_lineno, after.lineno + 1):
        text = lines[row - 1]
        begin = column_of(lines, row, before.end_col_offset) if row == before.end_lineno else 0
        end = column_of(lines, row, after.col_offset) if row == after.lineno else len(text)
        found = sign.search(text[:end], begin)
        if found:
            for new in others:
                yield row, found.start(), old, new
            return
    raise AssertionError(f"no '{old}' in lines {before.end_lineno} to {after.lineno}")


def other_constants(node: ast.Constant, lines: list[str]) -> Iterator[Edit]:
    """A number one more and one less; yes for no."""
    column = column_of(lines, node.lineno, node.col_offset)
    if isinstance(node.value, bool):
        yield node.lineno, column, str(node.value), str(not node.value)
    elif isinstance(node.value, int):
        old = ast.get_source_segment("".join(lines), node)
        assert old is not None
        yield node.lineno, column, old, str(node.value + 1)
        yield node.lineno, column, old, str(node.value - 1)


def column_of(lines: list[str], row: int, offset: int) -> int:
    """The column in characters of an offset in bytes, as `ast` counts."""
    return len(lines[row - 1].encode()[:offset].decode())
