import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Small and degenerate pictures with settings that nobody means: each is done, or refused, at once.
struct StrangeSettingsTests {
  /// A picture and settings by a seed; `FILIGREE_CONTOUR_SEEDS=100000` tries so many.
  @Test func nothingTrapsOrHangs() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FILIGREE_CONTOUR_SEEDS"].flatMap { Int($0) } ?? 60
    let first = environment["FILIGREE_CONTOUR_SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<(first + UInt64(count)) {
      if environment["FILIGREE_CONTOUR_SEEDS"] != nil { print("seed", seed) }
      let begun = ContinuousClock.now
      var source = RandomSource(seed: seed)
      run(&source)
      let time = ContinuousClock.now - begun
      // Debug builds on busy machines are ten times as slow as what is promised.
      expect(time < .seconds(10), "seed \(seed): \(time)")
    }
  }

  /// As the contrast goes to 0 the picture becomes one gray, the pivot's: nothing, or ink all over.
  @Test func hardlyAnyContrastPartsNothing() throws {
    let plane = LumaPlane(width: 4, height: 1, samples: [0, 0, 255, 255] as [UInt8])
    for contrast in [Double.leastNonzeroMagnitude, 0x1p-1030, 1e-300, 1e-9] {
      for pivot in [0, 0.3, 0.5, 1] {
        var detection = ContourDetection()
        detection.contrastAdjustment = contrast
        detection.contrastPivot = pivot
        expect(try detection.contours(in: .init(plane: plane)).count <= 1, "\(contrast), \(pivot)")
      }
    }
  }

  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1, -1, 0.5, 2, 1e-300, 1e300, -1e300, 1e9, 0.1, 255,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  private func number(_ source: inout RandomSource) -> Double {
    Bool.random(using: &source)
      ? Self.numbers.randomElement(using: &source) ?? 0
      : Double.random(in: -3...90, using: &source)
  }

  private func whole(_ source: inout RandomSource) -> Int {
    [Int.min, -1, 0, 1, 2, 3, 63, 64, 65, 4096, 1 << 20, Int.max].randomElement(using: &source) ?? 0
  }

  private func picture(_ source: inout RandomSource) -> CGImage {
    let sides = [1, 1, 2, 3, 4, 5, 16, 33, 64, 65]
    var (width, height) = (
      sides.randomElement(using: &source) ?? 1, sides.randomElement(using: &source) ?? 1
    )
    switch Int.random(in: 0..<6, using: &source) {
    case 0: (width, height) = (Int.random(in: 1...3000, using: &source), 1)
    case 1: (width, height) = (1, Int.random(in: 1...3000, using: &source))
    default: break
    }
    let components = Int.random(in: 1...4, using: &source)
    let depth = Bool.random(using: &source) ? 8 : 16
    let kind = Int.random(in: 0..<5, using: &source)
    let stays = Int.random(in: 1...40, using: &source)
    var value = UInt8.random(in: 0...255, using: &source)
    let bytes = (0..<(width * height * components * depth / 8)).map { i -> UInt8 in
      switch kind {
      case 0: return value
      case 1: return 0
      case 2: return UInt8.random(in: 0...255, using: &source)
      case 3: return UInt8(truncatingIfNeeded: i / components)
      default:
        if Int.random(in: 0..<stays, using: &source) == 0 {
          value = Bool.random(using: &source) ? 0 : 255
        }
        return value
      }
    }
    return CGImage(
      width: width, height: height, components: components, depth: depth, bytes: bytes)
  }

  private func run(_ source: inout RandomSource) {
    let image = picture(&source)
    detect(image, &source)
    trace(image, &source)
    traceColors(image, &source)
    traceCenterLines(image, &source)
  }

  private func detect(_ image: CGImage, _ source: inout RandomSource) {
    let request = VNDetectContoursRequest()
    request.contrastAdjustment = Float(number(&source))
    request.contrastPivot = Bool.random(using: &source) ? nil : NSNumber(value: number(&source))
    request.detectsDarkOnLight = Bool.random(using: &source)
    request.maximumImageDimension = whole(&source)
    if Int.random(in: 0..<3, using: &source) == 0 {
      request.regionOfInterest = CGRect(
        x: number(&source), y: number(&source), width: number(&source), height: number(&source))
    }
    try? VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
    guard let found = request.results?.first else { return }
    for index in [-1, 0, found.contourCount, .max, .min] {
      guard let contour = try? found.contour(at: index) else { continue }
      for _ in 0..<3 {
        _ = try? contour.polygonApproximation(epsilon: Float(number(&source)))
      }
    }
    _ = try? found.contour(at: IndexPath(indexes: [0, 0, 0, 0, 9]))
    _ = try? found.contour(at: IndexPath())
    _ = found.normalizedPath.boundingBox
  }

  private func trace(_ image: CGImage, _ source: inout RandomSource) {
    var options = Tracer.Options()
    options.style = Tracer.Options.Style.allCases.randomElement(using: &source) ?? .smooth
    options.tolerance = Bool.random(using: &source) ? nil : number(&source)
    options.cornerAngle = number(&source)
    options.despeckle = number(&source)
    options.threshold =
      [
        .automatic, .otsu, .adaptive, .value(number(&source)),
        .contrast(adjustment: number(&source), pivot: number(&source)),
      ].randomElement(using: &source) ?? .otsu
    options.detectsDarkOnLight = Bool.random(using: &source)
    options.maximumImageDimension = whole(&source)
    options.maximumThreads = whole(&source)
    if Bool.random(using: &source) { options.maximumPoints = whole(&source) }
    _ = try? Tracer(options: options).trace(image)
  }

  private func traceColors(_ image: CGImage, _ source: inout RandomSource) {
    var tracer = ColorTracer()
    switch Int.random(in: 0..<3, using: &source) {
    case 0: tracer.colors = .count(whole(&source))
    case 1:
      tracer.colors = .list(
        (0..<Int.random(in: 0...3, using: &source)).map { _ in
          CGColor(
            srgbRed: number(&source), green: number(&source), blue: number(&source),
            alpha: number(&source))
        })
    default: break
    }
    tracer.layering = Bool.random(using: &source) ? .stacked : .cutout
    tracer.findsGradients = Bool.random(using: &source)
    tracer.style = [.smooth, .polygon, .pixel].randomElement(using: &source) ?? .smooth
    tracer.tolerance = Bool.random(using: &source) ? nil : number(&source)
    tracer.cornerAngle = number(&source)
    tracer.despeckle = Bool.random(using: &source) ? nil : whole(&source)
    if Bool.random(using: &source) { tracer.maximumPoints = whole(&source) }
    tracer.fewestNoisyPixels = Bool.random(using: &source) ? 0 : 1 << 20
    _ = try? tracer.trace(image)
  }

  private func traceCenterLines(_ image: CGImage, _ source: inout RandomSource) {
    var tracer = CenterLineTracer()
    tracer.isLight = Bool.random(using: &source)
    tracer.threshold = Bool.random(using: &source) ? nil : number(&source)
    tracer.tolerance = Bool.random(using: &source) ? nil : number(&source)
    tracer.cornerAngle = number(&source)
    tracer.despeckle = whole(&source)
    _ = try? tracer.trace(image)
  }
}
