import FiligreeFilters
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// Filters without strings, as `CIFilterBuiltins` has them.
struct BuiltinsTests {
  @Test func `properties are the values of their keys`() {
    let blur = CIFilter.gaussianBlur()
    expect(blur.name == "CIGaussianBlur" && blur.radius == 10 && blur.inputImage == nil)
    blur.inputImage = scene
    blur.radius = 2
    expect(blur.value(forKey: kCIInputImageKey) as? CIImage === scene)
    expect((blur.value(forKey: kCIInputRadiusKey) as? NSNumber)?.floatValue == 2)
    blur.setValue(4, forKey: kCIInputRadiusKey)
    expect(blur.radius == 4)
    expect(blur.outputImage != nil)
  }

  @Test func `values have Apple's defaults`() {
    expect(CIFilter.sepiaTone().intensity == 1)
    expect(CIFilter.pixellate().scale == 8)
    expect(CIFilter.pixellate().center == CGPoint(x: 150, y: 150))
    expect(CIFilter.crystallize().radius == 20)
    expect(CIFilter.unsharpMask().radius == 2.5 && CIFilter.unsharpMask().intensity == 0.5)
    expect(CIFilter.vignette().radius == 1 && CIFilter.vignette().intensity == 0)
    expect(CIFilter.twirlDistortion().angle == Float(Double.pi))
    expect(CIFilter.linearGradient().point1 == CGPoint(x: 200, y: 200))
    expect(CIFilter.linearGradient().color0 == .white)
    expect(CIFilter.qrCodeGenerator().correctionLevel == "M")
    expect(CIFilter.qrCodeGenerator().message == Data())
    expect(CIFilter.code128BarcodeGenerator().quietSpace == 7)
    expect(CIFilter.perspectiveCorrection().topLeft == CGPoint(x: 118, y: 484))
    expect(CIFilter.affineTile().transform == .identity)
    expect(CIFilter.areaAverage().extent == CGRect(x: 0, y: 0, width: 640, height: 80))
    expect(CIFilter.colorMatrix().gVector == CIVector(x: 0, y: 1, z: 0, w: 0))
  }

  @Test func `a filter is a CIFilter and its protocol`() {
    var current: CIFilter = CIFilter.sepiaTone()
    expect(current is CISepiaTone && !(current is CIGaussianBlur))
    current = CIFilter.edges()
    expect(current.inputKeys.contains(kCIInputIntensityKey))
    let transition: any CIFilter & CITransitionFilter = CIFilter.dissolveTransition()
    transition.time = 0.5
    transition.targetImage = scene
    expect(transition.time == 0.5 && transition.targetImage === scene)
  }

  @Test func `pictures are composited`() {
    let over = CIFilter.sourceOverCompositing()
    over.inputImage = dot(1, 0, 0, 0.5)
    over.backgroundImage = dot(0, 1, 0)
    expect(over.outputImage.map { light($0).isNear([0.5, 0.5, 0, 1]) } == true)
  }
}
