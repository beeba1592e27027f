import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A document while it is being written.
///
/// Elements go to one buffer and the gradients and clips that they turn out to need to another, which
/// comes first in the file; so ids count up in the order of use, and nothing unused is written.
struct SVGDocumentBuilder {
  /// Layers and masks in one another, at most: viewers' parsers of XML end at 256 elements in one another.
  static let nestingLimit = 48

  let writer: SVGWriter
  let list: DisplayList
  /// What the list's paths are called, and which are groups.
  let partNames: DrawingParts
  /// The ids that parts have.
  private var usedIDs: Set<String> = []
  private let idPrefix: String

  /// Draws what SVG cannot say.
  let draw: ((DisplayList) -> CGImage?)?

  var body: [UInt8] = []
  var definitions: [UInt8] = []
  private(set) var omissions: [SVGOmission] = []
  private(set) var page = CGRect.zero
  let layerBounds: [CGRect]
  /// How deep the layers and masks of each layer lie in one another.
  let layerDepths: [Int]
  /// In how many layers and masks the one lies that is being written.
  var level = 0
  /// In how many documents this one lies, as a picture of a filter's.
  var documentLevel = 0
  /// The layer that is being written.
  var layer: DisplayList.Layer {
    didSet { clipDepths = depths(ofClipsIn: layer) }
  }
  /// How many groups and masks in one another each clip of the layer takes.
  private(set) var clipDepths: [Int] = []
  private var gradientIDs: [SVGGradientKey: Int] = [:]
  var imageNumbers: [SVGImageKey: Int] = [:]
  /// Filters by their text.
  var filterNumbers: [[UInt8]: Int] = [:]
  var clipIDs: [SVGClipKey: Int] = [:]
  var maskCount = 0
  /// The number of the definition for each clip of the layer; 0: not known yet, −1: all is clipped away.
  var clipNumbers: [Int]
  /// The number of the mask for clips of the layer.
  var maskNumbers: [Int: Int] = [:]

  init(
    writer: SVGWriter, list: DisplayList, parts: DrawingParts = DrawingParts(),
    draw: ((DisplayList) -> CGImage?)?
  ) {
    self.writer = writer
    self.list = list
    partNames = parts
    self.draw = draw
    layer = list.root
    layerDepths = list.layerDepths()
    layerBounds = list.layers.isEmpty ? [] : list.layerBounds()
    let prefix = writer.idPrefix.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0))
    }
    // No name in XML begins with a digit or a hyphen.
    let isName = prefix.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? true
    idPrefix = (isName ? "" : "_") + String(prefix)
    clipNumbers = Array(repeating: 0, count: list.clips.count)
    clipDepths = depths(ofClipsIn: layer)
  }

  /// Paths in paths take none: they are one `clipPath`.
  private func depths(ofClipsIn layer: DisplayList.Layer) -> [Int] {
    var depths: [(groups: Int, inside: Int)] = []
    depths.reserveCapacity(layer.clips.count)
    for clip in layer.clips {
      // Clips around others come before them.
      var depth = clip.parent >= 0 ? depths[Int(clip.parent)] : (groups: 0, inside: 0)
      if case .mask(let inner, _, _) = clip.area {
        depth.groups += 1
        depth.inside = max(depth.inside, layerDepths[Int(inner)] + 1)
      } else if clip.isInverse {
        depth.groups += 1
      }
      depths.append(depth)
    }
    return depths.map { max($0.groups, $0.inside) }
  }

  /// Writes the document.
  mutating func build() -> SVGOutput {
    page = SVGPage.box(of: list, layerBounds: layerBounds)
    writeBackground(page)
    let parts = parts()
    // Two numbers a point, with signs and digits after the point: room that is not used takes no memory,
    // while a buffer that grows is there twice each time.
    body.reserveCapacity(
      parts.reduce(body.count + 1024) { sum, part in
        if case .path(let item) = part.content { return sum + 16 * item.path.points.count }
        return sum
      })
    write(parts)
    if list.root.colorMode?.isLinear == true { omit(.colorMode) }

    var head = head(page)
    if !definitions.isEmpty {
      head.append(literal: "<defs>\n")
      head.append(contentsOf: definitions)
      head.append(literal: "</defs>\n")
    }
    // The body is nearly all of a large document: what comes first goes in front of it, in place.
    var document = body
    body = []
    document.append(literal: "</svg>\n")
    document.insert(contentsOf: head, at: 0)
    return SVGOutput(bytes: document, omissions: omissions)
  }

  /// Notes that something is not in the document.
  mutating func omit(_ feature: SVGOmission) {
    if !omissions.contains(feature) { omissions.append(feature) }
  }

  private func head(_ page: CGRect) -> [UInt8] {
    let size = SVGPage.size(writer.size, page: page)
    var head: [UInt8] = []
    head.append(literal: "<svg xmlns=\"http://www.w3.org/2000/svg\"")
    SVGNumber.appendAttribute(" width=\"", size.width, to: &head)
    SVGNumber.appendAttribute(" height=\"", size.height, to: &head)
    head.append(literal: " viewBox=\"")
    for (index, value) in [page.minX, page.minY, page.width, page.height].enumerated() {
      if index > 0 { head.append(UInt8(ascii: " ")) }
      SVGNumber.appendPlain(value, to: &head)
    }
    head.append(literal: "\">\n")
    if let title = writer.title {
      head.append(literal: "<title>")
      XMLText.append(title, to: &head)
      head.append(literal: "</title>\n")
    }
    if let summary = writer.summary {
      head.append(literal: "<desc>")
      XMLText.append(summary, to: &head)
      head.append(literal: "</desc>\n")
    }
    return head
  }

  private mutating func writeBackground(_ page: CGRect) {
    guard let color = writer.background, page.width > 0, page.height > 0,
      let paint = SVGPaint(color, opacity: 1)
    else { return }
    body.append(literal: "<rect")
    if page.minX != 0 { SVGNumber.appendAttribute(" x=\"", page.minX, to: &body) }
    if page.minY != 0 { SVGNumber.appendAttribute(" y=\"", page.minY, to: &body) }
    SVGNumber.appendAttribute(" width=\"", page.width, to: &body)
    SVGNumber.appendAttribute(" height=\"", page.height, to: &body)
    var style: [UInt8] = []
    append(paint, to: "fill", style: &style)
    append(style: style)
    body.append(literal: "/>\n")
  }

  // MARK: Attributes

  /// The id of a definition.
  func id(_ kind: String, _ number: Int) -> String {
    idPrefix + kind + String(number)
  }

  /// Appends the id of a part that has a name; of equal ones all but the first have a number.
  mutating func append(idOf name: String) {
    var stem = ""
    for scalar in name.unicodeScalars {
      let isKept =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar))
      if isKept {
        stem.unicodeScalars.append(scalar)
      } else if stem.last != "-" {
        stem += "-"
      }
    }
    guard stem.contains(where: { $0 != "-" }) else { return }
    // A letter and a number is what definitions are called, and no name begins with a digit or a hyphen.
    let isDefinition = stem.count > 1 && stem.dropFirst().allSatisfy(\.isNumber)
    if stem.first?.isLetter != true || isDefinition { stem = "_" + stem }
    var id = idPrefix + stem
    var number = 2
    while !usedIDs.insert(id).inserted {
      id = "\(idPrefix)\(stem)-\(number)"
      number += 1
    }
    body.append(literal: " id=\"")
    body.append(id)
    body.append(UInt8(ascii: "\""))
  }

  /// The number of the gradient `key`, and whether it has yet to be written.
  mutating func gradientNumber(_ key: SVGGradientKey) -> (number: Int, isNew: Bool) {
    if let number = gradientIDs[key] { return (number, false) }
    let number = gradientIDs.count + 1
    gradientIDs[key] = number
    return (number, true)
  }
}
