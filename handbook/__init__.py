"""The pages of the site, written from the docs, the references of the sets and the rulebook: `make site`.

`python -m handbook FOLDER` writes them as Markdown; `mkdocs.yml` says what is made of them.
"""
