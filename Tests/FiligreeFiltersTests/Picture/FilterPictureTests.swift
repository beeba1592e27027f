import FiligreeFilters
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// What filters make of a landscape, or of nothing.
struct FilterPictureTests {
  private let middle = CIVector(x: 48, y: 32)

  private func expectSheet(_ images: [CIImage], named name: String) throws {
    let page = sheet(images)
    expectPicture(try #require(CIContext().createCGImage(page, from: page.extent)), named: name)
  }

  @Test func blurs() throws {
    try expectSheet(
      [
        scene, scene.applyingGaussianBlur(sigma: 3),
        scene.clampedToExtent().applyingGaussianBlur(sigma: 3),
        scene.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 4]),
        scene.applyingFilter("CIDiscBlur", parameters: [kCIInputRadiusKey: 4]),
        scene.applyingFilter(
          "CIMotionBlur", parameters: [kCIInputRadiusKey: 8, kCIInputAngleKey: 0.6]),
        scene.applyingFilter("CIMedianFilter"),
        scene.clampedToExtent().applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 40]),
      ], named: "filters-blurs")
  }

  @Test func colors() throws {
    try expectSheet(
      [
        scene.applyingFilter("CISepiaTone"), scene.applyingFilter("CIColorInvert"),
        scene.applyingFilter(
          "CIColorControls",
          parameters: [
            kCIInputSaturationKey: 0.3, kCIInputBrightnessKey: 0.1, kCIInputContrastKey: 1.3,
          ]),
        scene.applyingFilter("CIHueAdjust", parameters: [kCIInputAngleKey: 2]),
        scene.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1]),
        scene.applyingFilter("CIGammaAdjust", parameters: ["inputPower": 2]),
        scene.applyingFilter("CIColorMonochrome"), scene.applyingFilter("CIColorPosterize"),
        scene.applyingFilter("CIFalseColor"), scene.applyingFilter("CIMaskToAlpha"),
        scene.applyingFilter("CIMaximumComponent"), scene.applyingFilter("CIColorThreshold"),
        scene.applyingFilter(
          "CIVignette", parameters: [kCIInputIntensityKey: 1, kCIInputRadiusKey: 1]),
        scene.applyingFilter(
          "CIColorClamp",
          parameters: ["inputMaxComponents": CIVector(x: 0.2, y: 0.4, z: 1, w: 1)]),
        scene.applyingFilter("CIWhitePointAdjust", parameters: [kCIInputColorKey: CIColor.yellow]),
        scene.applyingFilter(
          "CIColorMatrix", parameters: ["inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0)]),
      ], named: "filters-colors")
  }

  @Test func styles() throws {
    try expectSheet(
      [
        scene.applyingFilter("CIPixellate", parameters: [kCIInputCenterKey: middle]),
        scene.applyingFilter("CIHexagonalPixellate", parameters: [kCIInputCenterKey: middle]),
        scene.applyingFilter(
          "CICrystallize", parameters: [kCIInputCenterKey: middle, kCIInputRadiusKey: 8]),
        scene.applyingFilter("CIEdges", parameters: [kCIInputIntensityKey: 4]),
        scene.applyingFilter("CIBloom", parameters: [kCIInputIntensityKey: 1]),
        scene.applyingFilter("CIGloom", parameters: [kCIInputIntensityKey: 1]),
        scene.applyingFilter("CIUnsharpMask", parameters: [kCIInputIntensityKey: 1]),
        scene.applyingFilter("CISharpenLuminance", parameters: [kCIInputSharpnessKey: 2]),
        scene.applyingFilter(
          "CITwirlDistortion", parameters: [kCIInputCenterKey: middle, kCIInputRadiusKey: 40]),
        scene.applyingFilter(
          "CIBumpDistortion", parameters: [kCIInputCenterKey: middle, kCIInputRadiusKey: 30]),
        scene.applyingFilter(
          "CIPinchDistortion", parameters: [kCIInputCenterKey: middle, kCIInputRadiusKey: 30]),
      ], named: "filters-styles")
  }

  @Test func generators() throws {
    func made(_ name: String, _ values: [String: Any] = [:]) throws -> CIImage {
      try #require(CIFilter(name: name, parameters: values)?.outputImage)
    }
    try expectSheet(
      [
        made("CIConstantColorGenerator"),
        made("CICheckerboardGenerator", [kCIInputWidthKey: 12, kCIInputCenterKey: middle]),
        made(
          "CIStripesGenerator",
          [
            kCIInputWidthKey: 12, kCIInputCenterKey: middle, kCIInputSharpnessKey: 0.2,
            "inputColor0": CIColor.red,
          ]),
        made("CIRandomGenerator"),
        made("CILinearGradient", ["inputPoint1": CIVector(x: 96, y: 64)]),
        made("CISmoothLinearGradient", ["inputPoint1": CIVector(x: 96, y: 64)]),
        made("CIRadialGradient", [kCIInputCenterKey: middle, "inputRadius1": 40]),
        made("CIGaussianGradient", [kCIInputCenterKey: middle, kCIInputRadiusKey: 40]),
        made(
          "CIRoundedRectangleGenerator",
          [
            kCIInputExtentKey: CIVector(x: 10, y: 10, z: 60, w: 40),
            kCIInputColorKey: CIColor.blue,
          ]),
        made("CIQRCodeGenerator", ["inputMessage": Data("filigree".utf8)])
          .transformed(by: CGAffineTransform(scaleX: 2, y: 2)),
        made("CICode128BarcodeGenerator", ["inputMessage": Data("12".utf8)]),
      ], named: "filters-generators")
  }

  @Test func geometry() throws {
    let quad: [String: Any] = [
      "inputTopLeft": CIVector(x: 20, y: 60), "inputTopRight": CIVector(x: 90, y: 50),
      "inputBottomRight": CIVector(x: 80, y: 10), "inputBottomLeft": CIVector(x: 5, y: 4),
    ]
    let large = CGAffineTransform(a: 6, b: 0, c: 0, d: 6, tx: -340, ty: -240)
    let turned = CGAffineTransform(scaleX: 0.4, y: 0.4).rotated(by: 0.4)
    try expectSheet(
      [
        scene.transformed(by: turned.translatedBy(x: 40, y: 0)),
        scene.samplingNearest().transformed(by: large), scene.transformed(by: large),
        scene.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.5]),
        scene.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 6])
          .transformed(by: CGAffineTransform(translationX: -340, y: -240)),
        scene.applyingFilter("CIStraightenFilter", parameters: [kCIInputAngleKey: 0.3]),
        scene.applyingFilter("CIPerspectiveTransform", parameters: quad),
        scene.applyingFilter("CIPerspectiveCorrection", parameters: quad),
        scene.applyingFilter("CIAffineTile", parameters: [kCIInputTransformKey: turned]),
        scene.applyingFilter("CIAffineClamp", parameters: [kCIInputTransformKey: turned]),
        scene.cropped(to: CGRect(x: 20, y: 10, width: 40, height: 40)),
        scene.samplingLinear().cropped(to: scene.extent).oriented(.right),
      ], named: "filters-geometry")
  }

  @Test func compositing() throws {
    let disc = try #require(
      CIFilter(
        name: "CIRadialGradient",
        parameters: [
          kCIInputCenterKey: middle, "inputRadius0": 20, "inputRadius1": 28,
          "inputColor0": CIColor(red: 1, green: 0.4, blue: 0.1, alpha: 0.9),
          "inputColor1": CIColor.clear,
        ])?.outputImage
    ).cropped(to: scene.extent)
    let names = CIFilter.filterNames(inCategory: kCICategoryCompositeOperation)
    let over = names.map {
      disc.applyingFilter($0, parameters: [kCIInputBackgroundImageKey: scene])
    }
    let sepia = scene.applyingFilter("CISepiaTone")
    let masked = ["CIBlendWithMask", "CIBlendWithAlphaMask"].map {
      sepia.applyingFilter(
        $0, parameters: [kCIInputBackgroundImageKey: scene, kCIInputMaskImageKey: disc])
    }
    let faded = scene.applyingFilter(
      "CIDissolveTransition", parameters: [kCIInputTargetImageKey: sepia, kCIInputTimeKey: 0.5])
    try expectSheet(over + masked + [faded], named: "filters-compositing")
  }
}
