import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// The source of a drawing while it is being written.
///
/// The outlines are statements, or data where they are long, as those of `SwiftOutlineText`; what is done with each of
/// them are statements, so that colors can be found and changed.
struct SwiftDrawingText {
  /// What the code is.
  enum Kind {
    /// A view whose body is a `Canvas`.
    case view
    /// A function that draws into a `GraphicsContext`.
    case canvas
    /// A function that draws into a `CGContext`.
    case context
  }

  let dialect: SwiftDialect
  let kind: Kind
  /// The type's name.
  let name: String
  let scene: DrawingScene
  let contentMode: SwiftSourceWriter.ContentMode
  /// Digits of coordinates of the page; lengths have two more.
  let fractionDigits: Int?
  /// The type within which the source stands.
  let owner: String?
  /// The word before what others use, with a space; nothing for the module's own.
  var access = ""
  /// Whether what reads the outlines' data stands elsewhere in the module.
  var isShared = false
  /// Whether outlines are statements.
  var hasStatements = false

  /// The source so far, without imports.
  var bytes: [UInt8] = []
  /// Digits of what is being written: those of the scope's coordinates.
  var digits: Int?
  /// How many items are written: gradients have their numbers.
  var itemCount = 0
  /// The functions that are still to be written.
  private var waiting: [[DrawingScene.Node]] = []
  private var functionCount = 0
  /// What the statements have asked for.
  var helpers: Set<Helper> = []

  /// Members that code needs only for some drawings.
  enum Helper {
    /// Core Graphics' gradient of numbers.
    case gradient
    /// Stops that are repeated.
    case repeatedStops
    /// SwiftUI's matrix of numbers.
    case matrix
    /// A picture of a PNG file.
    case picture
  }

  /// The greatest number of paths that one function draws: the compiler's time grows faster than a
  /// function's length.
  static let functionLimit = 100
  /// The greatest number of scopes within one another in a function.
  private static let depthLimit = 6

  init(
    dialect: SwiftDialect, kind: Kind, name: String, scene: DrawingScene,
    contentMode: SwiftSourceWriter.ContentMode, fractionDigits: Int?, owner: String?
  ) {
    self.dialect = dialect
    self.kind = kind
    self.name = name
    self.scene = scene
    self.contentMode = contentMode
    self.fractionDigits = fractionDigits
    self.owner = owner
    digits = fractionDigits
  }

  /// Columns in which a line is to end: a type within another is moved to the right afterwards.
  var width: Int { owner == nil ? 100 : 98 }

  /// Whether the code draws into a `GraphicsContext`.
  var isSwiftUI: Bool { kind != .context }

  /// Writes the whole source, without imports.
  mutating func write() -> [UInt8] {
    writeHead()
    let indent = kind == .view ? 6 : 4
    writeCalls(scene.nodes, indent: indent)
    switch kind {
    case .view: line("    }\n  }")
    case .canvas: line("  }")
    case .context: line("    context.restoreGState()\n  }")
    }
    while functionCount < waiting.count {
      let nodes = waiting[functionCount]
      functionCount += 1
      let function = "draw\(functionCount)"
      line(
        isSwiftUI
          ? "\n  private nonisolated static func \(function)(in context: inout GraphicsContext) {"
          : "\n  private static func \(function)(in context: CGContext) {")
      if nodes.count == 1 {
        write(nodes[0], indent: 4)
      } else {
        write(nodes, indent: 4)
      }
      line("  }")
    }
    writeHelpers()
    if hasStatements {
      writeOutlines()
    } else {
      writeNames()
      if !scene.outlines.isEmpty { writePaths() }
    }
    writePictures()
    line("}")
    return bytes
  }

  // MARK: Functions

  /// Appends what draws nodes: statements, or calls of functions where they are too many.
  mutating func write(_ nodes: [DrawingScene.Node], indent: Int) {
    let isShort = nodes.weight <= Self.functionLimit
    guard isShort, nodes.depth <= Self.depthLimit || nodes.count == 1 && nodes.depth == 0 else {
      return writeCalls(nodes, indent: indent)
    }
    for node in nodes { write(node, indent: indent) }
  }

  /// Appends calls of functions that draw nodes, each as many as its limit allows.
  private mutating func writeCalls(_ nodes: [DrawingScene.Node], indent: Int) {
    var run: [DrawingScene.Node] = []
    var weight = 0
    func call(_ text: inout SwiftDrawingText) {
      guard !run.isEmpty else { return }
      text.waiting.append(run)
      let function = "draw\(text.waiting.count)"
      let owner = text.kind == .view && indent == 6 && text.functionCount == 0 ? "Self." : ""
      text.line(
        "\(owner)\(function)(in: \(text.isSwiftUI ? "&context" : "context"))", indent: indent)
      run = []
      weight = 0
    }
    for node in nodes {
      if weight + node.weight > Self.functionLimit { call(&self) }
      run.append(node)
      weight += node.weight
    }
    call(&self)
  }

  // MARK: Around the statements

  private mutating func writeHead() {
    let (width, height) = (literal(scene.page.width), literal(scene.page.height))
    let path = (owner.map { $0 + "." } ?? "") + name
    switch kind {
    case .view:
      line("/// A drawing that fills the space it is given.")
      line("///\n/// It was drawn in a box of \(width) by \(height):")
      line("///\n///     \(path)()")
      if scene.page.width.isNormal, scene.page.height.isNormal {
        line(
          "///       .aspectRatio(CGSize(width: \(width), height: \(height)), contentMode: .fit)")
      }
      line("\(access)struct \(name): View {")
      if !access.isEmpty { line("  \(access)nonisolated init() {}\n") }
      line("  \(access)var body: some View {\n    Canvas { context, size in")
    case .canvas:
      line("/// A drawing that fills the size it is given.")
      line("///\n/// It was drawn in a box of \(width) by \(height):")
      line("///\n///     Canvas { \(path).draw(in: &$0, size: $1) }")
      line("\(access)enum \(name) {\n  /// Draws into `context`, from its origin on.")
      call(
        "  \(access)nonisolated static func draw(",
        ["in context: inout GraphicsContext", "size: CGSize"], indent: 0, ending: " {")
      line("    var context = context")
    case .context:
      line("/// A drawing that fills the rectangle it is given.")
      line("///\n/// It was drawn in a box of \(width) by \(height).")
      line("\(access)enum \(name) {")
      if dialect.api == .uiKit { writeCurrentContext() }
      line("  /// Draws into `context`, where y points down.")
      line(
        "  \(access)static func draw(in rect: CGRect, context: CGContext) {\n    context.saveGState()"
      )
    }
    writeSpace(indent: kind == .view ? 6 : 4)
  }

  private mutating func writeCurrentContext() {
    line(
      """
        /// Draws into the current context, such as that of a view or of a renderer of images.
        \(access)static func draw(in rect: CGRect) {
          guard let context = UIGraphicsGetCurrentContext() else { return }
          draw(in: rect, context: context)
        }

      """)
  }

  /// Appends what makes the page the space that is drawn into.
  private mutating func writeSpace(indent: Int) {
    let page = scene.page
    let space = isSwiftUI ? "size" : "rect"
    let (width, height) = ("\(space).width", "\(space).height")
    let (isWide, isHigh) = (page.width.isNormal, page.height.isNormal)
    if contentMode != .stretch, isWide, isHigh {
      if kind == .context {
        if contentMode == .fill { line("context.clip(to: rect)", indent: indent) }
        line("context.translateBy(x: rect.midX, y: rect.midY)", indent: indent)
      } else {
        line("context.translateBy(x: size.width / 2, y: size.height / 2)", indent: indent)
      }
      call(
        "let scale = \(contentMode == .fit ? "min" : "max")(",
        ["\(width) / \(literal(page.width))", "\(height) / \(literal(page.height))"],
        indent: indent)
      line("context.scaleBy(x: scale, y: scale)", indent: indent)
      if page.midX != 0 || page.midY != 0 {
        line(
          "context.translateBy(x: \(literal(-page.midX)), y: \(literal(-page.midY)))",
          indent: indent)
      }
    } else {
      if kind == .context {
        line("context.translateBy(x: rect.minX, y: rect.minY)", indent: indent)
      }
      if isWide || isHigh {
        let x = isWide ? "\(width) / \(literal(page.width))" : "1"
        let y = isHigh ? "\(height) / \(literal(page.height))" : "1"
        line("context.scaleBy(x: \(x), y: \(y))", indent: indent)
      }
      if page.minX != 0 || page.minY != 0 {
        line(
          "context.translateBy(x: \(literal(-page.minX)), y: \(literal(-page.minY)))",
          indent: indent)
      }
    }
    // What reaches beyond the page ends there in every other output.
    let box = rectangle(page, digits: nil)
    call("context.clip(", [isSwiftUI ? "to: Path(\(box))" : "to: \(box)"], indent: indent)
  }
}
