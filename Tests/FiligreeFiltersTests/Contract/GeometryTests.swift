import FiligreeFilters
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// Where pictures lie, and what becomes of their pixels when they move.
struct GeometryTests {
  /// A picture of 3 × 2 pixels, each of another color.
  private let image = CIImage(
    cgImage: CGImage(
      width: 3, height: 2, components: 3, depth: 8,
      bytes: [10, 0, 0, 20, 0, 0, 30, 0, 0, 40, 0, 0, 50, 0, 0, 60, 0, 0]))

  /// The reds of a picture's pixels, rows from the top.
  private func reds(_ image: CIImage, _ rect: CGRect? = nil) -> [Int] {
    guard let picture = CIContext().createCGImage(image, from: rect ?? image.extent) else {
      return []
    }
    return stride(from: 0, to: picture.bytes.count, by: 4).map { Int(picture.bytes[$0]) }
  }

  @Test func `y goes up from the lower left corner`() {
    expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
    expect(reds(image, CGRect(x: 0, y: 0, width: 3, height: 1)) == [40, 50, 60])
    expect(reds(image.cropped(to: CGRect(x: 1, y: 1, width: 2, height: 1))) == [20, 30])
  }

  @Test func `whole steps move pixels and change none`() {
    let moved = image.transformed(by: CGAffineTransform(translationX: -7, y: 4))
    expect(moved.extent == CGRect(x: -7, y: 4, width: 3, height: 2))
    expect(reds(moved) == [10, 20, 30, 40, 50, 60])
    let turned = image.transformed(by: CGAffineTransform(0, 1, -1, 0, 0, 0))
    expect(turned.extent == CGRect(x: -2, y: 0, width: 2, height: 3))
    expect(reds(turned) == [30, 60, 20, 50, 10, 40])
  }

  @Test(arguments: CGImagePropertyOrientation.allCases)
  func `a recipe is oriented as pixels are`(_ orientation: CGImagePropertyOrientation) {
    let pixels = image.oriented(orientation)
    let recipe = image.cropped(to: image.extent).oriented(orientation)
    expect(recipe.extent == pixels.extent)
    expect(reds(recipe) == reds(pixels))
    expect(recipe.cgImage == nil && pixels.cgImage != nil)
    let moved = image.transformed(by: CGAffineTransform(translationX: 5, y: 9))
    expect(reds(moved.oriented(orientation)) == reds(pixels))
    expect(reds(image.oriented(forExifOrientation: Int32(orientation.rawValue))) == reds(pixels))
  }

  @Test func `clamping goes on with the outermost pixels`() {
    let clamped = image.clampedToExtent()
    expect(clamped.extent.isInfinite)
    expect(
      reds(clamped, CGRect(x: -1, y: -1, width: 5, height: 4))
        == [10, 10, 20, 30, 30, 10, 10, 20, 30, 30, 40, 40, 50, 60, 60, 40, 40, 50, 60, 60])
    expect(reds(clamped, CGRect(x: 1e6, y: -1e6, width: 1, height: 1)) == [60])
    let inner = image.clamped(to: CGRect(x: 1, y: 0, width: 1, height: 2))
    expect(reds(inner, image.extent) == [20, 20, 20, 50, 50, 50])
  }

  @Test func `nearest pixels make blocks`() {
    let blocks = image.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 1))
    expect(reds(blocks) == [10, 10, 20, 20, 30, 30, 40, 40, 50, 50, 60, 60])
  }

  @Test func `shrinking averages`() {
    let gray = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 16))
      .composited(over: .black).cropped(to: CGRect(x: 0, y: 0, width: 16, height: 16))
    let small = gray.clampedToExtent()
      .transformed(by: CGAffineTransform(scaleX: 1.0 / 16, y: 1.0 / 16))
    // Half the light.
    expect(reds(small, CGRect(x: 0, y: 0, width: 1, height: 1)) == [188])
  }

  @Test func `Lanczos keeps one color and the size asked for`() {
    let gray = CIImage(color: CIColor(red: 0.4, green: 0.4, blue: 0.4))
      .cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    for scale in [0.05, 0.3, 1.7] {
      let scaled = gray.applyingFilter(
        "CILanczosScaleTransform",
        parameters: [kCIInputScaleKey: scale, kCIInputAspectRatioKey: 2])
      expect(scaled.extent == CGRect(x: 0, y: 0, width: 40 * scale, height: 10 * scale).integral)
      expect(Set(reds(scaled)) == [102])
    }
  }

  @Test(arguments: [.leastNonzeroMagnitude, 1e-300, 1e-10, 1e-9])
  func `Lanczos takes the least of scales`(
    _ scale: Double
  ) {
    let filter = CIFilter.lanczosScaleTransform()
    filter.inputImage = image
    filter.setValue(scale, forKey: kCIInputScaleKey)
    let size = filter.outputImage?.extent.size
    expect(size == (scale < 1e-9 ? .zero : CGSize(width: 1, height: 1)))
  }

  @Test func `Lanczos takes a tower for a plank`() {
    // In between are 2²⁰ pixels, not 2²⁸.
    let tower = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1 << 20))
    let (across, up) = (256.0, 1.0 / Double(1 << 20))
    let plank = tower.applyingFilter(
      "CILanczosScaleTransform",
      parameters: [kCIInputScaleKey: up, kCIInputAspectRatioKey: across / up])
    expect(plank.extent == CGRect(x: 0, y: 0, width: 256, height: 1))
    expect(Set(reds(plank)) == [255])
  }

  @Test(arguments: [(0.25, 4.0), (4.0, 0.25)])
  func `Lanczos shrinks one axis and stretches the other`(_ across: Double, _ up: Double) {
    // A color that grows along both axes, by 1/200 a pixel.
    let ramp = CIFilter.linearGradient()
    ramp.point1 = CGPoint(x: 100, y: 100)
    ramp.color0 = .black
    let image = ramp.outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40))
    let scaled = image?.applyingFilter(
      "CILanczosScaleTransform",
      parameters: [kCIInputScaleKey: up, kCIInputAspectRatioKey: across / up])
    expect(scaled?.extent == CGRect(x: 0, y: 0, width: 40 * across, height: 40 * up))
    for (x, y) in [(5.0, 20.0), (4.0, 4.0), (6.0, 8.0)] {
      // The middle of the pixel, in the picture.
      let (u, v) = ((x + 0.5) / across, (y + 0.5) / up)
      guard (12..<28).contains(u), (12..<28).contains(v) else { continue }
      let found = scaled.map { light($0, x, y).x } ?? 0
      expect(abs(Double(found) - (u + v) / 200) < 2e-3)
    }
  }

  @Test func `what samples the nearest pixel goes on to`() {
    let nearest = image.samplingNearest()
    let recolored = nearest.applyingFilter("CIColorInvert")
    let large = CGAffineTransform(scaleX: 2, y: 2)
    let vignette = nearest.applyingFilter("CIVignette")
    for next in [
      recolored, nearest.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)), vignette,
      nearest.oriented(.down), recolored.oriented(.down),
    ] {
      // Each pixel is four.
      let before = reds(next, next.extent)
      let after = reds(next.transformed(by: large))
      let width = Int(next.extent.width)
      for (i, red) in after.enumerated() {
        expect(red == before[i / (4 * width) * width + i % (2 * width) / 2])
      }
    }
  }

  @Test func `a distortion beside the picture needs no more of it`() {
    // Some 10⁸ pixels lie between the circle and what is asked for.
    let bent = CIFilter.checkerboardGenerator().outputImage?.applyingFilter(
      "CITwirlDistortion", parameters: [kCIInputCenterKey: CIVector(x: 1e4, y: 1e4)])
    let found = bent.map { pixel($0, 0, 0, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    expect(found?.count == 4)
  }

  @Test(arguments: ["CIPixellate", "CIHexagonalPixellate", "CICrystallize"])
  func `cells of one color stay it, and others keep the mean`(_ name: String) throws {
    let gray = CIImage(color: .gray).cropped(to: CGRect(x: -20, y: -3, width: 50, height: 41))
    let values: [String: Any] = [kCIInputCenterKey: CIVector(x: 3.3, y: -7.1)]
    let cells = gray.applyingFilter(name, parameters: values)
    expect(Set(reds(cells)) == [128])
    // What one cell takes in, another does not: the sum of all light is that of the picture.
    func sum(_ image: CIImage) -> Float {
      light(
        image.applyingFilter(
          "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: scene.extent)])
      ).x
    }
    expect(abs(sum(scene.applyingFilter(name, parameters: values)) / sum(scene) - 1) < 1e-4)
  }

  @Test func `a quadrilateral and back is the picture`() {
    let corners: [String: Any] = [
      "inputTopLeft": CIVector(x: 10, y: 60), "inputTopRight": CIVector(x: 90, y: 64),
      "inputBottomRight": CIVector(x: 96, y: 0), "inputBottomLeft": CIVector(x: 0, y: 4),
    ]
    let forth = scene.applyingFilter("CIPerspectiveTransform", parameters: corners)
    expect(forth.extent == CGRect(x: 0, y: 0, width: 96, height: 64))
    let back = forth.applyingFilter("CIPerspectiveCorrection", parameters: corners)
    // The sun's middle is 68/96 of the width from the left, 18/64 of the height from the top.
    let sun = pixel(
      back, Int(back.extent.width * 68 / 96), Int(back.extent.height * 18 / 64), in: back.extent)
    expect(sun == [255, 240, 120, 255])
    let same: [String: Any] = [
      "inputTopLeft": CIVector(x: 0, y: 64), "inputTopRight": CIVector(x: 96, y: 64),
      "inputBottomRight": CIVector(x: 96, y: 0), "inputBottomLeft": CIVector(x: 0, y: 0),
    ]
    for name in ["CIPerspectiveTransform", "CIPerspectiveCorrection"] {
      expect(reds(scene.applyingFilter(name, parameters: same)) == reds(scene))
    }
  }

  @Test func `tiles repeat without bounds`() {
    let tiled = image.applyingFilter("CIAffineTile")
    expect(tiled.extent.isInfinite)
    expect(reds(tiled, CGRect(x: -3, y: 2, width: 6, height: 1)) == [40, 50, 60, 40, 50, 60])
    expect(reds(tiled, CGRect(x: 2, y: -1, width: 2, height: 1)) == [30, 10])
  }

  @Test func `cells have the mean of their pixels`() {
    let cells = image.applyingFilter(
      "CIPixellate",
      parameters: [kCIInputCenterKey: CIVector(x: 2, y: 0), kCIInputScaleKey: 2])
    expect(cells.extent == image.extent)
    let found = reds(cells)
    expect(found[0] == found[1] && found[0] == found[3] && found[2] == found[5])
    expect(found[0] != found[2])
  }

  @Test(arguments: ["CITwirlDistortion", "CIBumpDistortion", "CIPinchDistortion"])
  func `a distortion stays within its circle`(_ name: String) throws {
    let bent = scene.applyingFilter(
      name, parameters: [kCIInputCenterKey: CIVector(x: 48, y: 32), kCIInputRadiusKey: 10])
    let (before, after) = (reds(scene), reds(bent))
    var changes = 0
    for i in before.indices where before[i] != after[i] {
      changes += 1
      expect(hypot(Double(i % 96) - 47.5, Double(i / 96) - 31.5) < 10)
    }
    expect(changes > 0)
  }

  @Test func `gradients mix light`() throws {
    let gradient = try #require(
      CIFilter(
        name: "CILinearGradient",
        parameters: [
          "inputPoint0": CIVector(x: 0.5, y: 0), "inputPoint1": CIVector(x: 100.5, y: 0),
          "inputColor0": CIColor.black, "inputColor1": CIColor.white,
        ])?.outputImage)
    expect(gradient.extent.isInfinite)
    expect(light(gradient, 25).isNear(SIMD4(0.25, 0.25, 0.25, 1)))
    expect(light(gradient, -50).isNear([0, 0, 0, 1]))
    expect(light(gradient, 300).isNear([1, 1, 1, 1]))
  }
}
