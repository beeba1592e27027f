import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// The source of a drawing while it is being written.
///
/// The outlines are data, as those of `SwiftOutlineText` where they are long; what is done with each of
/// them are statements, so that colours can be found and changed.
struct SwiftDrawingText {
  let dialect: SwiftDialect
  /// The type's name.
  let name: String
  let drawing: PlainDrawing
  /// Digits of coordinates; lengths have two more.
  let fractionDigits: Int?
  /// Whether the code is a view, and not a function that draws into a `CGContext`.
  let isView: Bool

  /// The source so far.
  var bytes: [UInt8] = []

  /// The greatest number of paths that one function draws: the compiler's time grows faster than a
  /// function's length.
  static let functionLimit = 100

  init(dialect: SwiftDialect, name: String, drawing: PlainDrawing, fractionDigits: Int?) {
    self.dialect = dialect
    self.name = name
    self.drawing = drawing
    let map = drawing.transform
    self.fractionDigits = SVGNumber.digits(fractionDigits, under: map.isIdentity ? nil : map)
    isView = dialect.api == .swiftUI
  }

  /// Writes the whole source.
  mutating func write() -> [UInt8] {
    line("import \(dialect.module)\n")
    writeComment()
    if isView {
      line("struct \(name): View {\n  var body: some View {\n    Canvas { context, size in")
      writeSpace(width: "size.width", height: "size.height", indent: 6)
    } else {
      line("enum \(name) {")
      if dialect.api == .uiKit { writeCurrentContext() }
      line("  /// Draws into `context`, where y points down.")
      line("  static func draw(in rect: CGRect, context: CGContext) {\n    context.saveGState()")
      line("context.translateBy(x: rect.minX, y: rect.minY)", indent: 4)
      writeSpace(width: "rect.width", height: "rect.height", indent: 4)
    }
    let parts = (drawing.items.count + Self.functionLimit - 1) / Self.functionLimit
    for part in 0..<parts {
      let call = isView ? "Self.draw\(part + 1)(in: &context)" : "draw\(part + 1)(in: context)"
      line(call, indent: isView ? 6 : 4)
    }
    line(isView ? "    }\n  }" : "    context.restoreGState()\n  }")
    for part in 0..<parts {
      writePart(part)
    }
    if !drawing.items.isEmpty {
      if drawing.items.contains(where: \.paint.isGradient) { writeGradientHelper() }
      writePaths()
    }
    line("}")
    return bytes
  }

  // MARK: Around the paths

  private mutating func writeComment() {
    let (width, height) = (literal(drawing.page.width), literal(drawing.page.height))
    line("/// A drawing that fills the \(isView ? "space" : "rectangle") it is given.")
    line("///\n/// It was drawn in a box of \(width) by \(height)\(isView ? ":" : ".")")
    guard isView else { return }
    line("///\n///     \(name)()")
    if drawing.page.width.isNormal, drawing.page.height.isNormal {
      line("///       .aspectRatio(CGSize(width: \(width), height: \(height)), contentMode: .fit)")
    }
  }

  private mutating func writeCurrentContext() {
    line(
      """
        /// Draws into the current context, such as that of a view or of a renderer of images.
        static func draw(in rect: CGRect) {
          guard let context = UIGraphicsGetCurrentContext() else { return }
          draw(in: rect, context: context)
        }

      """)
  }

  /// Appends what makes the page the space that is drawn into.
  private mutating func writeSpace(width: String, height: String, indent: Int) {
    let page = drawing.page
    if page.width.isNormal || page.height.isNormal {
      let x = page.width.isNormal ? "\(width) / \(literal(page.width))" : "1"
      let y = page.height.isNormal ? "\(height) / \(literal(page.height))" : "1"
      line("context.scaleBy(x: \(x), y: \(y))", indent: indent)
    }
    if page.minX != 0 || page.minY != 0 {
      line(
        "context.translateBy(x: \(literal(-page.minX)), y: \(literal(-page.minY)))", indent: indent)
    }
    // Strokes may reach beyond the page, which ends there in every other output.
    let box =
      "CGRect(x: \(literal(page.minX)), y: \(literal(page.minY)), "
      + "width: \(literal(page.width)), height: \(literal(page.height)))"
    if isView {
      call("context.clip(", ["to: Path(\(box))"], indent: indent)
    } else {
      call("context.clip(", ["to: \(box)"], indent: indent)
    }
    let map = drawing.transform
    guard !map.isIdentity else { return }
    line("context.concatenate(", indent: indent)
    call(
      "CGAffineTransform(",
      [
        "a: \(literal(map.a))", "b: \(literal(map.b))", "c: \(literal(map.c))",
        "d: \(literal(map.d))", "tx: \(literal(map.tx))", "ty: \(literal(map.ty))",
      ], indent: indent + 2, ending: ")")
  }

  /// Appends the function that draws the paths of a part.
  private mutating func writePart(_ part: Int) {
    let start = part * Self.functionLimit
    let range = start..<min(start + Self.functionLimit, drawing.items.count)
    if isView {
      line(
        "\n  private nonisolated static func draw\(part + 1)(in context: inout GraphicsContext) {")
    } else {
      line("\n  private static func draw\(part + 1)(in context: CGContext) {")
    }
    for index in range {
      if isView { writeView(index) } else { writeContext(index) }
    }
    line("  }")
  }

  // MARK: Data

  /// Appends the paths, and what reads them from their data.
  private mutating func writePaths() {
    let modifiers = isView ? "private nonisolated static" : "private static"
    if isView {
      line("\n  /// The outlines, built once.")
      line("  \(modifiers) let paths: [Path] = commands.map { commands in\n    var path = Path()")
    } else {
      line("\n  /// Adds an outline to the path of `context`.")
      line("  \(modifiers) func add(_ index: Int, to context: CGContext) {")
      line("    let path = CGMutablePath()")
    }
    line("    for (command, n) in commands\(isView ? "" : "[index]") {")
    writeSwitch()
    line("    }\n    \(isView ? "return path" : "context.addPath(path)")\n  }")
    let (kind, start) = isView ? ("var", "{") : ("let", "=")
    line(
      """

        /// The commands of each path of `pathData`, with their numbers\(isView ? "" : ", read once").
        \(modifiers) \(kind) commands: [[(Character, [Double])]] \(start)
          pathData.split(separator: "/").map { path in
            path.split(separator: "\\n").map { line in
              let words = line.split(separator: " ")
              return (Character(String(words[0])), words.dropFirst().compactMap { Double($0) })
            }
          }
      """)
    if isView { line("  }") }
    line("\n  /// The outlines as SVG path data, one command to a line, parted by slashes.")
    line("  \(modifiers) let pathData = \"\"\"")
    for (index, item) in drawing.items.enumerated() {
      if index > 0 { line("    /") }
      SwiftWords.append(dataOf: item.path, fractionDigits: fractionDigits, to: &bytes)
    }
    line("    \"\"\"")
  }

  private mutating func writeSwitch() {
    let verbs = Set(drawing.items.lazy.map { Set($0.path.verbs) }.joined())
    line(
      """
      switch command {
      case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
      case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
      """, indent: 6)
    if verbs.contains(.quad) {
      line(
        """
        case "Q":
          path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
        """, indent: 6)
    }
    if verbs.contains(.cubic) {
      line(
        """
        case "C":
          path.addCurve(
            to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
            control2: CGPoint(x: n[2], y: n[3]))
        """, indent: 6)
    }
    line("default: path.closeSubpath()\n}", indent: 6)
  }
}

extension Paint {
  /// Whether there are stops to write.
  var isGradient: Bool {
    if case .color = self { return false }
    return true
  }
}
