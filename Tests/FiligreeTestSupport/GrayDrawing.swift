import FiligreePixels

/// A small gray painting: dark ink on white paper by default, each pixel's share of ink by sampling.
package struct GrayDrawing {
  package let width: Int
  package let height: Int
  /// The share of ink of each pixel, 0…1.
  package var coverage: [Double]

  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
    coverage = Array(repeating: 0, count: width * height)
  }

  /// Sets the share of ink to `ink` where `contains` holds, by 16 × 16 samples a pixel inside the box.
  package mutating func paint(
    _ ink: Double = 1, x: ClosedRange<Double>, y: ClosedRange<Double>,
    _ contains: (Double, Double) -> Bool
  ) {
    for row in max(0, Int(y.lowerBound) - 1)...min(height - 1, Int(y.upperBound) + 1) {
      for column in max(0, Int(x.lowerBound) - 1)...min(width - 1, Int(x.upperBound) + 1) {
        let share = Self.share(Double(column), Double(row), contains)
        coverage[row * width + column] += (ink - coverage[row * width + column]) * share
      }
    }
  }

  /// The share of the pixel at a point where `contains` holds: all or nothing where its corners, the middles of its sides and its own
  /// middle agree.
  private static func share(
    _ left: Double, _ top: Double, _ contains: (Double, Double) -> Bool
  ) -> Double {
    let (n, half) = (16, 0.5)
    let isIn = contains(left + half, top + half)
    if contains(left, top) == isIn, contains(left + 1, top) == isIn,
      contains(left, top + 1) == isIn, contains(left + 1, top + 1) == isIn,
      contains(left + half, top) == isIn, contains(left + half, top + 1) == isIn,
      contains(left, top + half) == isIn, contains(left + 1, top + half) == isIn
    {
      return isIn ? 1 : 0
    }
    var hits = 0
    // Plain loops: a build for debugging takes half of the time for them.
    var i = 0
    while i < n {
      let px = left + (Double(i) + half) / Double(n)
      var j = 0
      while j < n {
        if contains(px, top + (Double(j) + half) / Double(n)) { hits += 1 }
        j += 1
      }
      i += 1
    }
    return Double(hits) / Double(n * n)
  }

  package mutating func disc(_ cx: Double, _ cy: Double, _ radius: Double, ink: Double = 1) {
    paint(
      ink, x: cx - radius...cx + radius, y: cy - radius...cy + radius
    ) { x, y in
      (x - cx) * (x - cx) + (y - cy) * (y - cy) <= radius * radius
    }
  }

  package mutating func rect(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, ink: Double = 1
  ) {
    paint(ink, x: x0...x1, y: y0...y1) { x, y in
      x >= x0 && x <= x1 && y >= y0 && y <= y1
    }
  }

  /// A capital letter B: a stem and two bowls, each with a hole.
  package static func letterB() -> GrayDrawing {
    var drawing = GrayDrawing(140, 200)
    drawing.rect(20, 20, 60, 180)
    drawing.disc(65, 60, 40)
    drawing.disc(70, 130, 50)
    drawing.disc(65, 62, 18, ink: 0)
    drawing.disc(70, 132, 24, ink: 0)
    return drawing
  }

  /// The grays in 8 bits, ink `ink` on paper `paper`.
  package func samples(ink: Double = 0, paper: Double = 255) -> [UInt8] {
    coverage.map { UInt8((paper + (ink - paper) * $0).rounded()) }
  }

  /// The drawing as a gray picture.
  package func image(ink: Double = 0, paper: Double = 255) -> CGImage {
    .gray(width, height, samples(ink: ink, paper: paper))
  }
}

extension CGImage {
  /// An 8-bit gray picture.
  package static func gray(_ width: Int, _ height: Int, _ samples: [UInt8]) -> CGImage {
    .layout(width, height, components: 1, samples)
  }

  /// A picture of any layout, rows without gaps unless `bytesPerRow` says otherwise.
  package static func layout(
    _ width: Int, _ height: Int, components: Int, depth: Int = 8, alpha: CGImageAlphaInfo = .none,
    order: CGBitmapInfo = [], bytesPerRow: Int? = nil, _ bytes: [UInt8]
  ) -> CGImage {
    CGImage(
      width: width, height: height, bitsPerComponent: depth, componentsPerPixel: components,
      bytesPerRow: bytesPerRow ?? width * components * depth / 8,
      space: components < 3 ? .graySpace : .sRGBSpace,
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue), bytes: bytes)
  }
}
