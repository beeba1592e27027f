import FiligreePaths
import Foundation
import Synchronization
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

/// Which properties children inherit, and the words that all properties have (SVG 2, appendix "Property index"; CSS
/// Cascading and Inheritance Level 4, section 7).
@Suite struct InheritanceTests {
  /// A property, and documents that show it.
  struct Property: Sendable, CustomTestStringConvertible {
    var name: String
    var isInherited: Bool
    var initial: String
    /// Another value, which shows in the document.
    var other: String
    /// The document: `PARENT` and `CHILD` stand for attributes of an element and of one in it.
    var document = Self.shape
    /// Whether it is no presentation attribute, but of CSS alone.
    var isCSSOnly = false

    var testDescription: String { name }

    static let shape = """
      <g PARENT><path id="c" d="M10 10H60L20 40 70 45z M20 15h20v20h-20z" CHILD/></g>
      """
    static let stroked = """
      <g stroke="teal" stroke-width="4" PARENT><path id="c" d="M10 10H60L20 40 70 45" CHILD/></g>
      """
    static let rect = #"<svg PARENT><rect id="c" width="30" height="20" CHILD/></svg>"#
    static let ellipse = #"<svg PARENT><ellipse id="c" rx="9" ry="9" CHILD/></svg>"#
    static let text = """
      <g font-family="Boxes" font-size="20" PARENT><text id="c" x="40" y="40" CHILD>&#xE001;
      &#xE001;<tspan>&#xE001;x</tspan></text></g>
      """
    static let stop = """
      <linearGradient id="l" PARENT><stop CHILD/><stop offset="1" stop-color="red"/></linearGradient>
      <rect id="c" width="9" height="9" fill="url(#l)"/>
      """
    static let filter = """
      <filter id="f" PARENT><feDropShadow stdDeviation="2" CHILD/></filter>
      <rect id="c" width="9" height="9" filter="url(#f)"/>
      """
    static let light = """
      <filter id="f" PARENT><feDiffuseLighting CHILD><feDistantLight/></feDiffuseLighting></filter>
      <rect id="c" width="9" height="9" filter="url(#f)"/>
      """
    static let marked = """
      <marker id="m"><circle r="2"/></marker><g PARENT><path id="c" d="M9 9H20V30" CHILD/></g>
      """
    static let clipped = """
      <clipPath id="k" PARENT><path d="M10 10H60L20 40 70 45z" CHILD/></clipPath>
      <rect id="c" width="99" height="99" clip-path="url(#k)"/>
      """
    static let masked = """
      <g PARENT><mask id="m" CHILD><rect width="9" height="9" fill="red"/></mask></g>
      <rect id="c" width="9" height="9" mask="url(#m)"/>
      """
    static let use = """
      <mask id="m"><rect width="9" height="9" fill="red"/></mask><filter id="f"><feFlood/></filter>
      <clipPath id="k"><rect width="5" height="5"/></clipPath>
      <g PARENT><rect id="c" width="30" height="20" CHILD/></g>
      """
    static let image = """
      <g PARENT><image id="c" width="9" height="9" href="\(picture)" CHILD/></g>
      """
    static let nested = """
      <svg PARENT><svg id="c" width="9" height="9" CHILD><circle r="20"/></svg></svg>
      """
    /// One gray pixel.
    static let picture =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="

    func text(parent: String, child: String, asAttribute: Bool) -> String {
      func declaration(_ value: String) -> String {
        if value.isEmpty { return "" }
        return asAttribute ? "\(name)=\"\(value)\"" : "style=\"\(name):\(value)\""
      }
      return document.replacing("PARENT", with: declaration(parent))
        .replacing("CHILD", with: declaration(child))
    }

    /// What the element `c` is, and what is in it.
    func dump(parent: String, child: String, asAttribute: Bool) throws -> String {
      let body = text(parent: parent, child: child, asAttribute: asAttribute)
      let setter = TextRecorder()
      var options = SVGOptions()
      options.textSetter = setter
      let tree = try SVGReader.tree(of: FiligreeSVGTests.document(body), options)
      var text = ""
      Swift.dump(tree.root, to: &text)
      return text + setter.text
    }
  }

  /// Sets text in boxes, and keeps what was asked for.
  final class TextRecorder: SVGTextSetter {
    private let requests = Mutex("")

    var text: String { requests.withLock { $0 } }

    func set(_ text: SVGTextRequest) -> SVGSetText {
      // Features and axes have no order.
      requests.withLock { _ = Swift.dump(text, to: &$0) }
      var metrics = SVGFontMetrics()
      (metrics.ascent, metrics.descent, metrics.xHeight) = (8, 2, 5)
      return SVGSetText(
        chunks: text.chunks.map { chunk in
          chunk.range.map { index in
            var cell = SVGTextCell(
              characters: index..<(index + 1), advance: 6, ascent: 8, descent: 2)
            cell.outline = Path(CGRect(x: 1, y: -7, width: 4, height: 7))
            cell.uprightAdvance = 10
            return cell
          }
        }, metrics: text.fonts.map { _ in metrics })
    }
  }

  static let properties: [Property] = [
    .init(
      name: "alignment-baseline", isInherited: false, initial: "baseline", other: "hanging",
      document: Property.text),
    .init(
      name: "baseline-shift", isInherited: false, initial: "baseline", other: "5px",
      document: Property.text.replacing("CHILD", with: "").replacing(
        "<tspan>", with: "<tspan CHILD>"
      ).replacing("PARENT>", with: ">").replacing(#"id="c""#, with: #"id="c" PARENT"#)),
    .init(
      name: "clip-path", isInherited: false, initial: "none", other: "url(#k)",
      document: Property.use),
    .init(
      name: "clip-rule", isInherited: true, initial: "nonzero", other: "evenodd",
      document: Property.clipped),
    .init(
      name: "color", isInherited: true, initial: "black", other: "red",
      document: Property.shape.replacing(#"id="c""#, with: #"id="c" fill="currentColor""#)),
    .init(
      name: "color-interpolation", isInherited: true, initial: "sRGB", other: "linearRGB",
      document: Property.masked),
    .init(
      name: "color-interpolation-filters", isInherited: true, initial: "linearRGB", other: "sRGB",
      document: Property.filter),
    .init(name: "cx", isInherited: false, initial: "0", other: "7", document: Property.ellipse),
    .init(name: "cy", isInherited: false, initial: "0", other: "7", document: Property.ellipse),
    .init(
      name: "direction", isInherited: true, initial: "ltr", other: "rtl", document: Property.text),
    .init(
      name: "dominant-baseline", isInherited: true, initial: "auto", other: "hanging",
      document: Property.text),
    .init(name: "fill", isInherited: true, initial: "black", other: "#123456"),
    .init(name: "fill-opacity", isInherited: true, initial: "1", other: "0.25"),
    .init(name: "fill-rule", isInherited: true, initial: "nonzero", other: "evenodd"),
    .init(
      name: "filter", isInherited: false, initial: "none", other: "url(#f)", document: Property.use),
    .init(
      name: "flood-color", isInherited: false, initial: "black", other: "red",
      document: Property.filter),
    .init(
      name: "flood-opacity", isInherited: false, initial: "1", other: ".3",
      document: Property.filter),
    .init(
      name: "font-family", isInherited: true, initial: "initial", other: "Boxes, serif",
      document: Property.text.replacing(#"font-family="Boxes""#, with: "")),
    .init(
      name: "font-size", isInherited: true, initial: "medium", other: "31px",
      document: Property.text.replacing(#"font-size="20""#, with: "")),
    .init(
      name: "font-variant", isInherited: true, initial: "normal", other: "small-caps",
      document: Property.text.replacing("&#xE001;x", with: "xyz")),
    .init(
      name: "font-style", isInherited: true, initial: "normal", other: "italic",
      document: Property.text),
    .init(
      name: "font-synthesis", isInherited: true, initial: "weight style", other: "none",
      document: Property.text.replacing("<text", with: "<text font-style='italic'"), isCSSOnly: true
    ),
    .init(
      name: "font-feature-settings", isInherited: true, initial: "normal", other: "'liga' 0",
      document: Property.text, isCSSOnly: true),
    .init(
      name: "font-kerning", isInherited: true, initial: "auto", other: "none",
      document: Property.text, isCSSOnly: true),
    .init(
      name: "font-stretch", isInherited: true, initial: "normal", other: "condensed",
      document: Property.text),
    .init(
      name: "font-variation-settings", isInherited: true, initial: "normal", other: "'wght' 300",
      document: Property.text, isCSSOnly: true),
    .init(
      name: "font-weight", isInherited: true, initial: "normal", other: "bold",
      document: Property.text),
    .init(
      name: "height", isInherited: false, initial: "auto", other: "7",
      document: Property.rect.replacing(#"height="20""#, with: "")),
    .init(
      name: "image-rendering", isInherited: true, initial: "auto", other: "pixelated",
      document: Property.image),
    .init(
      name: "isolation", isInherited: false, initial: "auto", other: "isolate", isCSSOnly: true),
    .init(
      name: "letter-spacing", isInherited: true, initial: "normal", other: "4px",
      document: Property.text),
    .init(
      name: "lighting-color", isInherited: false, initial: "white", other: "red",
      document: Property.light),
    .init(
      name: "marker-end", isInherited: true, initial: "none", other: "url(#m)",
      document: Property.marked),
    .init(
      name: "marker-mid", isInherited: true, initial: "none", other: "url(#m)",
      document: Property.marked),
    .init(
      name: "marker-start", isInherited: true, initial: "none", other: "url(#m)",
      document: Property.marked),
    .init(
      name: "mask", isInherited: false, initial: "none", other: "url(#m)", document: Property.use),
    .init(
      name: "mask-type", isInherited: false, initial: "luminance", other: "alpha",
      document: Property.masked),
    .init(
      name: "mix-blend-mode", isInherited: false, initial: "normal", other: "multiply",
      isCSSOnly: true),
    .init(name: "opacity", isInherited: false, initial: "1", other: ".5"),
    .init(
      name: "paint-order", isInherited: true, initial: "normal", other: "stroke",
      document: Property.stroked),
    .init(
      name: "r", isInherited: false, initial: "0", other: "5",
      document: #"<svg PARENT><circle id="c" CHILD/></svg>"#),
    .init(
      name: "rx", isInherited: false, initial: "auto", other: "5",
      document: #"<svg PARENT><rect id="c" width="30" height="20" CHILD/></svg>"#),
    .init(
      name: "ry", isInherited: false, initial: "auto", other: "5",
      document: #"<svg PARENT><rect id="c" width="30" height="20" CHILD/></svg>"#),
    .init(name: "shape-rendering", isInherited: true, initial: "auto", other: "crispEdges"),
    .init(
      name: "stop-color", isInherited: false, initial: "black", other: "lime",
      document: Property.stop),
    .init(
      name: "stop-opacity", isInherited: false, initial: "1", other: ".5", document: Property.stop),
    .init(name: "stroke", isInherited: true, initial: "none", other: "red"),
    .init(
      name: "stroke-dasharray", isInherited: true, initial: "none", other: "3 1",
      document: Property.stroked),
    .init(
      name: "stroke-dashoffset", isInherited: true, initial: "0", other: "2",
      document: Property.stroked),
    .init(
      name: "stroke-linecap", isInherited: true, initial: "butt", other: "round",
      document: Property.stroked),
    .init(
      name: "stroke-linejoin", isInherited: true, initial: "miter", other: "arcs",
      document: Property.stroked),
    .init(
      name: "stroke-miterlimit", isInherited: true, initial: "4", other: "2",
      document: Property.stroked),
    .init(
      name: "stroke-opacity", isInherited: true, initial: "1", other: "50%",
      document: Property.stroked),
    .init(
      name: "stroke-width", isInherited: true, initial: "1px", other: "7",
      document: Property.stroked.replacing(#"stroke-width="4""#, with: "")),
    .init(
      name: "text-anchor", isInherited: true, initial: "start", other: "end",
      document: Property.text),
    .init(
      name: "text-orientation", isInherited: true, initial: "mixed", other: "upright",
      document: Property.text.replacing("<text", with: "<text writing-mode='vertical-rl'")),
    .init(
      name: "text-transform", isInherited: true, initial: "none", other: "uppercase",
      document: Property.text, isCSSOnly: true),
    .init(name: "transform", isInherited: false, initial: "none", other: "scale(2)"),
    .init(
      name: "vector-effect", isInherited: false, initial: "none", other: "non-scaling-stroke",
      document: Property.stroked),
    .init(name: "visibility", isInherited: true, initial: "visible", other: "hidden"),
    .init(
      name: "white-space", isInherited: true, initial: "normal", other: "pre",
      document: Property.text.replacing("&#xE001;x", with: "&#xE001;   &#xE001;")),
    .init(
      name: "width", isInherited: false, initial: "auto", other: "7",
      document: Property.rect.replacing(#"width="30""#, with: "")),
    .init(
      name: "word-spacing", isInherited: true, initial: "normal", other: "4px",
      document: Property.text),
    .init(
      name: "writing-mode", isInherited: true, initial: "horizontal-tb", other: "vertical-rl",
      document: Property.text),
    .init(name: "x", isInherited: false, initial: "0", other: "7", document: Property.rect),
    .init(name: "y", isInherited: false, initial: "0", other: "7", document: Property.rect),
  ]

  @Test(arguments: properties)
  func `values of parents, and words of all properties`(_ property: Property) throws {
    for asAttribute in property.isCSSOnly ? [false] : [false, true] {
      func dump(_ child: String) throws -> String {
        try property.dump(parent: property.other, child: child, asAttribute: asAttribute)
      }
      let form = asAttribute ? "attribute" : "style"
      let other = try dump(property.other)
      let initial = try dump(property.initial)
      expect(other != initial, "\(property.name), \(form): the values differ")
      let silent = try dump("")
      expect(
        silent == (property.isInherited ? other : initial), "\(property.name), \(form): silent")
      expect(try dump("inherit") == other, "\(property.name), \(form): inherit")
      expect(try dump("initial") == initial, "\(property.name), \(form): initial")
      for word in ["unset", "revert", "revert-layer", " UNSET "] {
        expect(try dump(word) == silent, "\(property.name), \(form): \(word)")
      }
      // Declarations that are not understood count for nothing.
      if !asAttribute {
        expect(
          try dump("\(property.initial);\(property.name):nonsense(3)") == initial
            || SVGAttributeName.named(property.name).grammar == nil,
          "\(property.name): what is not understood")
      }
    }
  }

  @Test func `what is not displayed is not drawn, whatever is in it`() throws {
    for child in ["", "display:inline", "display:initial", "display:inherit"] {
      let body = "<g style='display:none'><rect width='9' height='9' style='\(child)'/></g>"
      expect(try shapes(body).isEmpty, "\(child)")
    }
    expect(
      try shapes("<rect width='9' height='9' display='none' style='display:unset'/>").count == 1)
    expect(
      try shapes("<rect width='9' height='9' style='display:flex;display:-ms-x'/>").count == 1)
  }

  /// Browsers' own style sheet hides what is beyond viewports.
  @Test func `overflow`() throws {
    func clips(_ parent: String, _ child: String) throws -> Bool {
      let body = """
        <svg style="overflow:\(parent)"><svg width="9" height="9" style="overflow:\(child)">
        <circle r="20"/></svg></svg>
        """
      var text = ""
      dump(try tree(body).root, to: &text)
      return text.components(separatedBy: "SVGClip #").count > (parent == "hidden" ? 2 : 1)
    }
    expect(try clips("visible", "") == true)
    expect(try clips("visible", "inherit") == false)
    expect(try clips("hidden", "inherit") == true)
    expect(try clips("visible", "initial") == false)
    expect(try clips("visible", "unset") == false)
    expect(try clips("visible", "revert") == true)
    expect(try clips("visible", "auto") == false)
    expect(try clips("visible", "scroll") == true)
  }

  @Test func `all sets all properties but directions`() throws {
    let shape = "<rect width='9' height='9' x='3' style='all:unset;width:9px;height:9px'/>"
    expect(try fill("<g fill='red'>\(shape)</g>") == [255, 0, 0, 1])
    expect(try boxes(shape)[0].minX == 0)
    expect(
      try fill("<g fill='red'>\(shape.replacing("all:unset", with: "all:initial"))</g>")
        == [0, 0, 0, 1])
  }
}
