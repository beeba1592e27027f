import FiligreePaths
import FiligreePixels
import Foundation

/// What all filters that `CIFilterBuiltins` names have: Core Image's `CIFilterProtocol`.
public protocol CIFilterProtocol: AnyObject {
  /// The result; nil where a picture is not set that the filter needs, or a value is not usable.
  var outputImage: CIImage? { get }
}

extension CIFilter: CIFilterProtocol {}

/// The values of filters as properties: each stands for the key of its name, `inputRadius` for `radius`.
///
/// A filter's protocol says which of them it has.
extension CIFilter {
  var inputImage: CIImage? {
    get { self[image: kCIInputImageKey] }
    set { self[image: kCIInputImageKey] = newValue }
  }
  var backgroundImage: CIImage? {
    get { self[image: kCIInputBackgroundImageKey] }
    set { self[image: kCIInputBackgroundImageKey] = newValue }
  }
  var maskImage: CIImage? {
    get { self[image: kCIInputMaskImageKey] }
    set { self[image: kCIInputMaskImageKey] = newValue }
  }
  var targetImage: CIImage? {
    get { self[image: kCIInputTargetImageKey] }
    set { self[image: kCIInputTargetImageKey] = newValue }
  }

  var radius: Float {
    get { self[number: kCIInputRadiusKey] }
    set { self[number: kCIInputRadiusKey] = newValue }
  }
  var angle: Float {
    get { self[number: kCIInputAngleKey] }
    set { self[number: kCIInputAngleKey] = newValue }
  }
  var saturation: Float {
    get { self[number: kCIInputSaturationKey] }
    set { self[number: kCIInputSaturationKey] = newValue }
  }
  var brightness: Float {
    get { self[number: kCIInputBrightnessKey] }
    set { self[number: kCIInputBrightnessKey] = newValue }
  }
  var contrast: Float {
    get { self[number: kCIInputContrastKey] }
    set { self[number: kCIInputContrastKey] = newValue }
  }
  var ev: Float {
    get { self[number: kCIInputEVKey] }
    set { self[number: kCIInputEVKey] = newValue }
  }
  var power: Float {
    get { self[number: "inputPower"] }
    set { self[number: "inputPower"] = newValue }
  }
  var intensity: Float {
    get { self[number: kCIInputIntensityKey] }
    set { self[number: kCIInputIntensityKey] = newValue }
  }
  var levels: Float {
    get { self[number: "inputLevels"] }
    set { self[number: "inputLevels"] = newValue }
  }
  var threshold: Float {
    get { self[number: "inputThreshold"] }
    set { self[number: "inputThreshold"] = newValue }
  }
  var time: Float {
    get { self[number: kCIInputTimeKey] }
    set { self[number: kCIInputTimeKey] = newValue }
  }
  var scale: Float {
    get { self[number: kCIInputScaleKey] }
    set { self[number: kCIInputScaleKey] = newValue }
  }
  var width: Float {
    get { self[number: kCIInputWidthKey] }
    set { self[number: kCIInputWidthKey] = newValue }
  }
  var sharpness: Float {
    get { self[number: kCIInputSharpnessKey] }
    set { self[number: kCIInputSharpnessKey] = newValue }
  }
  var quietSpace: Float {
    get { self[number: "inputQuietSpace"] }
    set { self[number: "inputQuietSpace"] = newValue }
  }
  var barcodeHeight: Float {
    get { self[number: "inputBarcodeHeight"] }
    set { self[number: "inputBarcodeHeight"] = newValue }
  }
  var radius0: Float {
    get { self[number: "inputRadius0"] }
    set { self[number: "inputRadius0"] = newValue }
  }
  var radius1: Float {
    get { self[number: "inputRadius1"] }
    set { self[number: "inputRadius1"] = newValue }
  }
  var aspectRatio: Float {
    get { self[number: kCIInputAspectRatioKey] }
    set { self[number: kCIInputAspectRatioKey] = newValue }
  }

  var rVector: CIVector {
    get { self[vector: "inputRVector"] }
    set { self[vector: "inputRVector"] = newValue }
  }
  var gVector: CIVector {
    get { self[vector: "inputGVector"] }
    set { self[vector: "inputGVector"] = newValue }
  }
  var bVector: CIVector {
    get { self[vector: "inputBVector"] }
    set { self[vector: "inputBVector"] = newValue }
  }
  var aVector: CIVector {
    get { self[vector: "inputAVector"] }
    set { self[vector: "inputAVector"] = newValue }
  }
  var biasVector: CIVector {
    get { self[vector: "inputBiasVector"] }
    set { self[vector: "inputBiasVector"] = newValue }
  }
  var minComponents: CIVector {
    get { self[vector: "inputMinComponents"] }
    set { self[vector: "inputMinComponents"] = newValue }
  }
  var maxComponents: CIVector {
    get { self[vector: "inputMaxComponents"] }
    set { self[vector: "inputMaxComponents"] = newValue }
  }

  var color: CIColor {
    get { self[color: kCIInputColorKey] }
    set { self[color: kCIInputColorKey] = newValue }
  }
  var color0: CIColor {
    get { self[color: "inputColor0"] }
    set { self[color: "inputColor0"] = newValue }
  }
  var color1: CIColor {
    get { self[color: "inputColor1"] }
    set { self[color: "inputColor1"] = newValue }
  }

  var center: CGPoint {
    get { self[point: kCIInputCenterKey] }
    set { self[point: kCIInputCenterKey] = newValue }
  }
  var point0: CGPoint {
    get { self[point: "inputPoint0"] }
    set { self[point: "inputPoint0"] = newValue }
  }
  var point1: CGPoint {
    get { self[point: "inputPoint1"] }
    set { self[point: "inputPoint1"] = newValue }
  }
  var topLeft: CGPoint {
    get { self[point: "inputTopLeft"] }
    set { self[point: "inputTopLeft"] = newValue }
  }
  var topRight: CGPoint {
    get { self[point: "inputTopRight"] }
    set { self[point: "inputTopRight"] = newValue }
  }
  var bottomRight: CGPoint {
    get { self[point: "inputBottomRight"] }
    set { self[point: "inputBottomRight"] = newValue }
  }
  var bottomLeft: CGPoint {
    get { self[point: "inputBottomLeft"] }
    set { self[point: "inputBottomLeft"] = newValue }
  }

  var extent: CGRect {
    get { self[rect: kCIInputExtentKey] }
    set { self[rect: kCIInputExtentKey] = newValue }
  }

  var message: Data {
    get { self[data: "inputMessage"] }
    set { self[data: "inputMessage"] = newValue }
  }

  var correctionLevel: String {
    get { self[text: "inputCorrectionLevel"] }
    set { self[text: "inputCorrectionLevel"] = newValue }
  }

  var transform: CGAffineTransform {
    get { self[transform: kCIInputTransformKey] }
    set { self[transform: kCIInputTransformKey] = newValue }
  }
}
