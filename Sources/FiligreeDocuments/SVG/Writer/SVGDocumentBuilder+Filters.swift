import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension SVGDocumentBuilder {
  /// The filter of a layer that is drawn under a transform, or nil if it has none.
  ///
  /// If `isBlackened`, the result becomes black, its opacity as it is.
  mutating func filterUse(
    _ layer: DisplayList.Layer, _ index: Int, _ transform: Int32, isBlackened: Bool = false
  ) -> SVGFilterUse? {
    if layer.filters.isEmpty, !isBlackened { return nil }
    let map = list.transforms[Int(transform)]
    let own = layerBounds[index]
    var box = list.filtered(own, by: layer.filters, under: map)
    if box.isNull { box = page }
    if box.isInfinite {
      box = layer.filters.reversed().reduce(page) { $1.needed(for: $0, map) }
      if !own.isInfinite, !own.isNull { box = box.union(own) }
    }
    // A graph is in user space, and so is all that is in one filter with it.
    let hasGraph = layer.filters.contains { if case .graph = $0 { true } else { false } }
    let isMapped = hasGraph && !map.isIdentity && map.isInvertible
    if isMapped { box = box.union(own.isInfinite ? box : own).applying(map.inverted()) }
    if case .graph(let graph)? = layer.filters.first, layer.filters.count == 1 {
      box = graph.region
    }
    var text = SVGFilterText()
    for filter in layer.filters {
      if case .graph(let graph) = filter {
        text.append(graph, hrefs: hrefs(of: graph), isAlone: layer.filters.count == 1)
      } else {
        text.append(filter, isMapped ? .identity : map)
      }
    }
    if isBlackened {
      text.append(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
    }
    return SVGFilterUse(number: define(text, box), map: isMapped ? map : nil)
  }

  /// The number of a filter that draws the opacity of its source in a color.
  mutating func tintNumber(_ color: CGColor) -> Int {
    var text = SVGFilterText()
    text.flood(color, in: "SourceAlpha")
    return define(text, nil)
  }

  private mutating func define(_ filter: SVGFilterText, _ box: CGRect?) -> Int {
    var text: [UInt8] = []
    if let box {
      text.append(literal: "\" filterUnits=\"userSpaceOnUse\"")
      appendBox(box, to: &text)
    } else {
      text.append(literal: "\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"")
    }
    text.append(literal: " color-interpolation-filters=\"sRGB\">\n")
    text.append(contentsOf: filter.bytes)
    text.append(literal: "</filter>\n")
    if let number = filterNumbers[text] { return number }
    let number = filterNumbers.count + 1
    filterNumbers[text] = number
    definitions.append(literal: "<filter id=\"")
    definitions.append(id("f", number))
    definitions.append(contentsOf: text)
    return number
  }
}

/// A filter, and the space that it is in.
struct SVGFilterUse {
  /// The filter's number.
  let number: Int
  /// From the filter's user space to the page; nil if it is the page's.
  let map: CGAffineTransform?
}

/// The primitives of a filter, each with the result of the one before it as its source.
struct SVGFilterText {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  /// Whether primitives work on colors in proportion to light.
  var isLinear = false
  /// The result that the next primitive takes.
  var source: String { count == 0 ? "SourceGraphic" : "r\(count)" }

  /// Appends what draws `filter` in a space that `map` maps to the page.
  mutating func append(_ filter: Filter, _ map: CGAffineTransform) {
    if case .linearLight(let inner) = filter {
      isLinear = true
      append(inner, map)
      isLinear = false
      return
    }
    if let matrix = filter.matrix {
      append(rows: matrix.rows.map { Double($0) })
      return
    }
    switch filter {
    case .blur(let radius, _, _):
      primitive("<feGaussianBlur in=\"\(source)\" stdDeviation=\"\(deviations(radius, map))\"")
    case .shadow(let shadow):
      append(shadow, map)
    case .luminanceToAlpha:
      let before = source
      append(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0])
      primitive("<feComposite in=\"\(source)\" in2=\"\(before)\" operator=\"in\"")
    case .alphaThreshold(let low, let high, let color):
      let table = (0...255).map { alpha in
        let part = Double(alpha) / 255
        return part >= low && part <= high ? "1" : "0"
      }
      primitive(
        "<feComponentTransfer in=\"\(source)\"",
        content: "<feFuncA type=\"discrete\" tableValues=\"\(table.joined(separator: " "))\"/>",
        end: "feComponentTransfer")
      flood(color, in: source)
    default: break
    }
  }

  /// Appends a color matrix of 20 numbers.
  mutating func append(rows: [Double]) {
    let values = rows.map(Self.number).joined(separator: " ")
    primitive("<feColorMatrix in=\"\(source)\" values=\"\(values)\"")
  }

  /// Appends a color with the opacity of `input`.
  mutating func flood(_ color: CGColor, in input: String) {
    let color = SVGColor(color)
    var hex: [UInt8] = []
    SVGColor.append(color.levels, to: &hex)
    let text = String(decoding: hex, as: UTF8.self)
    let opacity = color.alpha < 0.99995 ? " flood-opacity=\"\(Self.number(color.alpha))\"" : ""
    primitive("<feFlood flood-color=\"\(text)\"\(opacity)")
    primitive("<feComposite in=\"\(source)\" in2=\"\(input)\" operator=\"in\"")
  }

  private mutating func append(_ shadow: Filter.Shadow, _ map: CGAffineTransform) {
    let before = source
    let shift = shadow.shift(map)
    primitive("<feGaussianBlur in=\"\(before)\" stdDeviation=\"\(deviations(shadow.radius, map))\"")
    primitive(
      "<feOffset in=\"\(source)\" dx=\"\(Self.number(shift.width))\" "
        + "dy=\"\(Self.number(shift.height))\"")
    if shadow.options.contains(.invertsAlpha) {
      append(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1])
    }
    flood(shadow.color, in: source)
    if shadow.options.contains(.only) { return }
    let isAbove = shadow.options.contains(.above)
    let (upper, lower) = isAbove ? (source, before) : (before, source)
    blend(upper, lower, shadow.blendMode)
  }

  /// Appends what blends two pictures: those modes that CSS has not are Porter and Duff's operators, which another
  /// primitive has.
  mutating func blend(_ upper: String, _ lower: String, _ mode: BlendMode, box: String = "") {
    func composite(_ first: String, _ second: String, _ attributes: String) {
      primitive("<feComposite in=\"\(first)\" in2=\"\(second)\"\(box) \(attributes)")
    }
    switch mode {
    case .clear: primitive("<feFlood\(box) flood-opacity=\"0\"")
    case .copy: composite(upper, lower, #"operator="arithmetic" k2="1""#)
    case .sourceIn: composite(upper, lower, #"operator="in""#)
    case .sourceOut: composite(upper, lower, #"operator="out""#)
    case .sourceAtop: composite(upper, lower, #"operator="atop""#)
    case .destinationOver: composite(lower, upper, #"operator="over""#)
    case .destinationIn: composite(lower, upper, #"operator="in""#)
    case .destinationOut: composite(lower, upper, #"operator="out""#)
    case .destinationAtop: composite(lower, upper, #"operator="atop""#)
    case .xor: composite(upper, lower, #"operator="xor""#)
    case .plusLighter: composite(upper, lower, #"operator="arithmetic" k2="1" k3="1""#)
    default:
      let name = mode.css.map { "\($0)" } ?? "normal"
      primitive("<feBlend in=\"\(upper)\" in2=\"\(lower)\"\(box) mode=\"\(name)\"")
    }
  }

  /// Appends a primitive: its start without an end, what is in it, and its name if something is.
  mutating func primitive(_ text: String, content: String = "", end: String = "") {
    count += 1
    let rest = content.isEmpty ? "/>\n" : ">\(content)</\(end)>\n"
    let space = isLinear ? " color-interpolation-filters=\"linearRGB\"" : ""
    bytes.append(text + space + " result=\"r\(count)\"" + rest)
  }

  private func deviations(_ radius: CGFloat, _ map: CGAffineTransform) -> String {
    let size = Filter.deviations(radius, map)
    let (x, y) = (Self.number(size.width), Self.number(size.height))
    return x == y ? x : "\(x) \(y)"
  }

  private static func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    SVGNumber.append(CGFloat(value), fractionDigits: 4, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
