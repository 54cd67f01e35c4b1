"""What an installation may leave out: which extra brings a package that is missing."""

from ludotheque.complaint import Complaint

EXTRAS = {
    "server": ["litestar", "uvicorn", "websockets", "httptools", "prometheus_client"],
    "lab": ["openskill"],
    "rl": ["numpy", "librt", "gymnasium", "pettingzoo"],
    "openspiel": ["pyspiel"],
    "ray": ["ray"],
    "mcp": ["mcp"],
    "corpus": ["pyarrow"],
}


def missing(error: ModuleNotFoundError) -> Complaint:
    """One sentence that says what to install; the error itself where no extra would help."""
    package = (error.name or "").partition(".")[0]
    for extra, packages in EXTRAS.items():
        if package in packages:
            return Complaint(f"this needs {package}, which is not installed: pip install 'ludotheque[{extra}]'")
    raise error
