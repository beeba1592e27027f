import FiligreeFilters
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// Kernels, and two pictures into one, in linear light.
struct BlurAndCompositeTests {
  /// White of a pixel, at the origin.
  private let point = dot(1, 1, 1)

  private func row(_ image: CIImage, _ range: ClosedRange<Int>, y: CGFloat = 0) -> [Float] {
    range.map { light(image, CGFloat($0), y).w }
  }

  @Test func `a box is the mean of a square`() {
    let blurred = point.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
    expect(blurred.extent == CGRect(x: -1, y: -1, width: 3, height: 3))
    for (found, expected) in zip(row(blurred, -2...2), [0, 1, 1, 1, 0] as [Float]) {
      expect(abs(found - expected / 9) < 1e-6)
    }
    // Half a pixel further on either side.
    let wider = point.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1.5])
    expect(abs(row(wider, 2...2)[0] - 0.5 / 16) < 1e-6)
  }

  @Test func `a disc is the mean of the pixels within it`() {
    let blurred = point.applyingFilter("CIDiscBlur", parameters: [kCIInputRadiusKey: 2])
    // 13 centers are at most 2 away.
    expect(abs(row(blurred, 0...0, y: 2)[0] - 1 / 13) < 1e-6)
    expect(row(blurred, 1...1, y: 2)[0] == 0)
  }

  @Test func `a motion is the mean along a line`() {
    let blurred = point.applyingFilter("CIMotionBlur", parameters: [kCIInputRadiusKey: 2])
    for (found, expected) in zip(row(blurred, -3...3), [0, 1, 1, 1, 1, 1, 0] as [Float]) {
      expect(abs(found - expected / 5) < 1e-6)
    }
    expect(row(blurred, 0...0, y: 1)[0] == 0)
  }

  @Test(arguments: [0.8, 1.5, 4, 12]) func `a Gaussian has the variance of its sigma`(
    _ sigma: Double
  ) {
    let blurred = point.applyingGaussianBlur(sigma: sigma)
    let half = Int(4 * sigma) + 3
    var (sum, squares) = (0.0, 0.0)
    let picture = CIContext().createCGImage(
      blurred, from: CGRect(x: -half, y: -half, width: 2 * half + 1, height: 2 * half + 1),
      format: .RGBAf, colorSpace: CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    for (i, color) in (picture?.linearPixels() ?? []).enumerated() {
      let x = i % (2 * half + 1) - half
      sum += Double(color.w)
      squares += Double(color.w) * Double(x * x)
    }
    expect(abs(sum - 1) < 1e-3)
    expect(abs((squares / sum).squareRoot() / sigma - 1) < 0.02)
  }

  @Test(arguments: ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur"])
  func `one color stays what it is`(_ name: String) {
    let blurred = CIImage(color: .gray).applyingFilter(name, parameters: [kCIInputRadiusKey: 5])
    expect(blurred.extent.isInfinite)
    expect(light(blurred, 1000, -1000).isNear(light(.gray), 1e-5))
  }

  @Test func `the mean of black and white is that of light`() {
    // sRGB codes half the light as 188.
    let half = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 50, height: 100))
      .composited(over: .black).cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100))
    let edge = half.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 0.5])
    expect(pixel(edge, 49, 50, in: half.extent)[0] > pixel(edge, 50, 50, in: half.extent)[0])
    let mean = half.applyingFilter(
      "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: half.extent)])
    expect(pixel(mean, 0, 0) == [188, 188, 188, 255])
  }

  @Test func `area filters give one pixel at the origin`() {
    let image = dot(0.2, 0.4, 0.8).transformed(by: CGAffineTransform(translationX: 5, y: 5))
      .composited(over: dot(0.6, 0, 0.1))
    let extent = CIVector(x: 0, y: 0, z: 6, w: 6)
    let mean = image.applyingFilter("CIAreaAverage", parameters: [kCIInputExtentKey: extent])
    expect(mean.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(light(mean).isNear(SIMD4(0.8, 0.4, 0.9, 2) / 36))
    let most = image.applyingFilter("CIAreaMaximum", parameters: [kCIInputExtentKey: extent])
    expect(light(most).isNear([0.6, 0.4, 0.8, 1]))
    let least = image.applyingFilter("CIAreaMinimum", parameters: [kCIInputExtentKey: extent])
    expect(light(least) == SIMD4())
  }

  @Test func `Porter and Duff's operators`() {
    let (s, d) = (dot(1, 0, 0, 0.5), dot(0, 1, 0, 0.5))
    func result(_ name: String) -> SIMD4<Float> {
      light(s.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: d]))
    }
    expect(result("CISourceOverCompositing").isNear([0.5, 0.25, 0, 0.75]))
    expect(result("CISourceInCompositing").isNear([0.25, 0, 0, 0.25]))
    expect(result("CISourceOutCompositing").isNear([0.25, 0, 0, 0.25]))
    expect(result("CISourceAtopCompositing").isNear([0.25, 0.25, 0, 0.5]))
    expect(result("CIAdditionCompositing").isNear([0.5, 0.5, 0, 1]))
    expect(result("CIMaximumCompositing").isNear([0.5, 0.5, 0, 0.5]))
    expect(result("CIMinimumCompositing").isNear([0, 0, 0, 0.5]))
    expect(result("CIMultiplyCompositing").isNear([0, 0, 0, 0.25]))
  }

  @Test func `blend modes are of light`() {
    let (s, d) = (dot(0.5, 0.2, 1), dot(0.4, 0.8, 0.3))
    func result(_ name: String) -> SIMD4<Float> {
      light(s.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: d]))
    }
    expect(result("CIMultiplyBlendMode").isNear([0.2, 0.16, 0.3, 1]))
    expect(result("CIScreenBlendMode").isNear([0.7, 0.84, 1, 1]))
    expect(result("CIDarkenBlendMode").isNear([0.4, 0.2, 0.3, 1]))
    expect(result("CIDifferenceBlendMode").isNear([0.1, 0.6, 0.7, 1]))
  }

  @Test func `masks say how much is seen`() {
    let values: [String: Any] = [
      kCIInputBackgroundImageKey: dot(0, 0, 1), kCIInputMaskImageKey: dot(0.25, 0.25, 0.5, 0.5),
    ]
    func red(_ name: String) -> Float {
      light(dot(1, 0, 0).applyingFilter(name, parameters: values)).x
    }
    expect(abs(red("CIBlendWithAlphaMask") - 0.5) < 1e-5)
    expect(abs(red("CIBlendWithRedMask") - 0.125) < 1e-5)
    expect(abs(red("CIBlendWithBlueMask") - 0.25) < 1e-5)
    // Of the premultiplied (0.125, 0.125, 0.25).
    expect(abs(red("CIBlendWithMask") - (0.9278 * 0.125 + 0.0722 * 0.25)) < 1e-5)
  }

  @Test func `a dissolve is the mean by time`() {
    let mixed = dot(1, 0, 0).applyingFilter(
      "CIDissolveTransition",
      parameters: [kCIInputTargetImageKey: dot(0, 0, 1), kCIInputTimeKey: 0.25])
    expect(light(mixed).isNear([0.75, 0, 0.25, 1]))
  }
}
