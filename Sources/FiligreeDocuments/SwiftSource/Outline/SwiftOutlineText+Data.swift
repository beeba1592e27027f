import FiligreePaths
import Foundation

extension SwiftOutlineText {
  /// Appends the whole source, with the outline as SVG path data and a few lines that read it.
  mutating func writeData() {
    if isShared { return writeSharedData() }
    writeHead()
    switch dialect.api {
    case .swiftUI:
      writeReturn(of: "Self.outline")
      write(
        """
          }

          /// The outline in its own box, built once.
          private nonisolated static let outline: Path = {
            var path = Path()
            for (command, n) in commands {
        """)
      writeSwitch()
      write("    return path\n  }()")
      write(
        """

          /// The commands of `pathData`, each with its numbers.
          private nonisolated static var commands: [(Character, [Double])] {
        """)
      writeReader(indent: 0)
      write("  }\n\n  /// The outline as SVG path data, one command to a line.")
      write("  private nonisolated static let pathData = \"\"\"")
      writePathData(indent: 0)
      write("}")
    case .uiKit, .coreGraphics:
      write(dialect.declaration, indent: 4)
      write("for (command, n) in \(name)Outline.commands {", indent: 4)
      writeSwitch()
      writeReturn()
      write("  }")
      if !isNested { write("}") }
      // A type of its own: an extension shares the names in it with all others of the type.
      let indent = isNested ? 2 : 0
      write(
        """

        private enum \(name)Outline {
          /// The commands of `pathData`, each with its numbers, read once.
          static let commands: [(Character, [Double])] =
        """, indent: indent)
      writeReader(indent: indent)
      write("\n  /// The outline as SVG path data, one command to a line.", indent: indent)
      write("  static let pathData = \"\"\"", indent: indent)
      writePathData(indent: indent)
      write("}", indent: indent)
    }
  }

  /// Appends the whole source, with the outline as data that the module's `OutlineData` reads.
  private mutating func writeSharedData() {
    guard dialect.api != .swiftUI else { return writeSharedShape() }
    writeHead()
    write("let path = OutlineData.path(of: _\(name).commands)", indent: 4)
    writeReturn()
    write("  }")
    if !isNested { write("}") }
    let indent = isNested ? 2 : 0
    write(
      "\nprivate enum _\(name) {\n  static let commands = OutlineData.commands(\n    \"\"\"",
      indent: indent)
    writePathData(indent: indent)
    write("  )\n}", indent: indent)
  }

  /// Appends a shape's name for the module's generic type, and the outline.
  ///
  /// A type of its own that conforms to `Shape` takes the compiler five times as long: most of it goes into the
  /// witnesses of `Shape`, `View` and `Animatable`.
  private mutating func writeSharedShape() {
    writeShapeComment()
    // No name that is made of a file's has an underscore.
    write("\(access)typealias \(name) = OutlineShape<_\(name)>\n")
    write("\(access)enum _\(name): OutlineSource {")
    write("  \(access)nonisolated static var outline: OutlineData {\n    OutlineData(")
    write("      \"\"\"")
    SwiftWords.append(dataOf: outline, fractionDigits: fractionDigits, indent: 6, to: &bytes)
    let (x, y) = (literal(box.minX), literal(box.minY))
    let (width, height) = (literal(box.width), literal(box.height))
    write("      \"\"\", box: CGRect(x: \(x), y: \(y), width: \(width), height: \(height)),")
    write("      scaling: .\(contentMode.rawValue))\n  }\n}")
  }

  /// Appends the switch that adds the segment of `command` to `path`, and the end of the loop.
  private mutating func writeSwitch() {
    write(
      """
      switch command {
      case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
      case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
      """, indent: 6)
    if outline.verbs.contains(.quad) {
      write(
        """
        case "Q":
          path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), \(dialect.control)CGPoint(x: n[0], y: n[1]))
        """, indent: 6)
    }
    if outline.verbs.contains(.cubic) {
      write(
        """
        case "C":
          path.addCurve(
            to: CGPoint(x: n[4], y: n[5]), \(dialect.controls.0)CGPoint(x: n[0], y: n[1]),
            \(dialect.controls.1)CGPoint(x: n[2], y: n[3]))
        """, indent: 6)
    }
    write("default: \(dialect.close)\n}", indent: 6)
    write("}", indent: 4)
  }

  private mutating func writeReader(indent: Int) {
    write(
      """
      pathData.split(separator: "\\n").map { line in
        let words = line.split(separator: " ")
        return (Character(String(words[0])), words.dropFirst().compactMap { Double($0) })
      }
      """, indent: indent + 4)
  }

  private mutating func writePathData(indent: Int) {
    SwiftWords.append(
      dataOf: outline, fractionDigits: fractionDigits, indent: indent + 4, to: &bytes)
    write("    \"\"\"", indent: indent)
  }
}
