import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Something that lets through what is drawn in part.
enum PDFMask: Hashable {
  /// A clip of the current layer, by its index.
  case clip(Int32)
  /// The opacity of a gradient: the number of a shading in grays, and its map to the page.
  case shading(Int, CGAffineTransform)
}

extension PDFDocumentBuilder {
  /// The number of a soft mask that is all of `masks` taken together; 0 for none.
  ///
  /// PDF has one mask at a time, so the content of each is drawn under the masks before it.
  mutating func softMask(_ masks: [PDFMask]) -> Int {
    guard let last = masks.last else { return 0 }
    if let number = softMasks[masks] { return number }
    let rest = softMask(Array(masks.dropLast()))
    let outer = content
    content = PDFContent(digits: writer.fractionDigits)
    var isLuminosity = true
    var space: StaticString = "DeviceGray"
    switch last {
    case .shading(let number, let map):
      content.set(state: state(1, .normal, softMask: rest))
      content.bytes.append(literal: "q\n")
      PDFText.append(map, to: &content.bytes)
      content.bytes.append(literal: " cm\n")
      content.name(.shading, number)
      content.bytes.append(literal: " sh\nQ\n")
    case .clip(let index):
      space = "DeviceRGB"
      isLuminosity = writeMask(layer.clips[Int(index)], under: rest)
    }
    let written = content
    content = outer
    let group = form(written, space: space)
    // Luminosity is that over black, which a backdrop color would be if it were given.
    let number = objects.add(
      "<< /Type /Mask /S /\(isLuminosity ? "Luminosity" : "Alpha") /G \(group) 0 R >>")
    softMasks[masks] = number
    return number
  }

  /// Writes a mask's content under the mask `rest`; returns whether its luminance counts, and not its
  /// opacity.
  private mutating func writeMask(_ clip: DisplayList.Clip, under rest: Int) -> Bool {
    guard case .mask(let index, let transform, let factor) = clip.area else { return false }
    let inner = list.layers[Int(index)]
    let filters = PDFLayerFilters(inner.filters)
    var opacity = Double(factor)
    var drawn: Int?
    var isLuminosity = false
    if let filters, filters.shadows == 0 {
      opacity *= filters.opacity
      drawn = form(of: inner)
    } else if inner.filters == [.luminanceToAlpha], list.isGray(inner), !clip.isInverse {
      drawn = form(of: inner)
      isLuminosity = true
    } else {
      drawn = maskPicture(Int(index), transform)
    }
    if clip.isInverse {
      // White, with black where the mask is.
      let black = drawn.map { rectangle(0, under: alphaMask(of: $0, opacity)) }
      let area = PDFContent(digits: writer.fractionDigits)
      let before = content
      content = area
      content.set(fill: .color(SIMD3(1, 1, 1)))
      content.append(box)
      content.bytes.append(literal: "f\n")
      if let black { content.draw(black) }
      let whole = content
      content = before
      let number = form(whole)
      content.set(state: state(1, .normal, softMask: rest))
      content.draw(number)
      return true
    }
    guard let drawn else { return false }
    content.set(state: state(opacity, .normal, softMask: rest))
    content.draw(drawn)
    return isLuminosity
  }

  /// The number of a soft mask that is a form's opacity.
  private mutating func alphaMask(of number: Int, _ opacity: Double) -> Int {
    let outer = content
    content = PDFContent(digits: writer.fractionDigits)
    content.set(state: state(opacity, .normal, softMask: 0))
    content.draw(number)
    let written = content
    content = outer
    let group = form(written)
    return objects.add("<< /Type /Mask /S /Alpha /G \(group) 0 R >>")
  }

  /// The number of a form that is all of the page in a gray, under a mask.
  private mutating func rectangle(_ gray: Double, under mask: Int) -> Int {
    let outer = content
    content = PDFContent(digits: writer.fractionDigits)
    content.set(state: state(1, .normal, softMask: mask))
    content.set(fill: .color(SIMD3(repeating: gray)))
    content.append(box)
    content.bytes.append(literal: "f\n")
    let written = content
    content = outer
    return form(written)
  }

  /// The number of a form of a mask that is drawn by somebody else; nil where there is nothing.
  private mutating func maskPicture(_ index: Int, _ transform: Int32) -> Int? {
    let drawn = list.filtered(
      layerBounds[index], by: list.layers[index].filters, under: list.transforms[Int(transform)])
    let page = page.integral
    let area = drawn.isInfinite ? page : drawn.intersection(page).integral
    guard area.width > 0, area.height > 0 else { return nil }
    guard let draw, let picture = draw(list.drawing(layer: index, transform, bounds: area)) else {
      report(omission: .mask)
      return nil
    }
    report(picture: .mask)
    let outer = content
    content = PDFContent(digits: writer.fractionDigits)
    place(picture, in: area)
    let written = content
    content = outer
    return form(written)
  }
}

extension DisplayList {
  /// Whether a layer draws grays alone, whose luminance is the same by any weights.
  fileprivate func isGray(_ layer: Layer) -> Bool {
    func isGray(_ color: CGColor) -> Bool {
      let values = SVGColor(color).components
      return values.x == values.y && values.y == values.z
    }
    return layer.commands.allSatisfy { command in
      guard command.paint >= 0 else { return false }
      switch paints[Int(command.paint)] {
      case .color(let color): return isGray(color)
      case .linearGradient(let gradient): return gradient.stops.allSatisfy { isGray($0.color) }
      case .radialGradient(let gradient): return gradient.stops.allSatisfy { isGray($0.color) }
      case .image(let image):
        return image.tint.map(isGray) ?? (image.image.componentsPerPixel < 3)
      case .conicGradient, .mesh, .backdrop: return false
      }
    }
  }
}
