"""The parts of a position, each with its own reader. `colt_express.position` tells what they mean and joins them."""
