import FiligreePaths
import Foundation

extension SwiftOutlineText {
  /// The greatest number of segments in one function.
  ///
  /// The optimizer's time grows faster than a function's length.
  private static let functionLimit = 100

  /// Appends the whole source, with a statement for each segment.
  mutating func writeStatements() {
    writeHead()
    let count = outline.verbs.count
    if count == 0 {
      write("    return \(dialect.emptyPath)\n  }")
      writeEnd()
      return
    }
    write(dialect.declaration, indent: 4)
    if count <= Self.functionLimit {
      var point = 0
      writeSegments(0..<count, point: &point)
      writeReturn()
      write("  }")
      writeEnd()
      return
    }
    let parts = (count + Self.functionLimit - 1) / Self.functionLimit
    for part in 1...parts {
      write("\(functionName)\(part)(to: \(dialect.argument))", indent: 4)
    }
    writeReturn()
    write("  }")
    var point = 0
    for part in 1...parts {
      let start = (part - 1) * Self.functionLimit
      write("\n  \(modifiers) func \(declaredName)\(part)(to path: \(dialect.parameter)) {")
      writeSegments(start..<min(start + Self.functionLimit, count), point: &point)
      write("  }")
    }
    writeEnd()
  }

  private mutating func writeEnd() {
    if !isNested || dialect.api == .swiftUI { write("}") }
  }

  private var modifiers: String {
    dialect.api == .swiftUI ? "private nonisolated static" : "private static"
  }

  /// An extension shares the names in it with all other extensions of the type.
  private var declaredName: String { dialect.api == .swiftUI ? "addPart" : "add\(name)Part" }

  private var functionName: String {
    dialect.api == .swiftUI ? "Self.\(declaredName)" : declaredName
  }

  private mutating func writeSegments(_ range: Range<Int>, point: inout Int) {
    for verb in outline.verbs[range] {
      bytes.append(literal: "    ")
      switch verb {
      case .move: writeCall("path.move(", [("to: ", outline.points[point])])
      case .line: writeCall("path.addLine(", [("to: ", outline.points[point])])
      case .quad:
        writeCall(
          "path.addQuadCurve(",
          [("to: ", outline.points[point + 1]), (dialect.control, outline.points[point])])
      case .cubic:
        writeCall(
          "path.addCurve(",
          [
            ("to: ", outline.points[point + 2]),
            (dialect.controls.0, outline.points[point]),
            (dialect.controls.1, outline.points[point + 1]),
          ])
      case .close:
        bytes.append(literal: dialect.close)
        bytes.append(UInt8(ascii: "\n"))
      }
      point += verb.pointCount
    }
  }

  /// Appends a call; if it takes more than a line, as `swift format` would break it.
  private mutating func writeCall(
    _ function: StaticString, _ arguments: [(label: StaticString, point: CGPoint)]
  ) {
    let start = bytes.count
    bytes.append(literal: function)
    let open = bytes.count
    var ends: [Int] = []
    for (index, argument) in arguments.enumerated() {
      bytes.append(literal: argument.label)
      bytes.append(literal: "CGPoint(x: ")
      append(argument.point.x)
      bytes.append(literal: ", y: ")
      append(argument.point.y)
      bytes.append(literal: index + 1 < arguments.count ? ")," : "))")
      ends.append(bytes.count)
      if index + 1 < arguments.count {
        bytes.append(UInt8(ascii: " "))
      }
    }
    if 4 + bytes.count - start > width {
      let text = Array(bytes[open...])
      bytes.removeSubrange(open...)
      var column = width
      var from = 0
      for end in ends.map({ $0 - open }) {
        // An argument that follows another on its line takes a space before it.
        if column + 1 + end - from > width {
          bytes.append(literal: "\n      ")
          column = 6 + end - from
        } else {
          bytes.append(UInt8(ascii: " "))
          column += 1 + end - from
        }
        bytes.append(contentsOf: text[from..<end])
        from = end + 1
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
