import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An XML document, read by Foundation's parser.
final class XMLTree: NSObject, XMLParserDelegate {
  /// An element.
  final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The element and all inside it of that name, in the document's order.
    func all(_ name: String) -> [Element] {
      (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
    }

    /// The element and all inside it.
    var everything: [Element] { [self] + children.flatMap(\.everything) }
  }

  private var open: [Element] = [Element("", [:])]

  /// Reads a document; throws if it is not well-formed.
  static func root(_ bytes: [UInt8]) throws -> Element {
    let tree = XMLTree()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = tree
    guard parser.parse(), tree.open.count == 1, let root = tree.open[0].children.first else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = Element(name, attributes)
    open[open.count - 1].children.append(element)
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open[open.count - 1].text += string
  }
}
