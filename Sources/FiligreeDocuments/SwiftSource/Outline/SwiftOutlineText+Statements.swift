import FiligreePaths
import Foundation

extension SwiftOutlineText {
  /// The greatest number of segments in one function.
  ///
  /// The optimizer's time grows faster than a function's length.
  private static let functionLimit = 100

  /// Appends the whole source, with a statement for each segment, or figure.
  mutating func writeStatements() {
    writeHead()
    let calls = SwiftPathCalls(
      outline, dialect: dialect, fractionDigits: fractionDigits, width: width)
    let count = calls.steps.count
    if count == 0 {
      write("    return \(dialect.emptyPath)\n  }")
      writeEnd()
      return
    }
    write(dialect.declaration, indent: 4)
    if count <= Self.functionLimit {
      calls.append(0..<count, indent: 4, to: &bytes)
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
    for part in 1...parts {
      let start = (part - 1) * Self.functionLimit
      write("\n  \(modifiers) func \(declaredName)\(part)(to path: \(dialect.parameter)) {")
      calls.append(start..<min(start + Self.functionLimit, count), indent: 4, to: &bytes)
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
}
