import FiligreePaths
import Foundation

/// Numbers for filters – a point, a rectangle, a row of a matrix: Core Image's `CIVector`.
public final class CIVector: NSObject, NSCopying, Sendable {
  private let values: [CGFloat]

  /// Creates a vector of numbers.
  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Creates a vector from the first `count` numbers of an array, which must have as many.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: max(0, count))))
  }

  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Creates a vector of a point: x and y.
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  /// Creates a vector of a rectangle: x, y, width and height.
  public convenience init(cgRect: CGRect) {
    self.init([cgRect.origin.x, cgRect.origin.y, cgRect.size.width, cgRect.size.height])
  }
  /// Creates a vector of a map of the plane: its six entries.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  /// Creates a vector from numbers between blanks within brackets, as ``stringRepresentation`` writes them.
  public convenience init(string representation: String) {
    let inner = representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
    self.init(inner.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) })
  }

  /// How many numbers.
  public var count: Int { values.count }
  /// The number at an index; 0 where there is none.
  public func value(at index: Int) -> CGFloat {
    values.indices.contains(index) ? values[index] : 0
  }
  /// The first number; 0 where there is none.
  public var x: CGFloat { value(at: 0) }
  /// The second number; 0 where there is none.
  public var y: CGFloat { value(at: 1) }
  /// The third number; 0 where there is none.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number; 0 where there is none.
  public var w: CGFloat { value(at: 3) }

  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers as a map of the plane.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  /// The numbers between blanks within brackets, as `[1 0.5]`.
  public var stringRepresentation: String {
    let numbers = values.map { number in
      number.isFinite && number == number.rounded() && number.magnitude < 1e15
        ? String(Int(number)) : String(Double(number))
    }
    return "[" + numbers.joined(separator: " ") + "]"
  }

  /// The same vector; it does not change, so it is not copied.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is a vector of the same numbers.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }

  /// A hash of the numbers.
  public override var hash: Int { values.hashValue }
}
