import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

/// Reads the outline back out of generated source, to the last bit.
enum SourceReader {
  /// The path that the statements build.
  static func statements(_ source: String) throws -> Path {
    let calls = source.replacing("\n", with: " ").split(separator: "path.").dropFirst()
    var path = Path()
    for call in calls {
      let points = try points(call)
      switch call.prefix(while: \.isLetter) {
      case "move": path.move(to: points[0])
      case "addLine": path.addLine(to: points[0])
      case "addQuadCurve": path.addQuadCurve(to: points[0], control: points[1])
      case "addCurve": path.addCurve(to: points[0], control1: points[1], control2: points[2])
      case "close", "closeSubpath": path.closeSubpath()
      default: break
      }
    }
    return path
  }

  /// The path that the data describes.
  static func data(_ source: String) throws -> Path {
    let literal = try #require(source.split(separator: "\"\"\"").dropFirst().first)
    var path = Path()
    for line in literal.split(separator: "\n") where line.contains(where: { !$0.isWhitespace }) {
      let words = line.split(separator: " ")
      let n = words.dropFirst().compactMap { Double($0) }
      expect(n.count == words.count - 1)
      let points = stride(from: 0, to: n.count, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
      switch words[0] {
      case "M": path.move(to: points[0])
      case "L": path.addLine(to: points[0])
      case "Q": path.addQuadCurve(to: points[1], control: points[0])
      case "C": path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case "Z": path.closeSubpath()
      default: Issue.record("unknown command: \(line)")
      }
    }
    return path
  }

  private static func points(_ call: Substring) throws -> [CGPoint] {
    try call.split(separator: "CGPoint(x: ").dropFirst().map { text in
      let numbers = text.prefix { $0 != ")" }.split(separator: ", y: ").compactMap { Double($0) }
      try #require(numbers.count == 2)
      return CGPoint(x: numbers[0], y: numbers[1])
    }
  }
}
