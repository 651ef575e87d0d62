"""What a person learns here: lessons, puzzles, a coach at the table, and what his own matches can teach him."""
