import FiligreePaths
import FiligreePixels
import Foundation

/// A value of a layer's property, as it is kept and mixed.
enum LayerValue: Equatable, Sendable {
  case none
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(Path)
  case colors([CGColor])
  case numbers([Double])
  case flag(Bool)

  /// The value of what an animation or `setValue(_:forKeyPath:)` is given.
  init?(_ any: Any?) {
    guard let any else { return nil }
    switch any {
    case let value as LayerValue: self = value
    case let value as Bool: self = .flag(value)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as UIColor: self = .color(value.cgColor)
    case let value as CGPath: self = .path(Path(value))
    case let value as UIBezierPath: self = .path(value.path)
    case let value as [CGColor]: self = .colors(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue:
      switch String(cString: value.objCType) {
      case "{CGPoint=dd}": self = .point(value.cgPointValue)
      case "{CGSize=dd}": self = .size(value.cgSizeValue)
      case "[4d]": self = .rect(value.cgRectValue)
      case "[6d]":
        self = .transform(CATransform3DMakeAffineTransform(value.cgAffineTransformValue))
      case "[16d]": self = .transform(value.caTransform3DValue)
      default: return nil
      }
    case let value as [Any]:
      let colors = value.compactMap { ($0 as? CGColor) ?? ($0 as? UIColor)?.cgColor }
      let numbers = value.compactMap { Self.number($0) }
      if colors.count == value.count, !colors.isEmpty {
        self = .colors(colors)
      } else if numbers.count == value.count {
        self = .numbers(numbers)
      } else {
        return nil
      }
    default:
      guard let number = Self.number(any) else { return nil }
      self = .number(number)
    }
  }

  /// The number that an object is.
  static func number(_ any: Any) -> Double? {
    switch any {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(Int64(clamping: value))
    default: nil
    }
  }

  /// The value as key-value coding gives it.
  var object: Any? {
    switch self {
    case .none: nil
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value.cgPath
    case .colors(let value): value
    case .numbers(let value): value
    case .flag(let value): value
    }
  }

  var number: Double? {
    switch self {
    case .number(let value): value
    case .flag(let value): value ? 1 : 0
    default: nil
    }
  }
}

// MARK: Mixing

extension LayerValue {
  /// The numbers that may be mixed one by one; nil where there are none.
  private var components: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let p): [Double(p.x), Double(p.y)]
    case .size(let s): [Double(s.width), Double(s.height)]
    case .rect(let r):
      [
        Double(r.origin.x), Double(r.origin.y), Double(r.size.width), Double(r.size.height),
      ]
    case .transform(let t): t.numbers.map { Double($0) }
    case .numbers(let values): values
    case .color(let color): Self.numbers(of: color)
    case .colors(let colors): colors.flatMap { Self.numbers(of: $0) }
    case .none, .path, .flag: nil
    }
  }

  /// The value of the same kind of other numbers.
  private func with(_ n: [Double]) -> LayerValue {
    switch self {
    case .number: .number(n[0])
    case .point: .point(CGPoint(x: n[0], y: n[1]))
    case .size: .size(CGSize(width: n[0], height: n[1]))
    case .rect: .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .transform: .transform(CATransform3D(numbers: n.map { CGFloat($0) }))
    case .numbers: .numbers(n)
    case .color: .color(Self.color(of: n[...]))
    case .colors:
      .colors(stride(from: 0, to: n.count, by: 4).map { Self.color(of: n[$0..<$0 + 4]) })
    case .none, .path, .flag: self
    }
  }

  /// A color's premultiplied components, as sRGB codes them.
  private static func numbers(of color: CGColor) -> [Double] {
    let c =
      color.converted(to: .sRGBSpace, intent: .defaultIntent, options: nil)?.components
      ?? [0, 0, 0, color.alpha]
    let alpha = Double(c[c.count - 1])
    return [Double(c[0]) * alpha, Double(c[1]) * alpha, Double(c[2]) * alpha, alpha]
  }

  private static func color(of n: ArraySlice<Double>) -> CGColor {
    let n = Array(n)
    let alpha = n[3]
    let factor = alpha > 0 ? 1 / alpha : 0
    return CGColor(
      srgbRed: CGFloat(n[0] * factor), green: CGFloat(n[1] * factor), blue: CGFloat(n[2] * factor),
      alpha: CGFloat(alpha))
  }

  /// The value a part of the way to another.
  ///
  /// Colors are mixed in premultiplied components as sRGB codes them. Paths of the same segments are mixed point by
  /// point; others, and values of different kinds, change over half way.
  func mixed(with other: LayerValue, by part: Double) -> LayerValue {
    if part == 0 { return self }
    if part == 1 { return other }
    if case .path(let a) = self, case .path(let b) = other {
      return a.mixed(with: b, by: CGFloat(part)).map { .path($0) } ?? (part < 0.5 ? self : other)
    }
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(a.mixed(with: b, by: part))
    }
    guard let a = components, let b = other.components, a.count == b.count, part.isFinite else {
      // A color from nothing: it fades in.
      if case .none = self, case .color(let color) = other, let clear = color.copy(alpha: 0) {
        return LayerValue.color(clear).mixed(with: other, by: part)
      }
      if case .color(let color) = self, case .none = other, let clear = color.copy(alpha: 0) {
        return mixed(with: .color(clear), by: part)
      }
      return part < 0.5 ? self : other
    }
    return other.with(zip(a, b).map { $0 + ($1 - $0) * part })
  }

  /// The sum of this value and another times a factor; the value itself where there is none.
  func adding(_ other: LayerValue, times factor: Double = 1) -> LayerValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return factor == 1 ? .transform(CATransform3DConcat(a, b)) : self
    }
    guard let a = components, let b = other.components, a.count == b.count else { return self }
    return with(zip(a, b).map { $0 + $1 * factor })
  }

  /// How far apart two values are, for animations of an even pace.
  func distance(to other: LayerValue) -> Double {
    guard let a = components, let b = other.components, a.count == b.count else { return 1 }
    return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }
}

extension CATransform3D {
  /// The map a part of the way to another: translation, scale and rotation one by one.
  fileprivate func mixed(with other: CATransform3D, by part: Double) -> CATransform3D {
    var a = TransformParts(self)
    let b = TransformParts(other)
    func isRestored(_ parts: TransformParts, _ map: CATransform3D) -> Bool {
      zip(parts.transform.numbers, map.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
    }
    guard isRestored(a, self), isRestored(b, other) else {
      let numbers = zip(numbers, other.numbers).map { $0 + ($1 - $0) * CGFloat(part) }
      return CATransform3D(numbers: numbers)
    }
    a.scale += (b.scale - a.scale) * part
    var turn = b.rotation - a.rotation
    for i in 0..<3 {
      if turn[i] > .pi { turn[i] -= 2 * .pi }
      if turn[i] < -.pi { turn[i] += 2 * .pi }
    }
    a.rotation += turn * part
    a.translation += (b.translation - a.translation) * part
    var map = a.transform
    map.m14 = m14 + (other.m14 - m14) * CGFloat(part)
    map.m24 = m24 + (other.m24 - m24) * CGFloat(part)
    map.m34 = m34 + (other.m34 - m34) * CGFloat(part)
    map.m44 = m44 + (other.m44 - m44) * CGFloat(part)
    return map
  }
}

extension Path {
  /// The path of points a part of the way to another's; nil where the segments are not the same.
  fileprivate func mixed(with other: Path, by part: CGFloat) -> Path? {
    let (a, b) = (storage, other.storage)
    guard a.verbs == b.verbs, a.points.count == b.points.count else { return nil }
    return Path(storage: a.mixed(with: b, by: part))
  }
}
