import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Filters: the property, and the elements that it refers to (Filter Effects Module Level 1).
extension Resolver {
  /// The filters that an element is drawn with; nil where it is not drawn.
  func filters(
    of node: Int32, _ style: SVGStyle, _ space: LengthSpace
  ) throws(SVGError) -> [SVGFilter]? {
    guard let text = word(.filter, of: node), text != "none" else { return [] }
    // Without a color a shadow has that of the text.
    if text.contains("drop-shadow") { usesForeground = true }
    var filters: [SVGFilter] = []
    var names: [String] = []
    let isUnderstood = read(.filter, of: node) { scanner in
      while !scanner.isAtEnd {
        scanner.skipSpace()
        if let name = scanner.reference() {
          names.append(name)
          // Found below, as it may throw.
          filters.append(.simple(.opacity(1)))
        } else if let filter = scanner.filterFunction(style, space) {
          filters.append(.simple(filter))
          names.append("")
        } else {
          return false
        }
      }
      return true
    }
    guard isUnderstood == true else {
      warn("filter: \(text) is not understood")
      return []
    }
    for (index, name) in names.enumerated() where !name.isEmpty {
      guard name.hasPrefix("#"), let target = tree.ids[String(name.dropFirst())],
        tree.nodes[Int(target)].kind == .filter
      else {
        warn("the filter \(name) is not there")
        // In a list it has no effect; by itself it is SVG 1.1's error, and what is filtered is not drawn.
        if names.count > 1 { continue }
        return nil
      }
      guard let element = try filter(target) else { return nil }
      filters[index] = .element(element)
    }
    return filters
  }

  /// A filter element; nil for one without a region.
  private func filter(_ node: Int32) throws(SVGError) -> SVGFilterElement? {
    if let filter = filterElements[node] { return filter }
    guard open.insert(node).inserted else { return nil }
    defer { open.remove(node) }
    // Another filter's attributes and primitives, where `href` takes them over.
    var chain = [node]
    while let next = target(of: chain[chain.count - 1]), !chain.contains(next), chain.count < 64,
      tree.nodes[Int(next)].kind == .filter
    {
      chain.append(next)
    }
    func first(_ name: SVGAttributeName) -> Int32 {
      chain.first { tree.value(name, of: $0) != nil } ?? node
    }
    let isRelative = word(.filterUnits, of: first(.filterUnits)) != "userSpaceOnUse"
    let sides = [SVGAttributeName.x, .y, .width, .height].map(first)
    guard let rect = region(of: sides, isRelative: isRelative) else { return nil }
    let source = chain.first { element in
      tree.children(of: element).contains { tree.nodes[Int($0)].kind != .textContent }
    }
    let style = style(of: node)
    let filter = SVGFilterElement(
      id: id(of: node), rect: rect, isRelative: isRelative,
      isPrimitiveRelative: word(.primitiveUnits, of: first(.primitiveUnits)) == "objectBoundingBox",
      space: LengthSpace(viewport: viewport, fontSize: style.font.size),
      primitives: try source.map { source throws(SVGError) in try primitives(of: source) } ?? [])
    filterElements[node] = filter
    return filter
  }

  private func primitives(
    of node: Int32
  ) throws(SVGError) -> [SVGFilterElement.Primitive] {
    var primitives: [SVGFilterElement.Primitive] = []
    var results: [String: Int] = [:]
    let style = style(of: node)
    for child in tree.children(of: node) {
      let own = inherit(style, child, LengthSpace(viewport: viewport, fontSize: style.font.size))
      func input(_ name: SVGAttributeName, _ element: Int32) -> SVGFilterElement.Input {
        switch word(name, of: element) {
        case "SourceGraphic": return .source
        case "SourceAlpha": return .sourceAlpha
        case let name? where results[name] != nil: return .primitive(results[name]!)
        case "BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint":
          warn("the picture \(word(name, of: element) ?? "") of a filter is clear")
          return .clear
        default:
          return primitives.isEmpty ? .source : .primitive(primitives.count - 1)
        }
      }
      let entry = enter(child, own)
      defer { leave(child, entry) }
      guard let kind = try primitive(child, own) else { continue }
      let element = tree.nodes[Int(child)].kind
      var inputs: [SVGFilterElement.Input] = []
      switch element {
      case .feBlend, .feComposite, .feDisplacementMap:
        inputs = [input(.in, child), input(.in2, child)]
      case .feMerge:
        for node in tree.children(of: child) where tree.nodes[Int(node)].kind == .feMergeNode {
          inputs.append(input(.in, node))
        }
      case .feFlood, .feImage, .feTurbulence: break
      default: inputs = [input(.in, child)]
      }
      primitives.append(
        SVGFilterElement.Primitive(
          kind: kind, inputs: inputs, x: length(.x, of: child), y: length(.y, of: child),
          width: length(.width, of: child), height: length(.height, of: child),
          isLinear: own.isFilterLinear))
      if let result = word(.result, of: child) { results[result] = primitives.count - 1 }
      if primitives.count == FilterGraph.stepLimit {
        warn("a filter of more than \(FilterGraph.stepLimit) primitives is cut off")
        break
      }
    }
    return primitives
  }
}

extension ValueScanner {
  /// One of CSS' functions that filter (section 6 of the module); nil for another or a wrong one.
  mutating func filterFunction(_ style: SVGStyle, _ space: LengthSpace) -> Filter? {
    let start = offset
    guard let name = function()?.lowercased() else { return nil }
    skipSpace()
    let filter = name == "drop-shadow" ? dropShadow(style, space) : function(name, space)
    skipSpace()
    guard let filter, passes(")") else {
      offset = start
      return nil
    }
    return filter
  }

  private mutating func function(_ name: String, _ space: LengthSpace) -> Filter? {
    if name == "blur" {
      guard let length = length() else { return .blur(radius: 0) }
      guard length.unit != .percent, length.value >= 0 else { return nil }
      return .blur(radius: length.resolved(.diagonal, in: space))
    }
    if name == "hue-rotate" {
      guard let value = number() else { return .hueRotation(0) }
      let degrees: Double =
        switch letters() {
        case "rad": value * 180 / .pi
        case "grad": value * 0.9
        case "turn": value * 360
        case "deg": value
        default: value == 0 ? 0 : .nan
        }
      guard !degrees.isNaN else { return nil }
      return .hueRotation(degrees * .pi / 180)
    }
    var amount = 1.0
    if let value = number() { amount = passes("%") ? value / 100 : value }
    guard amount >= 0 else { return nil }
    switch name {
    case "brightness": return .colorMatrix(.scaling(amount))
    case "contrast": return .contrast(amount)
    case "saturate": return .saturation(amount)
    case "opacity": return .opacity(min(amount, 1))
    case "grayscale": return .grayscale(min(amount, 1))
    case "invert": return .invert(min(amount, 1))
    case "sepia": return .colorMatrix(.sepia(min(amount, 1)))
    default: return nil
    }
  }

  /// The arguments of `drop-shadow`: a color before or after two or three lengths.
  private mutating func dropShadow(_ style: SVGStyle, _ space: LengthSpace) -> Filter? {
    var color: CGColor?
    var lengths: [Double] = []
    while let byte = next, byte != UInt8(ascii: ")") {
      if let length = length(), length.unit != .percent {
        lengths.append(length.resolved(.diagonal, in: space))
      } else {
        switch self.color() {
        case .color(let value)?: color = value
        case .current?: color = style.color
        default: return nil
        }
      }
      skipSpace()
    }
    guard lengths.count == 2 || lengths.count == 3 else { return nil }
    return .shadow(
      Filter.Shadow(
        color: color ?? style.color, radius: lengths.count > 2 ? max(lengths[2], 0) : 0,
        offset: CGSize(width: lengths[0], height: lengths[1])))
  }
}

extension ColorMatrix {
  /// CSS' `brightness()`: components times a number.
  fileprivate static func scaling(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (Float(amount), Float(amount), Float(amount))
    return matrix
  }

  /// CSS' `sepia()` (section 13.1.6 of the module).
  fileprivate static func sepia(_ amount: Double) -> ColorMatrix {
    let rest = 1 - amount
    func row(_ r: Double, _ g: Double, _ b: Double, _ own: Int) -> [Float] {
      let full = [r, g, b]
      return (0..<3).map { Float(full[$0] * amount + ($0 == own ? rest : 0)) } + [0, 0]
    }
    return ColorMatrix(
      rows: row(0.393, 0.769, 0.189, 0) + row(0.349, 0.686, 0.168, 1)
        + row(0.272, 0.534, 0.131, 2) + [0, 0, 0, 1, 0])
  }
}
