import Foundation
import Testing

/// Records a failure where a condition does not hold, with the source of the condition, and goes on.
///
/// This is `#expect` without the values of both sides. With the macro a target's tests build up to two thirds longer: it costs
/// some 20 milliseconds for each condition. To see the values of a condition that fails, write `#expect` for the run; what a
/// body throws is asked by `#expect(throws:)`.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if condition { return }
  expect(
    condition, comment(),
    sourceLocation: SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records a failure at the place of a caller where a condition does not hold, and goes on.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation
) {
  if condition { return }
  let source = conditionSource(at: sourceLocation)
  let text = [comment()?.rawValue, source].compactMap { $0 }.joined(separator: "\n")
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

/// The source of a call, from its line to the end of its parentheses, where the file can be read.
private func conditionSource(at location: SourceLocation) -> String? {
  guard let file = try? String(contentsOfFile: location.filePath, encoding: .utf8) else {
    return nil
  }
  let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
  guard location.line <= lines.count else { return nil }
  var depth = 0
  var source = ""
  for line in lines[(location.line - 1)...].prefix(12) {
    source += (source.isEmpty || source.hasSuffix("(") ? "" : " ")
    source += line.trimmingCharacters(in: .whitespaces)
    depth += line.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
    if depth <= 0 { break }
  }
  return source
}
