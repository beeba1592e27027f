extension ContourExtraction {
  /// The box around the points of one outline, in pixels: its upper left corner, then its lower right one.
  func box(around walk: OutlineWalk, _ levels: ForegroundLevels) -> SIMD4<Float> {
    let cracks = walk.crackBox
    let box = SIMD4<Float>(cracks)
    switch pointStyle {
    case .pixelEdges:
      return box
    case .pixelCenters:
      // Foreground lies inside what goes around it, and outside of what goes around a hole.
      return walk.isHole
        ? box + SIMD4(-0.5, -0.5, 0.5, 0.5) : box + SIMD4(0.5, 0.5, -0.5, -0.5)
    case .subpixel:
      return SubpixelBox(view: grays, levels: levels).box(around: walk, cracks: cracks)
    }
  }

  /// The points of one outline, those that it has in `contours(_:_:region:)`.
  func points(of walk: OutlineWalk, _ levels: ForegroundLevels) -> [SIMD2<Float>] {
    var bound = 4 * walk.count
    if pointStyle == .subpixel {
      var x = walk.last.x
      for i in 0..<walk.count {
        let run = walk[i]
        bound &+= Int(run.bottom &- run.top) &+ Int(abs(run.x &- x))
        x = run.x
      }
    }
    return [SIMD2<Float>](unsafeUninitializedCapacity: bound) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      var meter = WorkMeter(nil)
      if pointStyle == .subpixel {
        var writer = SubpixelPointWriter(view: grays, levels: levels, target: target)
        writer.add(walk, &meter)
        count = writer.count
      } else {
        var writer = PixelPointWriter(target)
        if pointStyle == .pixelEdges {
          writer.addEdges(walk, &meter)
        } else {
          writer.addCenters(walk, &meter)
        }
        count = writer.count
      }
    }
  }
}

extension OutlineWalk {
  /// The box around the cracks, in pixels: its upper left corner, then its lower right one.
  var crackBox: SIMD4<Int32> {
    var box = SIMD4(Int32.max, Int32.max, Int32.min, Int32.min)
    for i in 0..<count {
      let run = self[i]
      box.x = min(box.x, run.x)
      box.y = min(box.y, run.top)
      box.z = max(box.z, run.x)
      box.w = max(box.w, run.bottom)
    }
    return box
  }
}
