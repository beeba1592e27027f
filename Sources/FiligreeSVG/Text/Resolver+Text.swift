import FiligreePaths
import FiligreePixels
import Foundation

/// Text.
extension Resolver {
  /// What a text draws; nil for nothing.
  func text(
    _ node: Int32, _ style: SVGStyle, _ space: LengthSpace
  ) throws(SVGError) -> SVGNode? {
    guard let setter = options.textSetter else {
      warn("text is not drawn")
      return nil
    }
    guard let content = try textContent(of: node, style, space) else { return nil }
    // A long text that is used again and again costs as much as many elements do.
    try count(content.characters.count / 4)
    let positions = TextPositions(content, self)
    let (request, fonts) = request(content, positions)
    let set = setter.set(request)
    for problem in set.problems { warn(problem) }
    guard set.chunks.count == positions.chunks.count, set.metrics.count == request.fonts.count
    else { return nil }
    let layout = TextLayout(content, positions, set, fonts: fonts)
    var painter = TextPainter(content, layout, self)
    var group = SVGGroup()
    group.children = try painter.nodes()
    group.fixedBox = painter.box
    guard !group.children.isEmpty else { return nil }
    return try effects(on: [.group(group)], of: node, style, space)
  }

  /// What is asked of the setter, and which of its fonts each element has.
  private func request(
    _ content: TextContent, _ positions: TextPositions
  ) -> (SVGTextRequest, fonts: [Int]) {
    var request = SVGTextRequest()
    request.characters = content.characters
    request.chunks = positions.chunks.map { range in
      // Letters that are placed one by one are those of a word all the same; elements are lines.
      let first = range.lowerBound
      return .init(
        range: range, isJoined: first > 0 && content.owners[first] == content.owners[first - 1])
    }
    request.isRightToLeft = content.elements[0].style.font.isRightToLeft
    request.isVertical = content.elements[0].style.font.isVertical
    var known: [SVGFont: Int] = [:]
    let fonts = content.elements.map { element in
      var font = element.style.font.font
      // Text that is spaced out has no ligatures (CSS Text 3, section 8.2).
      font.hasLigatures = element.style.font.letterSpacing == 0
      if let index = known[font] { return index }
      known[font] = request.fonts.count
      request.fonts.append(font)
      return request.fonts.count - 1
    }
    var start = 0
    for index in content.owners.indices {
      let owner = content.owners[index]
      let end = index + 1
      guard end == content.owners.count || content.owners[end] != owner else { continue }
      let style = content.elements[Int(owner)].style
      var color = CGColor.black
      if case .color(let value) = style.fill { color = value }
      if case .current = style.fill { color = current(style) }
      if case .contextFill = style.fill, case .color(let value)? = style.contextFill?.paint {
        usesForeground = true
        color = value
      }
      request.runs.append(.init(range: start..<end, font: fonts[Int(owner)], color: color))
      start = end
    }
    // More than that is no text, and would take long.
    for element in content.elements where request.embeddings.count < 256 {
      guard !element.range.isEmpty, let value = word(.unicodeBidi, of: element.node),
        ["embed", "bidi-override", "isolate", "isolate-override"].contains(value)
      else { continue }
      request.embeddings.append(
        .init(
          range: element.range, isRightToLeft: element.style.font.isRightToLeft,
          isOverride: value.hasSuffix("override"), isIsolate: value.hasPrefix("isolate")))
    }
    return (request, fonts)
  }
}
