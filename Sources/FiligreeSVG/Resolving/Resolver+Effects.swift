import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// What is done to an element as a whole.
extension Resolver {
  /// What `children` draw with the transform, opacity, blending, clip, mask and filter of their element;
  /// nil for nothing.
  func effects(
    on children: [SVGNode], of node: Int32, _ style: SVGStyle, _ space: LengthSpace,
    placed: CGAffineTransform = .identity
  ) throws(SVGError) -> SVGNode? {
    var group = SVGGroup()
    group.transform = placed.concatenating(
      transform(.transform, of: node, space) { kind in
        children.reduce(CGRect.null) {
          $0.union(kind == .stroke ? $1.strokeBox(placed) : $1.box(placed))
        }
      })
    if !isClipping {
      group.opacity = min(max(fraction(.opacity, of: node) ?? 1, 0), 1)
      if let name = word(.mixBlendMode, of: node) {
        if let mode = Self.blendModes[name.lowercased()] {
          group.blendMode = mode
        } else {
          warn("mix-blend-mode: \(name) is not known")
        }
      }
      group.isIsolated = cssWord(.isolation, of: node) == "isolate"
      guard try setMask(of: node, &group) else { return nil }
      guard let filters = try filters(of: node, style, space) else { return nil }
      group.filters = filters
    }
    group.clip = try clip(of: node, children, space)
    guard !children.isEmpty || !group.filters.isEmpty else { return nil }
    let hasName = tree.value(.id, of: node) != nil
    // A single child that is an element's own drawing bears its name already.
    let isOwn = children.count == 1 && tree.nodes[Int(node)].firstChild < 0
    if group.isPlain, children.count == 1, !hasName || isOwn { return children[0] }
    group.id = id(of: node)
    group.children = children
    return .group(group)
  }

  static let blendModes: [String: BlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
    "darken": .darken, "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "plus-lighter": .plusLighter,
  ]

  /// The element that a property refers to by `url(#…)`; nil where the property is not there or `none`.
  private func reference(
    _ name: SVGAttributeName, of node: Int32, _ kind: SVGElementName
  ) -> Int32? {
    guard let text = word(name, of: node), text.lowercased() != "none" else { return nil }
    guard let url = read(name, of: node, { $0.reference() }) else {
      warn("\(name): \(text) has no effect")
      return nil
    }
    guard url.hasPrefix("#"), let target = tree.ids[String(url.dropFirst())],
      tree.nodes[Int(target)].kind == kind
    else {
      warn("\(kind) \(url) is not there")
      return nil
    }
    return target
  }

  /// The rectangle of a mask, or of a filter's region: a tenth around the box where nothing is said.
  ///
  /// - Parameters:
  ///   - nodes: The elements that say x, y, width and height, where those are several.
  ///   - isRelative: Whether lengths are parts of a box.
  /// - Returns: The rectangle; nil for one without an area.
  func region(of nodes: [Int32], isRelative: Bool) -> CGRect? {
    let initial: [Double] = [-10, -10, 120, 120]
    let space = LengthSpace(
      viewport: isRelative ? CGSize(width: 1, height: 1) : viewport, fontSize: 16)
    func length(_ name: SVGAttributeName, _ side: SVGLength.Side, _ index: Int) -> Double {
      (self.length(name, of: nodes[min(index, nodes.count - 1)])
        ?? SVGLength(initial[index], .percent)).resolved(side, in: space)
    }
    let rect = CGRect(
      x: length(.x, .width, 0), y: length(.y, .height, 1), width: length(.width, .width, 2),
      height: length(.height, .height, 3))
    return rect.size.width > 0 && rect.size.height > 0 ? rect : nil
  }

  // MARK: Clips

  /// The clip of an element by a shape of CSS, or that it refers to; nil for none, or for one that this lies in.
  private func clip(
    of node: Int32, _ children: [SVGNode], _ space: LengthSpace
  ) throws(SVGError) -> SVGClip? {
    if let shape = read(.clipPath, of: node, { $0.clipShape() }) {
      let box: CGRect =
        switch shape.box {
        case .fill: children.reduce(CGRect.null) { $0.union($1.box()) }
        case .stroke: children.reduce(CGRect.null) { $0.union($1.strokeBox()) }
        case .view: CGRect(origin: .zero, size: space.viewport)
        }
      return .shape(box.isNull ? Path() : shape.path(in: box, space), isEvenOdd: shape.isEvenOdd)
    }
    return try clipElement(of: node)
  }

  /// The clip that an element refers to.
  private func clipElement(of node: Int32) throws(SVGError) -> SVGClip? {
    guard let target = reference(.clipPath, of: node, .clipPath), !open.contains(target) else {
      return nil
    }
    return try clip(target)
  }

  /// The clip of an element.
  private func clip(_ node: Int32) throws(SVGError) -> SVGClip {
    if let clip = clips[node] { return clip }
    open.insert(node)
    defer { open.remove(node) }
    let wasClipping = isClipping
    isClipping = true
    defer { isClipping = wasClipping }
    let style = style(of: node)
    let space = LengthSpace(viewport: viewport, fontSize: style.font.size)
    var content = SVGGroup()
    try deeper { () throws(SVGError) in
      for child in tree.children(of: node) {
        switch tree.nodes[Int(child)].kind {
        case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon, .textElement: break
        case .use:
          // Through a `use` only shapes and text are clips, not groups of them.
          guard let target = target(of: child) else { continue }
          switch tree.nodes[Int(target)].kind {
          case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon, .textElement: break
          default: continue
          }
        default: continue
        }
        if let drawn = try self.node(child, style, space) { content.children.append(drawn) }
      }
    }
    let clip = SVGClip(
      id: id(of: node), isRelative: word(.clipPathUnits, of: node) == "objectBoundingBox",
      transform: transform(.transform, of: node, space), content: content,
      clip: try clipElement(of: node))
    clips[node] = clip
    return clip
  }

  // MARK: Masks

  /// Sets the mask of an element; false if it is never seen.
  private func setMask(of node: Int32, _ group: inout SVGGroup) throws(SVGError) -> Bool {
    guard let target = reference(.mask, of: node, .mask), !open.contains(target) else {
      return true
    }
    group.mask = try mask(target)
    return group.mask != nil
  }

  /// The mask of an element; nil for one that shows nothing.
  ///
  /// Within itself, a mask has no effect.
  private func mask(_ node: Int32) throws(SVGError) -> SVGMask? {
    if let mask = masks[node] { return mask }
    open.insert(node)
    defer { open.remove(node) }
    let isRelative = word(.maskUnits, of: node) != "userSpaceOnUse"
    guard let rect = region(of: [node], isRelative: isRelative) else { return nil }
    let style = style(of: node)
    var content = SVGGroup()
    try deeper { () throws(SVGError) in
      try appendChildren(
        of: node, style, LengthSpace(viewport: viewport, fontSize: style.font.size),
        to: &content.children)
    }
    var outer: SVGMask?
    if let target = reference(.mask, of: node, .mask), !open.contains(target) {
      guard let further = try mask(target) else { return nil }
      outer = further
    }
    let mask = SVGMask(
      id: id(of: node), rect: rect, isRelative: isRelative,
      isContentRelative: word(.maskContentUnits, of: node) == "objectBoundingBox",
      isAlpha: cssWord(.maskType, of: node) == "alpha", isLinear: style.isLinear, content: content,
      mask: outer)
    masks[node] = mask
    return mask
  }
}
