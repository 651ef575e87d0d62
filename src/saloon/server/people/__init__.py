"""People who want to be known again: accounts without an address or a password, and what is kept for them.

Nobody needs to be known to play. A person is known by a passkey or by a phrase, on as many devices as she likes; what
holds her seats is her `who`, as the hash of his token is a guest's.
"""
