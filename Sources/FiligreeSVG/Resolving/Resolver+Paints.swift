import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Gradients and patterns.
extension Resolver {
  /// An element and those that its `href` leads to, each once.
  private func chain(from node: Int32, _ kinds: Set<SVGElementName>) -> [Int32] {
    var chain = [node]
    while let next = target(of: chain[chain.count - 1]), !chain.contains(next),
      kinds.contains(tree.nodes[Int(next)].kind), chain.count < 64
    {
      chain.append(next)
    }
    return chain
  }

  /// The first element of a chain with an attribute.
  private func first(_ name: SVGAttributeName, in chain: [Int32]) -> Int32? {
    chain.first { tree.value(name, of: $0) != nil }
  }

  // MARK: Gradients

  /// The gradient of an element; nil for one without stops.
  func gradient(_ node: Int32) -> SVGGradient? {
    if let gradient = gradients[node] { return gradient }
    let chain = chain(from: node, [.linearGradient, .radialGradient])
    var stops: [GradientStop] = []
    for element in chain where stops.isEmpty { stops = self.stops(of: element) }
    guard !stops.isEmpty else { return nil }
    let isRelative =
      first(.gradientUnits, in: chain).flatMap { word(.gradientUnits, of: $0) } != "userSpaceOnUse"
    let space = LengthSpace(
      viewport: isRelative ? CGSize(width: 1, height: 1) : viewport, fontSize: 16)
    let spread: GradientSpread =
      switch first(.spreadMethod, in: chain).flatMap({ word(.spreadMethod, of: $0) }) {
      case "reflect": .mirror
      case "repeat": .repeat
      default: .pad
      }
    let kind = tree.nodes[Int(node)].kind
    // Only elements of its own kind say where it lies.
    let own = chain.filter { tree.nodes[Int($0)].kind == kind }
    func length(_ name: SVGAttributeName, _ side: SVGLength.Side, _ initial: SVGLength?) -> Double?
    {
      let length = first(name, in: own).flatMap { self.length(name, of: $0) } ?? initial
      guard let length else { return nil }
      if isRelative, side == .diagonal, length.unit == .percent { return length.value / 100 }
      return length.resolved(side, in: space)
    }
    func percent(_ value: Double) -> SVGLength { SVGLength(value, .percent) }
    let geometry: SVGGradient.Geometry
    if kind == .linearGradient {
      geometry = .linear(
        start: CGPoint(
          x: length(.x1, .width, percent(0))!, y: length(.y1, .height, percent(0))!),
        end: CGPoint(
          x: length(.x2, .width, percent(100))!, y: length(.y2, .height, percent(0))!))
    } else {
      let center = CGPoint(
        x: length(.cx, .width, percent(50))!, y: length(.cy, .height, percent(50))!)
      geometry = .radial(
        focus: CGPoint(
          x: length(.fx, .width, nil) ?? Double(center.x),
          y: length(.fy, .height, nil) ?? Double(center.y)),
        focusRadius: max(length(.fr, .diagonal, percent(0))!, 0), center: center,
        radius: max(length(.r, .diagonal, percent(50))!, 0))
    }
    let gradient = SVGGradient(
      id: id(of: node), geometry: geometry, stops: stops, spread: spread,
      transform: first(.gradientTransform, in: chain).map {
        transform(.gradientTransform, of: $0, space)
      } ?? .identity,
      isRelative: isRelative,
      isLinear: first(.colorInterpolation, in: chain).map {
        style(of: $0).isLinear
      } ?? false)
    gradients[node] = gradient
    return gradient
  }

  private func stops(of element: Int32) -> [GradientStop] {
    var stops: [GradientStop] = []
    for child in tree.children(of: element) where tree.nodes[Int(child)].kind == .stop {
      guard stops.count < options.limits.stops else {
        warn("a gradient of more than \(options.limits.stops) stops is drawn with so many")
        break
      }
      let offset = min(max(fraction(.offset, of: child) ?? 0, 0), 1)
      var color = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
      switch read(.stopColor, of: child, { $0.color() }) {
      case .color(let value)?: color = value
      case .current?: color = current(style(of: child))
      case nil: break
      }
      let opacity = min(max(fraction(.stopOpacity, of: child) ?? 1, 0), 1)
      if opacity < 1 { color = color.copy(alpha: color.alpha * opacity) ?? color }
      // A location less than one before it counts as that one.
      stops.append(
        GradientStop(color: color, location: max(offset, Double(stops.last?.location ?? 0))))
    }
    return stops
  }

  // MARK: Patterns

  /// The pattern of an element; nil for one that paints nothing.
  func pattern(_ node: Int32) throws(SVGError) -> SVGPattern? {
    if let pattern = patterns[node] { return pattern }
    // One that is painted with itself paints nothing there.
    guard open.insert(node).inserted else { return nil }
    defer { open.remove(node) }
    let chain = chain(from: node, [.pattern])
    let isRelative =
      first(.patternUnits, in: chain).flatMap { word(.patternUnits, of: $0) } != "userSpaceOnUse"
    let isContentRelative =
      first(.patternContentUnits, in: chain).flatMap { word(.patternContentUnits, of: $0) }
      == "objectBoundingBox"
    let space = LengthSpace(viewport: viewport, fontSize: 16)
    let boxSpace =
      isRelative
      ? LengthSpace(viewport: CGSize(width: 1, height: 1), fontSize: 16) : space
    func length(_ name: SVGAttributeName, _ side: SVGLength.Side) -> Double {
      first(name, in: chain).flatMap { self.length(name, of: $0, side, boxSpace) } ?? 0
    }
    let rect = CGRect(
      x: length(.x, .width), y: length(.y, .height), width: length(.width, .width),
      height: length(.height, .height))
    guard rect.size.width > 0, rect.size.height > 0,
      let source = chain.first(where: { element in
        tree.children(of: element).contains { tree.nodes[Int($0)].kind != .textContent }
      })
    else { return nil }
    let viewBox = first(.viewBox, in: chain).flatMap { self.viewBox(of: $0) }
    var content = SVGGroup()
    let wasClipping = isClipping
    isClipping = false
    defer { isClipping = wasClipping }
    try deeper { () throws(SVGError) in
      try appendChildren(of: source, style(of: source), space, to: &content.children)
    }
    guard !content.children.isEmpty else { return nil }
    let pattern = SVGPattern(
      id: id(of: node), rect: rect, isRelative: isRelative,
      isContentRelative: isContentRelative && viewBox == nil,
      fitting: viewBox == nil
        ? nil
        : first(.preserveAspectRatio, in: chain).flatMap {
          read(.preserveAspectRatio, of: $0) { $0.fitting() }
        } ?? SVGFitting(),
      viewBox: viewBox ?? .zero,
      transform: first(.patternTransform, in: chain).map {
        transform(.patternTransform, of: $0, space)
      } ?? .identity,
      content: content,
      clipsTile: clipsOverflow(of: node))
    patterns[node] = pattern
    return pattern
  }
}
