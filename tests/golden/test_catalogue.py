"""The catalogue with which the client is tested is that of the server."""

from tests.golden import catalogue


def test_the_catalogue_is_that_of_the_server() -> None:
    assert catalogue.FILE.read_text("utf-8") == catalogue.text(), "python -m tests.golden.catalogue"
