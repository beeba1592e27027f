import FiligreeFilters
import FiligreePaths
import FiligreePixels
import FiligreeSymbols
import Foundation
import FiligreeTestSupport
import Testing

/// Filters by their names and keys.
struct CIFilterTests {
  /// What is warned of while `body` runs.
  private func warnings(_ body: () -> Void) -> [String] {
    let listener = WarningListener()
    WarningLog.$listener.withValue(listener, operation: body)
    return listener.take().map(\.text)
  }

  @Test func `a filter by name has its defaults`() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    expect(filter.name == "CIGaussianBlur")
    expect(filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
    expect(filter.outputKeys == [kCIOutputImageKey])
    expect(filter.value(forKey: kCIInputRadiusKey) as? NSNumber == 10)
    filter.setValue(3, forKey: kCIInputRadiusKey)
    expect(FilterNumber(filter.value(forKey: kCIInputRadiusKey)) == 3)
    filter.setDefaults()
    expect(FilterNumber(filter.value(forKey: kCIInputRadiusKey)) == 10)
  }

  @Test func `attributes tell of each value`() throws {
    let attributes = try #require(CIFilter(name: "CIVignette")).attributes
    expect(attributes[kCIAttributeFilterName] as? String == "CIVignette")
    expect(
      attributes[kCIAttributeFilterCategories] as? [String]
        == [kCICategoryColorEffect, kCICategoryBuiltIn])
    let radius = try #require(attributes[kCIInputRadiusKey] as? [String: Any])
    expect(radius[kCIAttributeClass] as? String == "NSNumber")
    expect(radius[kCIAttributeDefault] as? NSNumber == 1)
    expect(radius[kCIAttributeSliderMin] as? NSNumber == 0)
    expect(radius[kCIAttributeSliderMax] as? NSNumber == 2)
    expect(CIFilter.localizedName(forFilterName: "CIGaussianBlur") == "Gaussian Blur")
  }

  @Test func `a name that no filter has gives none, and is said`() {
    let said = warnings {
      expect(CIFilter(name: "CINoSuchFilter") == nil)
      expect(scene.applyingFilter("CINone").extent.isEmpty)
    }
    expect(said == ["there is no filter CINoSuchFilter", "there is no filter CINone"])
  }

  @Test func `a key that a filter has not is said`() {
    let said = warnings { CIFilter(name: "CISepiaTone")?.setValue(1, forKey: kCIInputRadiusKey) }
    expect(said == ["CISepiaTone has no value inputRadius; it has inputImage, inputIntensity"])
  }

  @Test func `a generator needs no picture, and everything else does`() throws {
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try #require(CIFilter(name: name))
      let needs = filter.inputKeys.contains { $0 == kCIInputImageKey || $0 == "inputMessage" }
      expect((filter.outputImage == nil) == needs, "\(name)")
    }
  }

  @Test func `any number will do`() {
    let numbers: [Any] = [2, 2.0, Float(2), CGFloat(2), UInt8(2), NSNumber(value: 2)]
    let pictures = numbers.map { number in
      scene.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: number])
    }
    expect(Set(pictures.map { light($0, 40, 50) }).count == 1)
    expect(light(pictures[0], 40, 50) != light(scene, 40, 50))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is not finite gives no picture`(_ number: Double) throws {
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try #require(CIFilter(name: name, parameters: [:]))
      for key in filter.inputKeys {
        let kind = (filter.attributes[key] as? [String: Any])?[kCIAttributeClass] as? String
        switch kind {
        case "CIImage": filter.setValue(scene, forKey: key)
        case "NSNumber": filter.setValue(number, forKey: key)
        case "CIVector": filter.setValue(CIVector(x: number, y: number), forKey: key)
        case "NSValue":
          filter.setValue(CGAffineTransform(scaleX: 1, y: number), forKey: key)
        case "NSData": filter.setValue(Data("x".utf8), forKey: key)
        default: break
        }
      }
      let isHostile = filter.inputKeys.contains { key in
        let kind = (filter.attributes[key] as? [String: Any])?[kCIAttributeClass] as? String
        return ["NSNumber", "CIVector", "NSValue"].contains(kind)
      }
      expect((filter.outputImage == nil) == isHostile, "\(name)")
    }
  }

  @Test(arguments: [-1e300, -1, 0, .leastNonzeroMagnitude, 1e-300, 1e-9, 1e9])
  func `extreme numbers end`(_ number: Double) throws {
    let small = scene.cropped(to: CGRect(x: 40, y: 20, width: 5, height: 4))
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = try #require(CIFilter(name: name))
      for key in filter.inputKeys {
        let kind = (filter.attributes[key] as? [String: Any])?[kCIAttributeClass] as? String
        switch kind {
        case "CIImage": filter.setValue(small, forKey: key)
        case "NSNumber" where !key.contains("Barcode"): filter.setValue(number, forKey: key)
        case "CIVector":
          filter.setValue(CIVector(x: number, y: number, z: number, w: number), forKey: key)
        case "NSValue":
          filter.setValue(CGAffineTransform(scaleX: number, y: number), forKey: key)
        default: break
        }
      }
      guard let output = filter.outputImage else { continue }
      _ = CIContext().createCGImage(output, from: CGRect(x: 40, y: 20, width: 3, height: 3))
    }
  }

  @Test func `several values are set at a time`() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    filter.setValuesForKeys([kCIInputImageKey: scene, kCIInputIntensityKey: 0.5])
    expect(filter.value(forKey: kCIInputImageKey) as? CIImage === scene)
    expect(FilterNumber(filter.value(forKey: kCIInputIntensityKey)) == 0.5)
    filter.setValuesForKeys([kCIInputImageKey: NSNull()])
    expect(filter.value(forKey: kCIInputImageKey) == nil && filter.outputImage == nil)
  }

  @Test func `a subclass keeps values under their keys`() {
    final class Own: CIFilter {
      var inputImage: CIImage?
      override func setValue(_ value: Any?, forKey key: String) {
        super.setValue(value, forKey: key)
        if key == kCIInputImageKey { inputImage = value as? CIImage }
      }
    }
    let plain = CIFilter()
    plain.setValue(3, forKey: "inputOwn")
    expect(plain.value(forKey: "inputOwn") as? Int == 3)
    let own = Own()
    own.setValuesForKeys([kCIInputImageKey: scene])
    expect(own.inputImage === scene)
  }

  @Test func `a disabled filter leaves the picture`() throws {
    let filter = try #require(CIFilter(name: "CIColorInvert"))
    filter.setValue(scene, forKey: kCIInputImageKey)
    filter.isEnabled = false
    expect(filter.outputImage === scene)
    filter.setValue(nil, forKey: kCIInputImageKey)
    expect(filter.outputImage == nil)
  }

  @Test func `a subclass has filters of its own`() {
    final class Faded: CIFilter {
      var inputImage: CIImage?
      override var outputImage: CIImage? {
        inputImage?.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
      }
    }
    let filter = Faded()
    expect(filter.outputImage == nil)
    filter.inputImage = dot(1, 0, 0)
    expect(filter.outputImage.map { light($0).isNear([0.2126, 0.2126, 0.2126, 1]) } == true)
  }

  @Test func `colors and vectors read as they are written`() {
    expect(CIColor(string: "1 0.5 0 0.25") == CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    expect(CIColor(red: 1, green: 0.5, blue: 0).stringRepresentation == "1 0.5 0 1")
    expect(CIColor(cgColor: .white).red == 1 && CIColor(cgColor: .white).numberOfComponents == 2)
    expect(
      CIColor(red: 1, green: 0, blue: 0, alpha: 1, colorSpace: CGColorSpaceCreateDeviceGray())
        == nil)
    expect(CIVector(string: "[1 2 0.5]") == CIVector(x: 1, y: 2, z: 0.5))
    expect(
      CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).stringRepresentation == "[1 2 3 4]")
    expect(CIVector(x: 1).value(at: 7) == 0)
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expect(CIVector(cgAffineTransform: map).cgAffineTransformValue == map)
  }

  private func FilterNumber(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? Int).map(Double.init)
  }
}
