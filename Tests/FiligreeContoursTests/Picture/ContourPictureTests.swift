import FiligreeTestSupport
import Testing

@testable import FiligreeContours

/// What contours look like, close up.
struct ContourPictureTests {
  private func plot(
    _ samples: [UInt8], _ width: Int, _ height: Int, zoom: Int, _ name: String,
    _ style: ContourPointStyle = .subpixel
  ) throws {
    var detection = ContourDetection()
    detection.pointStyle = style
    let set = try detection.contours(
      in: .init(plane: LumaPlane(width: width, height: height, samples: samples)))
    expectPicture(ContourPlot(set, over: samples, zoom: zoom).image, named: name)
  }

  /// A disc, a ring, a slanted bar and boxes on and between pixels.
  private func shapes() -> GrayDrawing {
    var drawing = GrayDrawing(64, 44)
    drawing.disc(14, 14, 10.3)
    drawing.disc(14, 14, 5.2, ink: 0)
    drawing.paint(x: 28...60, y: 3...24) { x, y in
      abs((x - 44) * 0.4 + (y - 13) * 0.9165) < 3.5 && abs((x - 44) * 0.9165 - (y - 13) * 0.4) < 14
    }
    drawing.rect(5, 30, 19, 39)
    drawing.rect(9, 33, 15, 36, ink: 0)
    drawing.rect(24.4, 29.7, 36.4, 39.2)
    drawing.rect(42, 29, 43, 40)
    drawing.rect(46, 31, 60, 32)
    drawing.disc(51.5, 36.5, 2.5)
    return drawing
  }

  @Test func antialiasedShapes() throws {
    try plot(shapes().samples(), 64, 44, zoom: 12, "antialiased-shapes")
  }

  @Test(arguments: ContourPointStyle.allCases)
  func hardEdgedShapes(style: ContourPointStyle) throws {
    let samples = shapes().coverage.map { $0 >= 0.5 ? UInt8(0) : 255 }
    try plot(samples, 64, 44, zoom: 12, "hard-edged-shapes-\(style)", style)
  }

  @Test func blurredShapes() throws {
    var samples = shapes().samples()
    for _ in 0..<3 {
      let old = samples
      for y in 1..<43 {
        for x in 1..<63 {
          var sum = 0
          for dy in -1...1 { for dx in -1...1 { sum += Int(old[(y + dy) * 64 + x + dx]) } }
          samples[y * 64 + x] = UInt8(sum / 9)
        }
      }
    }
    try plot(samples, 64, 44, zoom: 12, "blurred-shapes")
  }
}
