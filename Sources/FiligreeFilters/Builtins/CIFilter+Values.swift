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
    get { self[image: "inputImage"] }
    set { self[image: "inputImage"] = newValue }
  }
  var backgroundImage: CIImage? {
    get { self[image: "inputBackgroundImage"] }
    set { self[image: "inputBackgroundImage"] = newValue }
  }
  var maskImage: CIImage? {
    get { self[image: "inputMaskImage"] }
    set { self[image: "inputMaskImage"] = newValue }
  }
  var targetImage: CIImage? {
    get { self[image: "inputTargetImage"] }
    set { self[image: "inputTargetImage"] = newValue }
  }

  var radius: Float {
    get { self[number: "inputRadius"] }
    set { self[number: "inputRadius"] = newValue }
  }
  var angle: Float {
    get { self[number: "inputAngle"] }
    set { self[number: "inputAngle"] = newValue }
  }
  var saturation: Float {
    get { self[number: "inputSaturation"] }
    set { self[number: "inputSaturation"] = newValue }
  }
  var brightness: Float {
    get { self[number: "inputBrightness"] }
    set { self[number: "inputBrightness"] = newValue }
  }
  var contrast: Float {
    get { self[number: "inputContrast"] }
    set { self[number: "inputContrast"] = newValue }
  }
  var ev: Float {
    get { self[number: "inputEV"] }
    set { self[number: "inputEV"] = newValue }
  }
  var power: Float {
    get { self[number: "inputPower"] }
    set { self[number: "inputPower"] = newValue }
  }
  var intensity: Float {
    get { self[number: "inputIntensity"] }
    set { self[number: "inputIntensity"] = newValue }
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
    get { self[number: "inputTime"] }
    set { self[number: "inputTime"] = newValue }
  }
  var scale: Float {
    get { self[number: "inputScale"] }
    set { self[number: "inputScale"] = newValue }
  }
  var width: Float {
    get { self[number: "inputWidth"] }
    set { self[number: "inputWidth"] = newValue }
  }
  var sharpness: Float {
    get { self[number: "inputSharpness"] }
    set { self[number: "inputSharpness"] = newValue }
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
    get { self[number: "inputAspectRatio"] }
    set { self[number: "inputAspectRatio"] = newValue }
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
    get { self[color: "inputColor"] }
    set { self[color: "inputColor"] = newValue }
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
    get { self[point: "inputCenter"] }
    set { self[point: "inputCenter"] = newValue }
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
    get { self[rect: "inputExtent"] }
    set { self[rect: "inputExtent"] = newValue }
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
    get { self[transform: "inputTransform"] }
    set { self[transform: "inputTransform"] = newValue }
  }
}
