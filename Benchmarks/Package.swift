// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "filigree", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "FiligreeBenchmarks",
      dependencies: [
        .product(name: "Filigree", package: "filigree"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Filigree",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ]
)
