import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// The filters of a layer that PDF can say: an opacity, or drop shadows, which are images.
struct PDFLayerFilters {
  /// A factor for the layer's opacity.
  var opacity = 1.0
  /// How many shadows are below the layer.
  var shadows = 0

  /// Nil if there are other filters.
  init?(_ filters: [Filter]) {
    for filter in filters {
      switch filter {
      case .opacity(let amount): opacity *= amount
      case .shadow(let shadow):
        guard shadow.options.isEmpty, shadow.blendMode == .normal, opacity == 1 else { return nil }
        shadows += 1
      default: return nil
      }
    }
  }
}

extension PDFDocumentBuilder {
  /// The number of a form of what a layer draws, a group by itself (ISO 32000-1, 11.6.6).
  mutating func form(of inner: DisplayList.Layer) -> Int {
    form(writeContents(of: inner))
  }

  /// The number of a form.
  mutating func form(_ content: PDFContent, space: StaticString = "DeviceRGB") -> Int {
    var entries: [UInt8] = []
    entries.append(literal: " /Type /XObject /Subtype /Form /BBox ")
    entries.append(contentsOf: PDFText.rectangle(box))
    entries.append(literal: " /Group << /S /Transparency /CS /")
    entries.append(literal: space)
    entries.append(literal: " /I true >> /Resources ")
    entries.append(contentsOf: content.resources)
    return objects.add(stream: entries, content.bytes)
  }

  /// The number of a form of a layer with its shadows below it.
  mutating func form(of index: Int, _ filters: PDFLayerFilters, _ transform: Int32) -> Int {
    let inner = list.layers[index]
    guard filters.shadows > 0 else { return form(of: inner) }
    let outer = content
    content = PDFContent(digits: writer.fractionDigits)
    // A shadow is that of the layer with all shadows before it.
    for last in stride(from: inner.filters.count - 1, through: 0, by: -1) {
      guard case .shadow(var shadow) = inner.filters[last] else { continue }
      shadow.options.insert(.only)
      let alone = list.replacingFilters(
        ofLayer: index, with: Array(inner.filters[..<last]) + [.shadow(shadow)])
      place(shadow: alone, of: index, transform)
    }
    let contents = form(of: inner)
    content.set(state: state(1, .normal, softMask: 0))
    content.draw(contents)
    let written = content
    content = outer
    return form(written)
  }

  private mutating func place(shadow source: DisplayList, of index: Int, _ transform: Int32) {
    let drawn = source.filtered(
      layerBounds[index], by: source.layers[index].filters,
      under: list.transforms[Int(transform)])
    let page = page.integral
    let area = drawn.isInfinite ? page : drawn.intersection(page).integral
    guard area.width > 0, area.height > 0 else { return }
    guard let draw, let picture = draw(source.drawing(layer: index, transform, bounds: area))
    else { return report(omission: .shadow) }
    report(picture: .shadow)
    content.set(state: state(1, .normal, softMask: 0))
    place(picture, in: area)
  }
}
