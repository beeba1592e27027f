import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an SVG document of a font, with its properties and what is in it.
final class SVGElement {
  /// Elements of a document, and how deep they may be in one another.
  static let limit = 1 << 16
  static let depthLimit = 64

  let name: String
  /// Attributes, and the declarations of `style`, which come before them.
  let properties: [String: String]
  fileprivate(set) var children: [SVGElement] = []
  /// The element around it, which lives as long as the document does.
  private(set) weak var parent: SVGElement?

  init(_ name: String, _ attributes: [String: String], in parent: SVGElement?) {
    self.name = name
    self.parent = parent
    var properties = attributes
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      properties[parts[0].trimmingCharacters(in: .whitespaces)] =
        parts[1].trimmingCharacters(in: .whitespaces)
    }
    self.properties = properties
  }

  /// The element that a property refers to, as `#id`.
  static func reference(_ text: String?) -> String? {
    guard var text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.hasPrefix("url("), let end = text.firstIndex(of: ")") {
      text = text[text.index(text.startIndex, offsetBy: 4)..<end]
        .trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
    }
    return text.hasPrefix("#") ? String(text.dropFirst()) : nil
  }

  /// What `href` refers to.
  var target: String? { Self.reference(properties["href"] ?? properties["xlink:href"]) }
}

/// An SVG document of a font: its elements by their names.
struct SVGDocument {
  let root: SVGElement
  let elements: [String: SVGElement]

  /// Nil if it is not well-formed, or too large.
  init?(_ data: Data) {
    let collector = Collector()
    let parser = XMLParser(data: data)
    parser.delegate = collector
    guard parser.parse(), let root = collector.root, root.name == "svg" else { return nil }
    self.root = root
    elements = collector.elements
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var root: SVGElement?
    var elements: [String: SVGElement] = [:]
    private var open: [SVGElement] = []
    private var count = 0

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      count += 1
      guard count <= SVGElement.limit, open.count < SVGElement.depthLimit else {
        return parser.abortParsing()
      }
      let name = elementName.split(separator: ":").last.map(String.init) ?? elementName
      let element = SVGElement(name, attributes, in: open.last)
      open.last?.children.append(element)
      if root == nil { root = element }
      if let id = attributes["id"], elements[id] == nil { elements[id] = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      _ = open.popLast()
    }
  }
}
