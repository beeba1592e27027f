import FiligreePaths
import FiligreePixels
import Foundation

/// Values by their keys and types; what is not set, or of another type, reads as zero, black or nothing.
extension CIFilter {
  subscript(image key: String) -> CIImage? {
    get { try? current.image(key) }
    set { setValue(newValue, forKey: key) }
  }
  subscript(number key: String) -> Float {
    get { value(forKey: key).flatMap(FilterValues.number).map { Float($0) } ?? 0 }
    set { setValue(NSNumber(value: newValue), forKey: key) }
  }
  subscript(color key: String) -> CIColor {
    get { value(forKey: key) as? CIColor ?? .black }
    set { setValue(newValue, forKey: key) }
  }
  subscript(vector key: String) -> CIVector {
    get { (try? current.vector(key)) ?? CIVector(x: 0, y: 0) }
    set { setValue(newValue, forKey: key) }
  }
  subscript(point key: String) -> CGPoint {
    get { self[vector: key].cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: key) }
  }
  subscript(rect key: String) -> CGRect {
    get { self[vector: key].cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: key) }
  }
  subscript(transform key: String) -> CGAffineTransform {
    get { (try? current.transform(key)) ?? .identity }
    set { setValue(newValue, forKey: key) }
  }
  subscript(data key: String) -> Data {
    get { (try? current.data(key)) ?? Data() }
    set { setValue(newValue, forKey: key) }
  }
  subscript(text key: String) -> String {
    get { (try? current.text(key)) ?? "" }
    set { setValue(newValue, forKey: key) }
  }
}
