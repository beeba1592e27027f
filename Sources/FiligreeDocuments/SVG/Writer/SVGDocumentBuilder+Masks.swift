import FiligreeDrawing
import FiligreePaths
import Foundation

/// What an element is cut to.
enum SVGArea: Hashable {
  /// The number of a `clipPath`.
  case clip(Int)
  /// The number of a `mask`.
  case mask(Int)
}

extension SVGDocumentBuilder {
  /// Appends the attribute that refers to an area, if there is one.
  mutating func append(_ area: SVGArea?) {
    switch area {
    case nil: return
    case .clip(let number):
      body.append(literal: " clip-path=\"url(#")
      body.append(id("c", number))
    case .mask(let number):
      body.append(literal: " mask=\"url(#")
      body.append(id("m", number))
    }
    body.append(literal: ")\"")
  }

  /// What a clip of the current layer and those around it cut to, outermost first; nil if they leave
  /// nothing.
  ///
  /// Paths within paths are one `clipPath`; masks and inverse paths stand on their own.
  mutating func areas(of clip: Int32) -> [SVGArea]? {
    var chain: [Int] = []
    var next = clip
    var isPlain = true
    while next >= 0 {
      chain.append(Int(next))
      let clip = layer.clips[Int(next)]
      if case .mask = clip.area { isPlain = false }
      if clip.isInverse { isPlain = false }
      next = clip.parent
    }
    if isPlain {
      let number = clipNumber(clip)
      return number < 0 ? nil : number == 0 ? [] : [.clip(number)]
    }
    var areas: [SVGArea] = []
    var number = 0
    for index in chain.reversed() {
      let clip = layer.clips[index]
      if case .path(_, _, let style) = clip.area, !clip.isInverse {
        let path = clipPath(clip)
        if path.isEmpty { return nil }
        number = define(path, style: style, parent: number)
        continue
      }
      if number > 0 { areas.append(.clip(number)) }
      number = 0
      areas.append(.mask(maskNumber(index)))
    }
    return number > 0 ? areas + [.clip(number)] : areas
  }

  private mutating func maskNumber(_ index: Int) -> Int {
    if let number = maskNumbers[index] { return number }
    let clip = layer.clips[index]
    let outer = body
    body = []
    if clip.isInverse {
      body.append(literal: "<rect")
      appendBox(page, to: &body)
      body.append(literal: " fill=\"#fff\"/>\n")
    }
    switch clip.area {
    case .path(_, _, let style):
      let path = clipPath(clip)
      if !path.isEmpty {
        body.append(literal: "<path")
        if style.isEOFilled { body.append(literal: " fill-rule=\"evenodd\"") }
        if !style.isAntialiased { body.append(literal: " shape-rendering=\"crispEdges\"") }
        body.append(literal: " d=\"")
        path.appendSVG(to: &body, fractionDigits: writer.fractionDigits)
        body.append(literal: "\"/>\n")
      }
    case .mask(let inner, let transform, let opacity):
      writeMask(Int(inner), transform, opacity, isInverse: clip.isInverse)
    }
    let content = body
    body = outer
    maskCount += 1
    maskNumbers[index] = maskCount
    definitions.append(literal: "<mask id=\"")
    definitions.append(id("m", maskCount))
    definitions.append(literal: "\" maskUnits=\"userSpaceOnUse\"")
    appendBox(page, to: &definitions)
    // Of an inverse mask it is the luminance of black on white.
    if !clip.isInverse { definitions.append(literal: " style=\"mask-type:alpha\"") }
    definitions.append(literal: ">\n")
    definitions.append(contentsOf: content)
    definitions.append(literal: "</mask>\n")
    return maskCount
  }

  private mutating func writeMask(
    _ index: Int, _ transform: Int32, _ opacity: Float, isInverse: Bool
  ) {
    let inner = list.layers[index]
    body.append(literal: "<g")
    let filter = filterUse(inner, index, transform, isBlackened: isInverse)
    if let filter, filter.map == nil { append(filter: filter.number) }
    if opacity < 0.99995 {
      body.append(literal: " opacity=\"")
      SVGColor.append(opacity: Double(opacity), to: &body)
      body.append(UInt8(ascii: "\""))
    }
    body.append(literal: ">\n")
    writeContents(of: inner, through: filter)
    body.append(literal: "</g>\n")
  }
}
