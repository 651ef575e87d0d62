"""What a study of Six Territories looks at: tokens drawn and laid, territories with characters."""

from saloon.engine import Studied

STUDIED = (
    Studied("token", comes=("st-drew",), used=("st-laid",)),
    Studied("territory", used=("st-placed",)),
)
