import Benchmark
import Filigree

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], maxDuration: .seconds(2), maxIterations: 10_000)
  Benchmark("nothing") { _ in }
}
