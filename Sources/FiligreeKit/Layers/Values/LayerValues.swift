import FiligreePaths
import FiligreePixels
import Foundation

/// The values of a layer's properties that move, by name.
struct LayerValues {
  private var table: [String: LayerValue] = [:]

  /// What properties are before they are set; a name that is not here is no property.
  private static let defaults: [String: LayerValue] = [
    "bounds": .rect(.zero), "position": .point(.zero), "zPosition": .number(0),
    "anchorPoint": .point(CGPoint(x: 0.5, y: 0.5)), "anchorPointZ": .number(0),
    "transform": .transform(CATransform3DIdentity),
    "sublayerTransform": .transform(CATransform3DIdentity),
    "opacity": .number(1), "hidden": .flag(false), "masksToBounds": .flag(false),
    "doubleSided": .flag(true), "cornerRadius": .number(0), "borderWidth": .number(0),
    "borderColor": .color(.black), "backgroundColor": .none,
    "shadowColor": .color(.black), "shadowOpacity": .number(0),
    "shadowOffset": .size(CGSize(width: 0, height: -3)), "shadowRadius": .number(3),
    "shadowPath": .none, "contentsRect": .rect(CGRect(x: 0, y: 0, width: 1, height: 1)),
    // CAShapeLayer
    "path": .none, "fillColor": .color(.black), "strokeColor": .none, "strokeStart": .number(0),
    "strokeEnd": .number(1), "lineWidth": .number(1), "miterLimit": .number(10),
    "lineDashPhase": .number(0),
    // CAGradientLayer
    "colors": .none, "locations": .none, "startPoint": .point(CGPoint(x: 0.5, y: 0)),
    "endPoint": .point(CGPoint(x: 0.5, y: 1)),
    // CATextLayer
    "fontSize": .number(36), "foregroundColor": .color(.white),
    // CAReplicatorLayer
    "instanceTransform": .transform(CATransform3DIdentity), "instanceDelay": .number(0),
    "instanceColor": .color(.white), "instanceRedOffset": .number(0),
    "instanceGreenOffset": .number(0), "instanceBlueOffset": .number(0),
    "instanceAlphaOffset": .number(0), "instanceCount": .number(1),
    // CAEmitterLayer
    "emitterPosition": .point(.zero), "emitterSize": .size(.zero), "emitterZPosition": .number(0),
    "birthRate": .number(1),
  ]

  /// The names under which key-value coding knows flags.
  private static let aliases = ["isHidden": "hidden", "isDoubleSided": "doubleSided"]

  /// Whether there is a property of a name.
  static func isProperty(_ key: String) -> Bool { defaults[aliases[key] ?? key] != nil }

  subscript(key: String) -> LayerValue {
    get { table[key] ?? Self.defaults[key] ?? .none }
    set { table[key] = newValue }
  }

  func number(_ key: String) -> CGFloat { CGFloat(self[key].number ?? 0) }
  func flag(_ key: String) -> Bool { self[key].number ?? 0 != 0 }
  func point(_ key: String) -> CGPoint {
    if case .point(let value) = self[key] { value } else { .zero }
  }
  func size(_ key: String) -> CGSize {
    if case .size(let value) = self[key] { value } else { .zero }
  }
  func rect(_ key: String) -> CGRect {
    if case .rect(let value) = self[key] { value } else { .zero }
  }
  func color(_ key: String) -> CGColor? {
    if case .color(let value) = self[key] { value } else { nil }
  }
  func path(_ key: String) -> Path? {
    if case .path(let value) = self[key] { value } else { nil }
  }
  func transform(_ key: String) -> CATransform3D {
    if case .transform(let value) = self[key] { value } else { CATransform3DIdentity }
  }

  // MARK: Key paths

  /// The value of a property or of a part of one; nil for another name.
  func value(forKeyPath path: String) -> LayerValue? {
    let (key, part) = Self.split(path)
    guard Self.isProperty(key) else { return nil }
    let value = self[key]
    guard !part.isEmpty else { return value }
    switch (value, part) {
    case (.point(let p), "x"): return .number(Double(p.x))
    case (.point(let p), "y"): return .number(Double(p.y))
    case (.size(let s), "width"): return .number(Double(s.width))
    case (.size(let s), "height"): return .number(Double(s.height))
    case (.rect(let r), "origin"): return .point(r.origin)
    case (.rect(let r), "size"): return .size(r.size)
    case (.rect(let r), "origin.x"): return .number(Double(r.origin.x))
    case (.rect(let r), "origin.y"): return .number(Double(r.origin.y))
    case (.rect(let r), "size.width"): return .number(Double(r.size.width))
    case (.rect(let r), "size.height"): return .number(Double(r.size.height))
    case (.transform(let t), "translation"):
      return .size(CGSize(width: t.m41, height: t.m42))
    case (.transform(let t), _): return TransformParts(t)[part].map { .number($0) }
    default: return nil
    }
  }

  /// Sets a property or a part of one; what does not fit is left out.
  mutating func set(_ value: LayerValue, forKeyPath path: String) {
    let (key, part) = Self.split(path)
    guard Self.isProperty(key) else { return }
    guard !part.isEmpty else {
      if Self.fits(value, key) { self[key] = value }
      return
    }
    let number = CGFloat(value.number ?? 0)
    switch (self[key], part) {
    case (.point(var p), "x"):
      p.x = number
      self[key] = .point(p)
    case (.point(var p), "y"):
      p.y = number
      self[key] = .point(p)
    case (.size(var s), "width"):
      s.width = number
      self[key] = .size(s)
    case (.size(var s), "height"):
      s.height = number
      self[key] = .size(s)
    case (.rect(var r), _):
      switch (part, value) {
      case ("origin", .point(let point)): r.origin = point
      case ("size", .size(let size)): r.size = size
      case ("origin.x", _): r.origin.x = number
      case ("origin.y", _): r.origin.y = number
      case ("size.width", _): r.size.width = number
      case ("size.height", _): r.size.height = number
      default: break
      }
      self[key] = .rect(r)
    case (.transform(let t), _):
      var parts = TransformParts(t)
      if part == "translation" {
        if case .size(let size) = value {
          parts.translation = SIMD3(Double(size.width), Double(size.height), parts.translation.z)
        } else if case .point(let point) = value {
          parts.translation = SIMD3(Double(point.x), Double(point.y), parts.translation.z)
        }
      } else {
        parts[part] = value.number
      }
      self[key] = .transform(parts.transform)
    default: break
    }
  }

  /// Whether a property can have a value.
  private static func fits(_ value: LayerValue, _ key: String) -> Bool {
    switch (value, defaults[key] ?? .none) {
    case (.none, .color), (.none, .none): true
    case (.number, .number), (.flag, .number), (.number, .flag), (.flag, .flag): true
    case (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform): true
    case (.color, .color): true
    case (.color, .none): key.hasSuffix("Color")
    case (.path, .none): key.hasSuffix("ath")
    case (.colors, .none): key == "colors"
    case (.numbers, .none): key == "locations"
    default: false
    }
  }

  private static func split(_ path: String) -> (key: String, part: String) {
    guard let dot = path.firstIndex(of: ".") else { return (aliases[path] ?? path, "") }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }
}
