"""`python -m posse.cli`: the same as `posse`."""

from posse.cli import main

if __name__ == "__main__":
    main()
