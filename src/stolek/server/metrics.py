"""What Prometheus may ask about: commands, refusals, streams, thinking bots, and how late the event loop is."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The numbers of one server; each has a registry of its own, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "stolek_requests", "Requests answered", ["method", "path", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "stolek_request_seconds", "Time to answer", ["method", "path"], registry=self.registry, buckets=FINE
        )
        self.commands = Counter("stolek_commands", "Commands carried out", ["type"], registry=self.registry)
        self.refusals = Counter("stolek_refusals", "Commands refused", ["rule"], registry=self.registry)
        self.finished = Counter("stolek_games_finished", "Games that ended", ["game"], registry=self.registry)
        self.thinking = Histogram(
            "stolek_bot_seconds", "Time a bot took", ["level"], registry=self.registry, buckets=FINE
        )
        self.failed_bots = Counter("stolek_bot_failures", "Bots that were replaced", ["level"], registry=self.registry)
        self.tables = Gauge("stolek_open_tables", "Tables in memory", registry=self.registry)
        self.streams = Gauge("stolek_streams", "Open event streams", registry=self.registry)
        self.damaged = Gauge("stolek_damaged_tables", "Tables set aside as damaged", registry=self.registry)
        self.lag = Histogram(
            "stolek_loop_lag_seconds", "How late the event loop is", registry=self.registry, buckets=FINE
        )

    def tell_at(self, port: int | None) -> Callable[[], None]:
        """Answer Prometheus at a port of this machine's own, in a thread; gives what ends it."""
        if port is None:
            return lambda: None
        server, thread = start_http_server(port, "127.0.0.1", self.registry)

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop
