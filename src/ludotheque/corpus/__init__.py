"""Games of bots as open data: Parquet files, one row for each game. See docs/corpus.md; needs the extra `corpus`."""
