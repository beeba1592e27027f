extension ContourDetection {
  /// The outlines that one of many settings finds, whose points are not made unless they are asked for.
  struct LazyOutlines {
    /// The boxes around the outlines' points, in the order that their contours have: upper left corners,
    /// then lower right ones, in pixels.
    let boxes: [SIMD4<Float>]
    /// The points of one of them.
    let points: (Int) -> [SIMD2<Float>]
  }

  /// Goes through the outlines that settings find, in the order of the settings.
  ///
  /// Successive settings that come to the same foreground share its outlines. The frame is not among them.
  func forEachSetting(
    in source: Source, settings: [(pivot: Double?, contrast: Double)],
    _ body: (Int, LazyOutlines) -> Void
  ) throws(ContourDetectionError) {
    let plane = source.plane
    let mean = settings.contains { $0.pivot == nil } ? plane.mean : 0
    let levels = settings.map {
      ContrastCurve(contrast: $0.contrast, pivot: $0.pivot ?? mean)
        .levels(white: plane.white, detectsDarkOnLight: detectsDarkOnLight)
    }
    switch plane.samples {
    case .bits8(let samples): try forEach(samples, levels, source, body)
    case .bits16(let samples): try forEach(samples, levels, source, body)
    }
  }

  private func forEach<Sample: LumaSample>(
    _ samples: [Sample], _ levels: [ForegroundLevels?], _ source: Source,
    _ body: (Int, LazyOutlines) -> Void
  ) throws(ContourDetectionError) {
    try samples.withUnsafeBufferPointer { (buffer) throws(ContourDetectionError) in
      let view = source.plane.view(buffer)
      let extraction = ContourExtraction(
        view: view, grays: view, pointStyle: pointStyle,
        maximumPoints: min(maximumPoints, Int(Int32.max)), isCancelled: isCancelled)
      var done = 0
      while done < levels.count {
        guard let first = levels[done] else {
          done += 1
          continue
        }
        let forest = try extraction.forest(first)
        _ = try extraction.pointBound(forest)
        let outlines = forest.outlines.base
        let runs = UnsafePointer(forest.runs.base)
        while done < levels.count, let next = levels[done],
          next.foregroundBelow == first.foregroundBelow
        {
          let order = ContourOrder(keptParents: try extraction.keptParents(forest, next))
          let walks = order.outlines.map { OutlineWalk(outlines[Int($0)], of: runs) }
          body(
            done,
            LazyOutlines(boxes: walks.map { extraction.box(around: $0, next) }) {
              extraction.points(of: walks[$0], next)
            })
          done += 1
          progress?(Double(done) / Double(levels.count))
          if isCancelled?() == true { throw .cancelled }
        }
        // The pointers above are into it.
        withExtendedLifetime(forest) {}
      }
      progress?(1)
    }
  }
}
