import FiligreePixels
import Foundation

/// A document that is parsed and styled, whose elements are resolved when they are asked for.
///
/// A font has thousands of glyphs in one document: parsing it takes a time that grows with it, and one
/// of its elements then takes only its own.
package struct SVGSource: Sendable {
  private let tree: XMLTree
  private let options: SVGOptions
  private let warnings: [SVGWarning]

  /// What an element draws.
  package struct Part: Sendable {
    /// What is drawn, from the upper left corner of the viewport on, y down.
    package var node: SVGNode
    /// Whether it may be another one for another foreground.
    package var usesForeground: Bool
    /// What is not drawn as it is meant.
    package var warnings: [SVGWarning]
  }

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - bytes: The file: XML in UTF-8, UTF-16 or an encoding that its declaration names, plain or packed by gzip.
  ///   - options: How it is read.
  /// - Throws: `SVGError` for what is no SVG, or too much.
  package init(_ bytes: [UInt8], _ options: SVGOptions = SVGOptions()) throws(SVGError) {
    let result: Result<SVGSource, SVGError> = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(SVGError) in try SVGSource(bytes, options) }
    }
    self = try result.get()
  }

  /// Parses a document whose bytes somebody holds: see the other.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ options: SVGOptions) throws(SVGError) {
    var tree = try Self.document(bytes, options.limits)
    guard tree.nodes[0].kind == .svg else {
      throw SVGError(.notSVG, "the root element is \(tree.string(tree.nodes[0].text)), not svg")
    }
    var warnings: [SVGWarning] = []
    try Cascade.apply(
      to: &tree, extraSheet: options.styleSheet, limits: options.limits, warnings: &warnings)
    self.tree = tree
    self.options = options
    self.warnings = warnings
  }

  /// The elements of a document.
  private static func document(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: SVGLimits
  ) throws(SVGError) -> XMLTree {
    guard let text = try SVGBytes.converted(bytes, limits) else {
      return try XMLTreeBuilder.tree(of: bytes, limits: limits)
    }
    let result: Result<XMLTree, SVGError> = text.withUnsafeBufferPointer { text in
      Result { () throws(SVGError) in try XMLTreeBuilder.tree(of: text, limits: limits) }
    }
    return try result.get()
  }

  /// The names of the document's elements.
  package var ids: some Collection<String> { tree.ids.keys }

  /// Whether the document has an element of a name.
  package func hasElement(named name: String) -> Bool { tree.ids[name] != nil }

  /// The bytes that the document takes in memory, about.
  package var byteCount: Int {
    tree.bytes.count + tree.nodes.count * MemoryLayout<XMLTree.Node>.stride
      + tree.attributes.count * MemoryLayout<XMLTree.Attribute>.stride
  }

  /// What the whole document draws.
  ///
  /// - Returns: What it draws.
  /// - Throws: `SVGError` for what is too much, or has no size.
  package func resolved() throws(SVGError) -> SVGTree {
    try Resolver(tree, options, warnings: warnings).document()
  }

  /// What one element draws, with the styles, transforms, clips and the like of those around it.
  ///
  /// - Parameters:
  ///   - id: The element's name; nil for the whole document.
  ///   - size: The viewport around the document, in user units. Nothing is clipped to it.
  ///   - limits: How much may be drawn.
  ///   - foreground: The color of the text that the document is a glyph of; nil for the options' own.
  /// - Returns: What it draws; nil for nothing, or where no element has the name.
  /// - Throws: `SVGError` for what is too much.
  package func part(
    _ id: String?, in size: CGSize, limits: SVGLimits? = nil, foreground: CGColor? = nil
  ) throws(SVGError) -> Part? {
    var options = options
    if let limits { options.limits = limits }
    if let foreground { options.foreground = foreground }
    let resolver = Resolver(tree, options, warnings: [])
    var target: Int32?
    if let id {
      guard let element = tree.ids[id] else { return nil }
      target = element
    }
    return try resolver.part(target, in: size).map {
      Part(node: $0, usesForeground: resolver.usesForeground, warnings: resolver.warnings)
    }
  }
}
