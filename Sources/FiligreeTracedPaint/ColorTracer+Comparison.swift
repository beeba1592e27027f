import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTracing
import Foundation

extension ColorTracer {
  /// Traces a picture with gradients if these make its drawing better, and without them otherwise.
  ///
  /// Whether a gradient is worth its borders is decided by pixels, before there are curves. Here the picture is traced both
  /// ways, where there are gradients about which pixels leave a doubt, and both drawings are compared with it. The one with
  /// gradients is kept if it is no farther from the picture; one with more segments has to be nearer by a quarter of a decibel
  /// for each tenth that it has more.
  ///
  /// Drawings of more than 2²⁰ pixels are compared at that size. Recolorings and what is left out do not count.
  ///
  /// - Parameters:
  ///   - image: The picture. Its orientation is not looked at.
  ///   - progress: Is told from time to time how much is done, 0…1; what it throws ends the tracing.
  /// - Returns: What ``trace(_:progress:)`` returns with or without ``findsGradients``; without if it is not set.
  /// - Throws: What ``trace(_:progress:)`` throws, and `RasterError` for a drawing that cannot be drawn.
  public func traceWithGradientsIfBetter(
    _ image: CGImage, progress: (Double) throws -> Void = { _ in }
  ) throws -> ColorTrace {
    guard findsGradients else { return try trace(image, progress: progress) }
    let drawings = try drawings(of: image, comparing: true, progress: progress)
    guard let plain = drawings.plain else { return drawings.best }
    var compared = drawings
    if !recolorings.isEmpty || !droppedColors.isEmpty || dropsBackground {
      // Their shapes have other colors than the picture, or none.
      compared = try showingAll().drawings(of: image, comparing: true) { _ in try progress(1) }
    }
    guard let other = compared.plain else { return drawings.best }
    let isBetter = try DrawingError(of: image).isBetter(compared.best, than: other)
    return isBetter ? drawings.best : plain
  }

  /// The same with nothing recolored or left out.
  private func showingAll() -> ColorTracer {
    var tracer = self
    (tracer.recolorings, tracer.droppedColors, tracer.dropsBackground) = ([], [], false)
    return tracer
  }
}

/// How far drawings are from a picture.
private struct DrawingError {
  /// How many decibels a drawing has to be nearer for each tenth of segments that it has more.
  ///
  /// Of 1,230 pictures (`Benchmarks/tracing-set`), compared with what they show at four times their size, one is then farther, by
  /// 0.16 decibels in fewer segments. With 0.4 decibels it is as well, and icons lose gradients with which they are nearer by 0.5.
  private static let decibelsPerTenth = 0.25
  /// The most pixels that are compared.
  private static let mostPixels = 1 << 20

  private let picture: CGImage

  init(of image: CGImage) {
    let share = Double(Self.mostPixels) / (Double(image.width) * Double(image.height))
    let longest = Double(max(image.width, image.height)) * min(share, 1).squareRoot()
    picture = image.downscaled(toMaximumDimension: Int(longest)).premultiplied8(in: .sRGBSpace)
  }

  func isBetter(_ shaded: ColorTrace, than plain: ColorTrace) throws -> Bool {
    let tenths = log(Double(shaded.segmentCount) / Double(max(plain.segmentCount, 1))) / log(1.1)
    return try 10 * log10(error(of: plain) / error(of: shaded))
      >= max(Self.decibelsPerTenth * tenths, 0)
  }

  /// The mean of squared differences, on white and on black together, in levels.
  private func error(of trace: ColorTrace) throws -> Double {
    let page = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    var recorder = DisplayListRecorder(bounds: page)
    recorder.concatenate(
      CGAffineTransform(
        scaleX: page.width / CGFloat(trace.width), y: page.height / CGFloat(trace.height)))
    for layer in trace.layers { recorder.draw(layer) }
    let drawing = try Rasterizer().render(recorder.finish())
    var sum = 0
    picture.bytes.withUnsafeBufferPointer { a in
      drawing.bytes.withUnsafeBufferPointer { b in
        for i in stride(from: 0, to: a.count, by: 4) {
          let opacity = Int(a[i + 3]) - Int(b[i + 3])
          for j in i..<(i + 3) {
            let color = Int(a[j]) - Int(b[j])
            sum += color * color + (color - opacity) * (color - opacity)
          }
        }
      }
    }
    // What rounds to nothing is no better than what is off by a level in a pixel.
    return Double(max(sum, 1)) / Double(6 * picture.width * picture.height)
  }
}
