import FiligreeDrawing
import FiligreePaths
import Foundation

extension SVGDocumentBuilder {
  /// Appends the elements of a layer's parts to the body.
  mutating func writeContents(of inner: DisplayList.Layer) {
    let outer = (layer, clipNumbers, maskNumbers)
    layer = inner
    clipNumbers = Array(repeating: 0, count: inner.clips.count)
    maskNumbers = [:]
    level += 1
    write(parts())
    level -= 1
    (layer, clipNumbers, maskNumbers) = outer
  }

  /// Appends parts; those in the same clip that follow one another are in one group.
  mutating func write(_ parts: [SVGPart]) {
    var start = 0
    while start < parts.count {
      let clip = parts[start].clip
      var end = start + 1
      // In a group that clips, a blend mode would not see what lies beneath the group.
      while end < parts.count, parts[end].clip == clip, parts[start].blendMode == .normal,
        parts[end].blendMode == .normal
      {
        end += 1
      }
      defer { start = end }
      guard let areas = areas(of: clip) else { continue }
      // A clip path is read in the element's own user space, so a `transform` needs a group as well.
      let isGrouped =
        !areas.isEmpty && (end - start > 1 || areas.count > 1 || !parts[start].isPlain)
      if isGrouped {
        for (i, area) in areas.enumerated() {
          body.append(literal: "<g")
          append(area)
          if i == 0, end - start == 1 { append(style: blendStyle(parts[start].blendMode)) }
          body.append(literal: ">\n")
        }
      }
      var open: [String] = []
      for part in parts[start..<end] {
        var part = part
        if isGrouped, end - start == 1 { part.blendMode = .normal }
        enter(part.pathIndex.flatMap { partNames.groups[$0] } ?? [], from: &open)
        write(part, isGrouped ? nil : areas.first)
      }
      enter([], from: &open)
      if isGrouped {
        for _ in areas { body.append(literal: "</g>\n") }
      }
    }
  }

  /// Closes the groups that the next part does not lie in, and opens those that it does.
  private mutating func enter(_ groups: [String], from open: inout [String]) {
    let change = DrawingParts.change(from: open, to: groups)
    for _ in 0..<change.closed { body.append(literal: "</g>\n") }
    for name in change.opened {
      body.append(literal: "<g")
      append(idOf: name)
      body.append(literal: ">\n")
    }
    open = groups
  }

  private mutating func write(_ part: SVGPart, _ area: SVGArea?) {
    switch part.content {
    case .path(let item):
      write(item, area, blendStyle(part.blendMode))
    case .layer(let command, let index):
      write(command, list.layers[index], index, part.blendMode, area)
    case .image(let command, let image):
      write(image, command, part.blendMode, area)
    case .picture(let picture, let box):
      write(picture, in: box, part.blendMode, area)
    }
  }

  /// `mix-blend-mode`, unless it is the normal one.
  func blendStyle(_ mode: BlendMode) -> [UInt8] {
    guard mode != .normal, let name = mode.css else { return [] }
    var style: [UInt8] = []
    style.append(literal: "mix-blend-mode:")
    style.append(literal: name)
    return style
  }

  /// Appends a layer as a group.
  private mutating func write(
    _ command: DisplayList.Command, _ layer: DisplayList.Layer, _ index: Int, _ mode: BlendMode,
    _ area: SVGArea?
  ) {
    let filter = filterUse(layer, index, command.transform)
    body.append(literal: "<g")
    append(area)
    if let filter, filter.map == nil { append(filter: filter.number) }
    if command.opacity < 0.99995 {
      body.append(literal: " opacity=\"")
      SVGColor.append(opacity: Double(command.opacity), to: &body)
      body.append(UInt8(ascii: "\""))
    }
    var style = blendStyle(mode)
    if style.isEmpty, filter == nil, command.opacity >= 0.99995,
      layer.commands.contains(where: { $0.blendMode != .normal })
    {
      style.append(literal: "isolation:isolate")
    }
    append(style: style)
    body.append(literal: ">\n")
    writeContents(of: layer, through: filter)
    body.append(literal: "</g>\n")
  }

  /// Appends the attribute that refers to a filter.
  mutating func append(filter number: Int) {
    body.append(literal: " filter=\"url(#")
    body.append(id("f", number))
    body.append(literal: ")\"")
  }

  /// Appends a layer's contents; within groups of the space that their filter is in, if that is not the page's.
  mutating func writeContents(of layer: DisplayList.Layer, through filter: SVGFilterUse?) {
    guard let filter, let map = filter.map else { return writeContents(of: layer) }
    body.append(literal: "<g")
    append(filter: filter.number)
    appendTransform(map)
    body.append(literal: ">\n<g")
    appendTransform(map.inverted())
    body.append(literal: ">\n")
    writeContents(of: layer)
    body.append(literal: "</g>\n</g>\n")
  }

  private mutating func appendTransform(_ map: CGAffineTransform) {
    body.append(literal: " transform=\"")
    SVGNumber.append(map, to: &body)
    body.append(UInt8(ascii: "\""))
  }
}

extension SVGPart {
  /// The index of the path that it is drawn with; nil for others.
  fileprivate var pathIndex: Int32? {
    guard case .path(let item) = content else { return nil }
    return item.pathIndex
  }

  /// Whether it is an element without a transform, which can carry a clip itself.
  fileprivate var isPlain: Bool {
    switch content {
    case .path(let item): item.transform == nil
    case .layer, .picture: true
    case .image: false
    }
  }
}
