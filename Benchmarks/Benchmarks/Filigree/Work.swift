import Filigree

/// Work for the benchmarks, the same in every run.
enum Work {
  private struct RandomSource {
    var state: UInt64

    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound
        + (range.upperBound - range.lowerBound) * CGFloat(state >> 11) * 0x1p-53
    }
  }

  private static let black = Paint.color(CGColor(gray: 0, alpha: 1))

  /// Rings inside one another and beside one another.
  static func rings(count: Int, size: CGFloat) -> Path {
    var random = RandomSource(state: 7)
    return Path { path in
      for i in 0..<count {
        let radius = size * (0.48 - 0.4 * CGFloat(i % 10) / 10) / 2
        let x = size * (i / 10 % 2 == 0 ? 0.25 : 0.75) + random.number(-1...1)
        let y = size * (i / 20 == 0 ? 0.25 : 0.75) + random.number(-1...1)
        path.addEllipse(
          in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }

  /// `path`, black on white by the even-odd rule.
  static func picture(_ path: Path, size: CGFloat) -> CGImage {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: size, height: size))
    recorder.fill(path, with: black, style: FillStyle(eoFill: true))
    let white = CGColor(gray: 1, alpha: 1)
    guard let image = try? Rasterizer(background: white).render(recorder.finish()) else {
      fatalError("the benchmark's own picture is valid")
    }
    return image
  }

  /// A third of the pixels black, by chance.
  static func salt(size: Int, seed: UInt64) -> CGImage {
    var random = RandomSource(state: seed)
    let bytes = (0..<size * size).map { _ in random.number(0...1) < 0.3 ? UInt8(0) : 255 }
    guard let provider = CGDataProvider(data: Data(bytes)),
      let image = CGImage(
        width: size, height: size, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: size,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
    else { fatalError("the benchmark's own picture is valid") }
    return image
  }

  /// How many contours `image` has at its own size.
  static func contourCount(_ image: CGImage) throws -> Int {
    let request = VNDetectContoursRequest()
    request.maximumImageDimension = max(image.width, image.height)
    try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
    return request.results?.first?.contourCount ?? 0
  }

  /// Star-shaped polygons of all colors all over a page.
  static func polygons(count: Int, vertices: Int, size: CGFloat, page: CGFloat) -> DisplayList {
    var random = RandomSource(state: 42)
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: page, height: page))
    for _ in 0..<count {
      let x = random.number(0...(page - size))
      let y = random.number(0...(page - size))
      let path = Path { path in
        path.move(to: CGPoint(x: x + random.number(0...size), y: y + random.number(0...size)))
        for _ in 1..<vertices {
          path.addLine(
            to: CGPoint(x: x + random.number(0...size), y: y + random.number(0...size)))
        }
        path.closeSubpath()
      }
      let color = CGColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: 0.7)
      recorder.fill(path, with: .color(color))
    }
    return recorder.finish()
  }

  /// Dashed curves all over a page.
  static func strokes(count: Int, page: CGFloat) -> DisplayList {
    var random = RandomSource(state: 43)
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: page, height: page))
    func point() -> CGPoint { CGPoint(x: random.number(0...page), y: random.number(0...page)) }
    for _ in 0..<count {
      let path = Path { path in
        path.move(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
      }
      recorder.stroke(
        path, with: black,
        style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round, dash: [18, 12]))
    }
    return recorder.finish()
  }
}
