import FiligreePaths
import Foundation

/// The source of one outline while it is being written.
struct SwiftOutlineText {
  let dialect: SwiftDialect
  /// The type's name.
  let name: String
  let outline: PathStorage
  let box: CGRect
  let fractionDigits: Int?
  let usesEvenOddFillRule: Bool
  var contentMode = SwiftSourceWriter.ContentMode.stretch
  /// The color in which the outline was drawn, as its comment names it; nil for none worth a word.
  var color: String?
  /// The type within which the source stands; a function then needs no extension around it.
  var owner: String?
  /// The word before what others use, with a space; nothing for the module's own.
  var access = ""
  /// Whether what reads the data stands elsewhere in the module.
  var isShared = false

  /// The source so far, without imports.
  var bytes: [UInt8] = []

  init(
    dialect: SwiftDialect, name: String, outline: PathStorage, box: CGRect, fractionDigits: Int?,
    usesEvenOddFillRule: Bool
  ) {
    self.dialect = dialect
    self.name = name
    self.outline = outline
    self.box = box
    self.fractionDigits = fractionDigits
    self.usesEvenOddFillRule = usesEvenOddFillRule
  }

  /// Appends lines, each with `indent` spaces before it unless it is empty.
  mutating func write(_ text: String, indent: Int = 0) {
    SwiftWords.append(lines: text, indent: indent, to: &bytes)
  }

  var isNested: Bool { owner != nil }

  /// Columns in which a line is to end: those of a type within another are moved to the right afterwards.
  var width: Int { isNested && dialect.api == .swiftUI ? 98 : 100 }

  /// Appends a coordinate.
  mutating func append(_ value: CGFloat) {
    SwiftWords.append(value, fractionDigits: fractionDigits, to: &bytes)
  }

  /// The text of a length of the box, never rounded: it is divided by.
  func literal(_ value: CGFloat) -> String { SwiftWords.number(value) }

  // MARK: What both forms begin and end with

  /// Appends the comment and the declarations, up to the first line of the body.
  mutating func writeHead() {
    let function = SwiftName.member(from: name)
    switch dialect.api {
    case .swiftUI:
      writeShapeComment()
      write("\(access)struct \(name): Shape {")
      if !access.isEmpty { write("  \(access)nonisolated init() {}\n") }
      write("  \(access)nonisolated func path(in rect: CGRect) -> Path {")
    case .uiKit:
      if !isNested { write("extension \(dialect.pathType) {") }
      writeComment(
        "Returns an outline that fills `rect`.",
        example: "\(owner ?? "UIBezierPath").\(function)(in: bounds).fill()", indent: 2)
      write("  \(access)static func \(function)(in rect: CGRect) -> \(dialect.pathType) {")
    case .coreGraphics:
      let rule = usesEvenOddFillRule ? "using: .evenOdd" : ""
      if !isNested { write("extension \(dialect.pathType) {") }
      writeComment(
        "Returns an outline that fills `rect`, where y points down.",
        example:
          "context.addPath(\(owner ?? "").\(function)(in: rect))\ncontext.fillPath(\(rule))",
        indent: 2)
      write("  \(access)static func \(function)(in rect: CGRect) -> \(dialect.pathType) {")
    }
  }

  /// Appends the lines that scale `path`, or what `source` names, and return it.
  mutating func writeReturn(of source: String = "path") {
    var transform = "CGAffineTransform(translationX: rect.minX, y: rect.minY)"
    if contentMode != .stretch, box.width.isNormal, box.height.isNormal {
      let (x, y) = (literal(box.width), literal(box.height))
      let function = contentMode == .fit ? "min" : "max"
      write("let scale = \(function)(rect.width / \(x), rect.height / \(y))", indent: 4)
      transform = "CGAffineTransform(translationX: rect.midX, y: rect.midY)"
      transform += "\n  .scaledBy(x: scale, y: scale)"
    } else if box.width.isNormal || box.height.isNormal {
      let x = box.width.isNormal ? "rect.width / \(literal(box.width))" : "1"
      let y = box.height.isNormal ? "rect.height / \(literal(box.height))" : "1"
      transform += "\n  .scaledBy(x: \(x), y: \(y))"
    }
    let isCentered = contentMode != .stretch && box.width.isNormal && box.height.isNormal
    let (x, y) = isCentered ? (box.midX, box.midY) : (box.minX, box.minY)
    if x != 0 || y != 0 {
      transform += "\n  .translatedBy(x: \(literal(-x)), y: \(literal(-y)))"
    }
    switch dialect.api {
    case .swiftUI:
      write("let transform = \(transform)\nreturn \(source).applying(transform)", indent: 4)
    case .uiKit:
      if usesEvenOddFillRule {
        write("path.usesEvenOddFillRule = true", indent: 4)
      }
      write("let transform = \(transform)\npath.apply(transform)\nreturn path", indent: 4)
    case .coreGraphics:
      write(
        "var transform = \(transform)\nreturn path.copy(using: &transform) ?? path", indent: 4)
    }
  }

  /// Appends the comment of a shape.
  mutating func writeShapeComment() {
    var example = "\(owner.map { $0 + "." } ?? "")\(name)()\n  "
    example += usesEvenOddFillRule ? ".fill(style: FillStyle(eoFill: true))" : ".fill()"
    if box.width.isNormal, box.height.isNormal {
      let (width, height) = (literal(box.width), literal(box.height))
      example += "\n  .aspectRatio(CGSize(width: \(width), height: \(height)), contentMode: .fit)"
    }
    writeComment("An outline that fills the rectangle it is given.", example: example)
  }

  private mutating func writeComment(_ summary: String, example: String, indent: Int = 0) {
    let rule = usesEvenOddFillRule ? "even-odd" : "non-zero winding"
    let size = "\(literal(box.width)) by \(literal(box.height))"
    let text = """
      \(summary)

      It was drawn in a box of \(size)\(color.map { " in \($0)" } ?? "").
      Its inside is found by the \(rule) rule:

      \(example.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
      """
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      write(line.isEmpty ? "///" : "/// " + line, indent: indent)
    }
  }
}
