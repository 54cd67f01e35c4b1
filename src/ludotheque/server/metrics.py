"""What the house counts, for Prometheus."""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import REGISTRY, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from ludotheque.server.counts import ALL_COUNTS, ALL_DURATIONS, ALL_LEVELS, BOUNDS, Count, Durations

ENDS = [*map(str, BOUNDS), "+Inf"]


class Counted(Collector):
    def collect(self) -> Iterator[Metric]:
        for level in ALL_LEVELS:
            yield GaugeMetricFamily(level.name, level.about, value=level.now)
        yield from map(_counter, ALL_COUNTS)
        yield from map(_histogram, ALL_DURATIONS)


def _counter(count: Count) -> Metric:
    if not count.label:
        return CounterMetricFamily(count.name, count.about, value=count.by[""])
    family = CounterMetricFamily(count.name, count.about, labels=[count.label])
    for label, number in count.by.items():
        family.add_metric([label], number)
    return family


def _histogram(durations: Durations) -> Metric:
    family = HistogramMetricFamily(durations.name, durations.about, labels=[durations.label])
    for label, within in durations.by.items():
        family.add_metric([label], list(zip(ENDS, accumulate(within), strict=True)), durations.sums[label])
    return family


REGISTRY.register(Counted())


def measures() -> bytes:
    return generate_latest(REGISTRY)
