"""What an operator does to a database from outside, beside a running server or without one. It knows no sockets."""
