"""Parts of pages in Markdown."""

from ratskeller.reports.markdown import markdown_table, picture, text_block


def test_columns_of_figures_stand_to_the_right_but_for_the_first() -> None:
    text = markdown_table(("", "wins", "note"), [("2 seats", "50.0%", "a|b"), ("3 seats", "-", "c")])
    assert text == ("|  | wins | note |\n| --- | --: | --- |\n| 2 seats | 50.0% | a\\|b |\n| 3 seats | - | c |\n\n")


def test_text_is_broken_between_words_only() -> None:
    text = text_block("well-known " * 30)
    assert all(len(line) <= 120 for line in text.splitlines())
    assert text.split() == ["well-known"] * 30
    assert text.endswith("\n\n")


def test_a_picture_lies_in_the_folder_beside_the_page() -> None:
    assert picture("Wins", "a.svg") == "![Wins](pictures/a.svg)\n\n"
