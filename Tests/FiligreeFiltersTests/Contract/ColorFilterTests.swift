import FiligreeFilters
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// Colors by the formulas of Apple's "Core Image Filter Reference", in linear light.
struct ColorFilterTests {
  private let color = dot(0.2, 0.4, 0.8)

  private func result(_ name: String, _ values: [String: Any] = [:]) -> SIMD4<Float> {
    light(color.applyingFilter(name, parameters: values))
  }

  @Test func `brightness is added`() {
    expect(result("CIColorControls", [kCIInputBrightnessKey: 0.1]).isNear([0.3, 0.5, 0.9, 1]))
  }

  @Test func `contrast is a factor of the distance from a half`() {
    // (color.rgb - vec3(0.5)) * contrast + vec3(0.5)
    expect(result("CIColorControls", [kCIInputContrastKey: 2]).isNear([-0.1, 0.3, 1.1, 1]))
  }

  @Test func `saturation, contrast and brightness come one after another`() {
    // The gray 0.38636, (c − ½)·2 + ½, and 0.1 more.
    let gray: Float = (0.38636 - 0.5) * 2 + 0.5 + 0.1
    let values = [kCIInputSaturationKey: 0, kCIInputContrastKey: 2, kCIInputBrightnessKey: 0.1]
    expect(result("CIColorControls", values).isNear([gray, gray, gray, 1]))
  }

  @Test func `defaults are the reference's`() {
    // CIExposureAdjust: inputEV 0.5; CIGammaAdjust: inputPower 0.75.
    let root = Float(2).squareRoot()
    expect(result("CIExposureAdjust").isNear([0.2 * root, 0.4 * root, 0.8 * root, 1]))
    // The fourth roots of the components' cubes.
    func power(_ x: Float) -> Float { (x * x * x).squareRoot().squareRoot() }
    expect(result("CIGammaAdjust").isNear([power(0.2), power(0.4), power(0.8), 1]))
  }

  @Test func `saturation 0 is the luminance`() {
    // 0.2126·0.2 + 0.7152·0.4 + 0.0722·0.8
    let gray: Float = 0.38636
    expect(result("CIColorControls", [kCIInputSaturationKey: 0]).isNear([gray, gray, gray, 1]))
  }

  @Test func `an exposure of one doubles light`() {
    // s.rgb * pow(2.0, ev)
    expect(result("CIExposureAdjust", [kCIInputEVKey: 1]).isNear([0.4, 0.8, 1.6, 1]))
  }

  @Test func `gamma is a power of light`() {
    expect(result("CIGammaAdjust", ["inputPower": 2]).isNear([0.04, 0.16, 0.64, 1]))
  }

  @Test func `a third of a turn moves hues on by a component`() {
    expect(
      result("CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi / 3]).isNear([0.8, 0.2, 0.4, 1]))
  }

  @Test func `inverting is of light`() {
    expect(result("CIColorInvert").isNear([0.8, 0.6, 0.2, 1]))
  }

  @Test func `a matrix has rows and a bias`() {
    let values: [String: Any] = [
      "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
      "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5),
      "inputBiasVector": CIVector(x: 0.1, y: 0, z: 0, w: 0),
    ]
    // Straight (0.5, 0.4, 0.8), half as opaque.
    expect(result("CIColorMatrix", values).isNear([0.25, 0.2, 0.4, 0.5]))
  }

  @Test func `a clamp keeps components between two`() {
    let values: [String: Any] = [
      "inputMinComponents": CIVector(x: 0.3, y: 0, z: 0, w: 0),
      "inputMaxComponents": CIVector(x: 1, y: 1, z: 0.5, w: 1),
    ]
    expect(result("CIColorClamp", values).isNear([0.3, 0.4, 0.5, 1]))
  }

  @Test(arguments: [2, 3, 6]) func `a poster has as many levels as are asked for`(_ levels: Int) {
    let found = Set(
      (0...100).map { step in
        let gray = dot(Float(step) / 100, 0, 0)
        return light(gray.applyingFilter("CIColorPosterize", parameters: ["inputLevels": levels])).x
      })
    expect(found.sorted() == (0..<levels).map { Float($0) / Float(levels - 1) })
  }

  @Test func `sepia is W3C's matrix on coded numbers`() {
    // Filter Effects Module Level 1, sepia(): of the sRGB color (100, 50, 25) red is 0.393·100 + 0.769·50 + 0.189·25.
    let brown = CIImage(color: CIColor(red: 100 / 255, green: 50 / 255, blue: 25 / 255))
      .cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(pixel(brown.applyingFilter("CISepiaTone"), 0, 0) == [82, 73, 57, 255])
    let none = brown.applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0])
    expect(pixel(none, 0, 0) == [100, 50, 25, 255])
  }

  @Test func `monochrome is a color times the luminance`() {
    let red = result("CIColorMonochrome", [kCIInputColorKey: CIColor.red])
    expect(red.isNear([0.38636, 0, 0, 1]))
  }

  @Test func `masks and components`() {
    let gray: Float = 0.38636
    expect(result("CIMaskToAlpha").isNear([gray, gray, gray, gray]))
    expect(result("CIMaximumComponent").isNear([0.8, 0.8, 0.8, 1]))
    expect(result("CIMinimumComponent").isNear([0.2, 0.2, 0.2, 1]))
    expect(result("CIColorThreshold", ["inputThreshold": 0.4]) == [0, 1, 1, 1])
    let ends: [String: Any] = ["inputColor0": CIColor.black, "inputColor1": CIColor.red]
    expect(result("CIFalseColor", ends).isNear([gray, 0, 0, 1]))
  }

  @Test func `colors are changed straight, and what is clear stays clear`() {
    let half = dot(0.2, 0.4, 0.8, 0.5)
    expect(light(half.applyingFilter("CIColorInvert")).isNear([0.4, 0.3, 0.1, 0.5]))
    expect(light(dot(0, 0, 0, 0).applyingFilter("CIColorInvert")) == SIMD4())
  }

  @Test func `curves are sRGB's`() {
    // IEC 61966-2-1: the number ½ is the light 0.21404.
    let numbers = light(dot(0.21404, 1, 0).applyingFilter("CILinearToSRGBToneCurve"))
    expect(numbers.isNear([0.5, 1, 0, 1]))
    expect(
      light(dot(0.5, 1, 0).applyingFilter("CISRGBToneCurveToLinear")).isNear([0.21404, 1, 0, 1]))
  }

  @Test func `a vignette darkens the corners, not the middle`() {
    let gray = CIImage(color: .gray).cropped(to: CGRect(x: 0, y: 0, width: 41, height: 31))
    let dark = gray.applyingFilter("CIVignette", parameters: [kCIInputIntensityKey: 1])
    let (middle, corner) = (light(dark, 20, 15), light(dark, 0, 0))
    expect(middle.isNear(light(gray, 20, 15)))
    // cos⁴ 45°, but for half a pixel.
    expect(abs(corner.x / middle.x - 0.25) < 0.03)
    expect(dark.extent == gray.extent)
  }
}
