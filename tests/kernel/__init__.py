"""The kernel's own tests, and the small games they are played on."""
