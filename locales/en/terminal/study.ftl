# Studies in the terminal: refusals.

error-study-variants = That would be { $variants } tables beside each other: at most { $most } are compared at once.
error-study-vary = “{ $name }” cannot be varied. These can: { $known }.
error-study-vary-form = “{ $text }” does not say what to vary: write an option and its values, as in scoring=simple,advanced.
error-study-vary-one = { $option } has one value only: name two or more, with commas between them.
error-study-needs-lab = Pages of studies need { $package }, which is not installed: pip install "saloon[lab]".
