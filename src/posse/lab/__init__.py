"""Games by the thousand: simulation, benchmarks, statistics."""
