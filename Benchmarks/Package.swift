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
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // Two commands in turn, as whole processes.
    .executableTarget(name: "Race", path: "Race"),
    // A drawing of the peer lab, again and again.
    .executableTarget(
      name: "lab-driver", dependencies: [.product(name: "Filigree", package: "filigree")],
      path: "LabDriver"),
    // Shapes a millisecond, by kind, paint and size.
    .executableTarget(
      name: "Shapes", dependencies: [.product(name: "Filigree", package: "filigree")],
      path: "Shapes"),
    // A page of 16,384 × 16,384 pixels.
    .executableTarget(
      name: "Huge", dependencies: [.product(name: "Filigree", package: "filigree")],
      path: "Huge"),
    // Nested stacks, first frames, changes and ticks: see Views.md.
    .executableTarget(
      name: "ViewsBench", dependencies: [.product(name: "Filigree", package: "filigree")],
      path: "ViewsBench"),
    // A table as bars.
    .executableTarget(
      name: "Chart", dependencies: [.product(name: "Filigree", package: "filigree")],
      path: "Chart"),
    // Color tracing beside vtracer: see ColorTracing.md.
    .executableTarget(name: "ColorBench", path: "ColorBench", exclude: ["peers.py"]),
    // Scenes as pictures and documents, for comparisons with other programs: see Documents.md.
    .executableTarget(
      name: "viewers", dependencies: [.product(name: "Filigree", package: "filigree")],
      path: "Viewers", exclude: ["compare.py"]),
    // Pictures as PNG and WebP beside other encoders: see README.md.
    .executableTarget(
      name: "Encodings", dependencies: [.product(name: "Filigree", package: "filigree")],
      path: "Encodings", exclude: ["peers.py"]),
    // A picture as the 1-bit bitmap that other tracers read.
    .executableTarget(
      name: "Bitmap", dependencies: [.product(name: "Filigree", package: "filigree")],
      path: "Bitmap"),
  ]
)
