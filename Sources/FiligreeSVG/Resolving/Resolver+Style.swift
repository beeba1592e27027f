import FiligreePaths
import FiligreePixels
import Foundation

/// Properties that are inherited.
extension Resolver {
  /// The style of an element within a style.
  func inherit(_ outer: SVGStyle, _ node: Int32, _ space: LengthSpace) -> SVGStyle {
    var style = outer
    if tree.hasVariables { style.variables = variables(of: node, in: outer.variables) }
    set(node, &style, space)
    return style
  }

  /// Sets the properties of an element; the variables are its own already.
  private func set(_ node: Int32, _ style: inout SVGStyle, _ space: LengthSpace) {
    // The font's size is what other lengths are relative to.
    var space = space
    space.fontSize = style.font.size
    fontProperties(of: node, &style, space)
    for index in tree.nodes[Int(node)].attributes {
      let attribute = tree.attributes[Int(index)]
      if let value = replaced(attribute, style.variables) { set(value, &style) }
    }
  }

  /// The style of an element by all that is around it, for what is drawn where it is referred to.
  func style(of node: Int32) -> SVGStyle {
    var chain: [Int32] = []
    var next = node
    while next >= 0 {
      chain.append(next)
      next = tree.nodes[Int(next)].parent
    }
    var style = base
    let space = LengthSpace(viewport: .zero, fontSize: 16)
    for node in chain.reversed() {
      if tree.hasVariables { style.variables = standingVariables(of: node) }
      set(node, &style, space)
    }
    return style
  }

  private func set(_ attribute: XMLTree.Attribute, _ style: inout SVGStyle) {
    func word() -> String {
      string(attribute.value).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
    func length(isPositive: Bool = false) -> SVGLength? {
      read(attribute.value) { scanner in
        let length = scanner.length()
        guard scanner.isAtEnd, let length else { return nil }
        return isPositive && length.further.isEmpty && length.value < 0 ? nil : length
      }
    }
    func unit() -> Double? {
      read(attribute.value) { scanner in
        guard var value = scanner.number() else { return nil }
        if scanner.passes("%") { value /= 100 }
        return scanner.isAtEnd ? min(max(value, 0), 1) : nil
      }
    }
    if attribute.name.isProperty, let keyword = keyword(attribute.value) {
      // All other words say that it is inherited.
      if keyword == .initial { style.reset(attribute.name, to: base) }
      return
    }
    switch attribute.name {
    case .color:
      if case .color(let color)? = read(attribute.value, { $0.color() }) { style.color = color }
    case .fill: if let paint = paintValue(attribute.value) { style.fill = paint }
    case .stroke: if let paint = paintValue(attribute.value) { style.stroke = paint }
    case .fillOpacity: if let value = unit() { style.fillOpacity = value }
    case .strokeOpacity: if let value = unit() { style.strokeOpacity = value }
    case .fillRule: Self.setRule(word(), &style.isEvenOdd)
    case .clipRule: Self.setRule(word(), &style.isClipEvenOdd)
    case .strokeWidth: if let value = length(isPositive: true) { style.strokeWidth = value }
    case .strokeLinecap:
      switch word() {
      case "butt": style.lineCap = .butt
      case "round": style.lineCap = .round
      case "square": style.lineCap = .square
      default: break
      }
    case .strokeLinejoin:
      switch word() {
      case "miter": style.lineJoin = .miter
      case "miter-clip": style.lineJoin = .miterClip
      case "arcs": style.lineJoin = .arcs
      case "round": style.lineJoin = .round
      case "bevel": style.lineJoin = .bevel
      default: break
      }
    case .strokeMiterlimit:
      let value = read(attribute.value) { scanner in
        let number = scanner.number()
        return scanner.isAtEnd ? number : nil
      }
      if let value, value >= 1 { style.miterLimit = value }
    case .strokeDasharray:
      if word() == "none" {
        style.dashes = []
      } else if let dashes = read(attribute.value, { Self.lengths(&$0) }) {
        style.dashes = dashes
      }
    case .strokeDashoffset: if let value = length() { style.dashOffset = value }
    case .markerStart: setMarker(attribute.value, &style.markerStart)
    case .markerMid: setMarker(attribute.value, &style.markerMid)
    case .markerEnd: setMarker(attribute.value, &style.markerEnd)
    case .paintOrder: if let order = Self.paintOrder(word()) { style.paintOrder = order }
    case .visibility:
      switch word() {
      case "visible": style.isVisible = true
      case "hidden", "collapse": style.isVisible = false
      default: break
      }
    case .colorInterpolation: Self.setLinear(word(), &style.isLinear)
    case .colorInterpolationFilters: Self.setLinear(word(), &style.isFilterLinear)
    case .shapeRendering:
      switch word() {
      case "crispedges", "optimizespeed": style.isAntialiased = false
      case "auto", "geometricprecision": style.isAntialiased = true
      default: break
      }
    case .imageRendering:
      switch word() {
      case "pixelated", "crisp-edges", "optimizespeed": style.isPixelated = true
      case "auto", "smooth", "high-quality", "optimizequality": style.isPixelated = false
      default: break
      }
    default: break
    }
  }

  /// The longest text, in bytes, of a paint that is remembered: one that Swift's strings hold without memory.
  private static let shortPaint = 15

  /// How many paints are remembered.
  private static let paintLimit = 4096

  private func paintValue(_ range: XMLTree.Text) -> SVGStyle.PaintValue? {
    let text = range.count <= Self.shortPaint ? string(range) : nil
    if let text, let known = paints[text] { return known }
    let value = read(range) { Self.paint(&$0) }
    if let text, let value, paints.count < Self.paintLimit { paints[text] = value }
    if value == nil {
      warn("the paint \(string(range)) is not understood")
    }
    return value
  }

  static func paint(_ scanner: inout ValueScanner) -> SVGStyle.PaintValue? {
    scanner.skipSpace()
    if let name = scanner.reference() {
      let fallback = scanner.isAtEnd ? nil : paint(&scanner)
      return .reference(name.hasPrefix("#") ? String(name.dropFirst()) : name, fallback: fallback)
    }
    switch scanner.color() {
    case .color(let color)?: return .color(color)
    case .current?: return .current
    case nil: break
    }
    switch scanner.word()?.lowercased() {
    case "none": return SVGStyle.PaintValue.none
    case "context-fill": return .contextFill
    case "context-stroke": return .contextStroke
    default: return nil
    }
  }

  /// Lengths none of which is negative; nil otherwise.
  static func lengths(_ scanner: inout ValueScanner) -> [SVGLength]? {
    var lengths: [SVGLength] = []
    scanner.skipSpace()
    while let length = scanner.length() {
      guard length.value >= 0 || !length.further.isEmpty else { return nil }
      lengths.append(length)
      scanner.skipComma()
    }
    return scanner.isAtEnd ? lengths : nil
  }

  private func setMarker(_ range: XMLTree.Text, _ marker: inout String?) {
    guard let name = read(range, { $0.reference() }) else {
      marker = nil
      return
    }
    marker = name.hasPrefix("#") ? String(name.dropFirst()) : nil
  }

  private static func setRule(_ word: String, _ isEvenOdd: inout Bool) {
    if word == "evenodd" { isEvenOdd = true } else if word == "nonzero" { isEvenOdd = false }
  }

  private static func setLinear(_ word: String, _ isLinear: inout Bool) {
    switch word {
    case "linearrgb": isLinear = true
    case "srgb", "auto": isLinear = false
    default: break
    }
  }

  private static func paintOrder(_ text: String) -> [SVGStyle.PaintPart]? {
    let normal: [SVGStyle.PaintPart] = [.fill, .stroke, .markers]
    if text == "normal" { return normal }
    var order: [SVGStyle.PaintPart] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      switch word {
      case "fill": order.append(.fill)
      case "stroke": order.append(.stroke)
      case "markers": order.append(.markers)
      default: return nil
      }
    }
    guard Set(order).count == order.count, !order.isEmpty else { return normal }
    return order + normal.filter { !order.contains($0) }
  }
}
