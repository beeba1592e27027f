import Filigree

/// A low-contrast scan with noise: the letter B and an ampersand-like flourish in gray pencil on gray paper.
enum Scan {
  /// The letters before the scanner spoiled them.
  static func drawing() -> DisplayList {
    let page = CGRect(x: 0, y: 0, width: 600, height: 420)
    var recorder = DisplayListRecorder(bounds: page)
    // The paper is lit from the left.
    recorder.fill(
      Path(page),
      with: .linearGradient(
        LinearGradientPaint(
          colors: [CGColor(gray: 0.72, alpha: 1), CGColor(gray: 0.60, alpha: 1)],
          startPoint: .zero, endPoint: CGPoint(x: 600, y: 0))))
    let pencil = Paint.color(CGColor(gray: 0.36, alpha: 1))

    // B: a stem and two bowls with a counter each.
    recorder.fill(letterB, with: pencil, style: FillStyle(eoFill: true))
    // A flourish of one stroke that crosses itself.
    recorder.stroke(
      flourish, with: pencil,
      style: StrokeStyle(lineWidth: 22, lineCap: .round, lineJoin: .round))
    // A ruled line, dashed.
    recorder.stroke(
      Path { path in
        path.move(to: CGPoint(x: 50, y: 382))
        path.addLine(to: CGPoint(x: 550, y: 376))
      }, with: pencil, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [26, 14]))
    return recorder.finish()
  }

  /// The scan: the drawing, with the grain of a sensor.
  ///
  /// The grain is the sum of four evenly spread numbers a pixel, close to a normal distribution with
  /// a standard deviation of 9 of 255, from a fixed seed.
  static func scanned(_ image: CGImage) -> CGImage? {
    let pixels = [UInt8](image.dataProvider?.data ?? Data())
    var state: UInt64 = 0x5CA7
    var gray = [UInt8](repeating: 0, count: image.width * image.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        var grain = 0
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        for shift in [8, 20, 32, 44] {
          grain += Int(state >> UInt64(shift) & 1023) - 511
        }
        let value = Int(pixels[y * image.bytesPerRow + 4 * x]) + grain * 9 / 591
        gray[y * image.width + x] = UInt8(min(max(value, 0), 255))
      }
    }
    guard let provider = CGDataProvider(data: Data(gray)) else { return nil }
    return CGImage(
      width: image.width, height: image.height, bitsPerComponent: 8, bitsPerPixel: 8,
      bytesPerRow: image.width, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [],
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }

  private static let letterB = Path { path in
    path.move(to: CGPoint(x: 70, y: 60))
    path.addLine(to: CGPoint(x: 180, y: 60))
    path.addCurve(
      to: CGPoint(x: 206, y: 186), control1: CGPoint(x: 270, y: 60),
      control2: CGPoint(x: 276, y: 168))
    path.addCurve(
      to: CGPoint(x: 184, y: 340), control1: CGPoint(x: 306, y: 196),
      control2: CGPoint(x: 292, y: 340))
    path.addLine(to: CGPoint(x: 70, y: 340))
    path.closeSubpath()
    path.addRoundedRect(
      in: CGRect(x: 116, y: 98, width: 84, height: 72), cornerSize: CGSize(width: 30, height: 30))
    path.addRoundedRect(
      in: CGRect(x: 116, y: 212, width: 100, height: 90), cornerSize: CGSize(width: 36, height: 36))
  }

  private static let flourish = Path { path in
    path.move(to: CGPoint(x: 540, y: 300))
    path.addCurve(
      to: CGPoint(x: 420, y: 96), control1: CGPoint(x: 470, y: 260),
      control2: CGPoint(x: 360, y: 160))
    path.addCurve(
      to: CGPoint(x: 470, y: 160), control1: CGPoint(x: 470, y: 40),
      control2: CGPoint(x: 520, y: 116))
    path.addCurve(
      to: CGPoint(x: 380, y: 320), control1: CGPoint(x: 400, y: 216),
      control2: CGPoint(x: 320, y: 270))
    path.addCurve(
      to: CGPoint(x: 540, y: 220), control1: CGPoint(x: 440, y: 370),
      control2: CGPoint(x: 520, y: 300))
  }
}
