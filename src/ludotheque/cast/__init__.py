"""Who sits at a table beside people: characters with a name, a face, a temper and a voice."""
