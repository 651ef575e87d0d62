"""`python -m benchmarks`: the command `saloon bench`, with its options."""

import sys

from saloon.cli import main

main(["bench", *sys.argv[1:]])
