import FiligreePaths
import Foundation

/// A symbol in several weights and scales, as Apple's app for symbols exports them.
///
/// A template has up to 27 variants: nine weights in three scales. From the version 3 of the format on three are
/// enough, `Ultralight-S`, `Regular-S` and `Black-S`: the others lie between these, and the scales are sizes of the
/// small one. Source of the format: Apple's documentation "Creating custom symbol images for your app".
struct SymbolTemplate: Hashable, Sendable {
  /// A weight at a scale.
  struct Variant: Hashable, Sendable {
    var weight: SymbolWeight
    var scale: SymbolScale

    /// The name of the variant's group, such as `Regular-M`.
    var name: String { "\(weight.templateName)-\(scale.templateName)" }

    /// The variant of a group's name; nil for none.
    init?(name: String) {
      let words = name.split(separator: "-")
      guard words.count == 2,
        let weight = SymbolWeight.allCases.first(where: { $0.templateName == words[0] }),
        let scale = SymbolScale.allCases.first(where: { $0.templateName == words[1] })
      else { return nil }
      self.init(weight, scale)
    }

    init(_ weight: SymbolWeight, _ scale: SymbolScale) {
      self.weight = weight
      self.scale = scale
    }
  }

  /// The drawings that the file has; never empty.
  let variants: [Variant: SymbolDrawing]

  /// The drawing in a weight, for a scale.
  ///
  /// The variant itself where the file has it; otherwise the one between the nearest two weights of the scale whose
  /// outlines have the same elements, or the nearest weight, or the same of the scale that is there.
  func drawing(weight: SymbolWeight, scale: SymbolScale) -> SymbolDrawing {
    if let exact = variants[Variant(weight, scale)] { return exact }
    let scales = [scale] + SymbolScale.allCases.filter { $0 != scale }
    for scale in scales {
      let known = SymbolWeight.allCases.filter { variants[Variant($0, scale)] != nil }
      guard let first = known.first, let last = known.last else { continue }
      if let exact = variants[Variant(weight, scale)] { return exact }
      let below = known.last { $0.rawValue < weight.rawValue } ?? first
      let above = known.first { $0.rawValue > weight.rawValue } ?? last
      guard let light = variants[Variant(below, scale)],
        let heavy = variants[Variant(above, scale)]
      else { continue }
      if below == above { return light }
      let span = above.outset - below.outset
      let part = (weight.outset - below.outset) / span
      if let between = light.interpolated(to: heavy, part) { return between }
      return part < 0.5 ? light : heavy
    }
    // There is a variant, of some scale.
    return variants.min { ($0.key.name) < ($1.key.name) }?.value ?? BuiltInSymbols.placeholder
  }
}

extension SymbolDrawing {
  /// The drawing between this and another whose layers have the same elements; nil for one that has not.
  func interpolated(to other: SymbolDrawing, _ part: CGFloat) -> SymbolDrawing? {
    guard layers.count == other.layers.count else { return nil }
    var between: [SymbolLayer] = []
    for (a, b) in zip(layers, other.layers) {
      guard let path = a.path.interpolated(to: b.path, part) else { return nil }
      between.append(a.with(path))
    }
    let sides = sides.flatMap { a in
      other.sides.map { b in
        let low = a.lowerBound + (b.lowerBound - a.lowerBound) * part
        return low...max(low, a.upperBound + (b.upperBound - a.upperBound) * part)
      }
    }
    return SymbolDrawing(layers: between, sides: sides)
  }
}

extension Path {
  /// The path whose points lie between those of this and of another with the same elements; nil for one that has not.
  func interpolated(to other: Path, _ part: CGFloat) -> Path? {
    var elements: [Element] = []
    var others: [Element] = []
    forEach { elements.append($0) }
    other.forEach { others.append($0) }
    guard elements.count == others.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    var path = Path()
    for (a, b) in zip(elements, others) {
      switch (a, b) {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        path.addQuadCurve(to: mix(a, b), control: mix(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        path.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}

extension SymbolWeight {
  /// The weight's name in a template.
  var templateName: String {
    switch self {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    }
  }
}

extension SymbolScale {
  /// The scale's name in a template.
  var templateName: String {
    switch self {
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    }
  }
}
