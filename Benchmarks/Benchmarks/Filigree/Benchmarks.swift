import Benchmark
import Filigree

/// The kernels that a user waits for, each on work made from a seed.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], maxDuration: .seconds(2), maxIterations: 10_000)

  // MARK: Contours

  let logo = Work.picture(Work.rings(count: 40, size: 2048), size: 2048)
  Benchmark("contours, rings 2048") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try Work.contourCount(logo)) }
  }
  let salt = Work.salt(size: 1024, seed: 1)
  Benchmark("contours, salt 1024") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try Work.contourCount(salt)) }
  }

  // MARK: Pictures

  let png = try? logo.pngData()
  Benchmark("PNG decode, 2048") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try CGImage(data: png ?? Data())) }
  }
  Benchmark("PNG encode, 2048") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try logo.pngData()) }
  }
  Benchmark("shrink, 2048 to 512") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(logo.downscaled(toMaximumDimension: 512)) }
  }

  // MARK: Raster

  for size in [8, 32, 128] as [CGFloat] {
    let polygons = Work.polygons(count: 1000, vertices: 40, size: size, page: 600)
    Benchmark("fill, 1000 polygons of 40, \(Int(size)) px") { benchmark in
      for _ in benchmark.scaledIterations {
        blackHole(try Rasterizer(threads: 1).render(polygons))
      }
    }
  }
  let strokes = Work.strokes(count: 500, page: 1024)
  Benchmark("stroke, 500 dashed cubics") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try Rasterizer(threads: 1).render(strokes)) }
  }

  // MARK: Documents

  Benchmark("SVG, 1000 polygons of 40") { benchmark in
    let polygons = Work.polygons(count: 1000, vertices: 40, size: 128, page: 600)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(SVGWriter(fractionDigits: 2).write(polygons)) }
  }
  let data = Path(Work.rings(count: 40, size: 2048).cgPath).svg
  Benchmark("SVG path data in") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try Path(svg: data)) }
  }
}
