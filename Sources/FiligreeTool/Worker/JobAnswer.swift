import Foundation

/// What became of a job: a line of JSON.
struct JobAnswer: Equatable {
  /// How it ended.
  enum Status: String {
    /// The output is on the disk.
    case done
    /// The output was there before.
    case skipped
    /// There is no output.
    case failed
    /// The job was not done, and nothing is wrong with it: the worker was ended.
    case stopped
  }

  /// What the job is called.
  var id: JobIdentifier
  /// The line that it stood in, from 1.
  var line: Int
  var status: Status
  /// What was written.
  var output: String?
  /// What is wrong.
  var error: String?
  /// What else there is to say.
  var notes: [String] = []

  /// The line, with its end.
  var bytes: [UInt8] {
    var members: [(String, String)] = []
    switch id {
    case .none: break
    case .text(let text): members.append(("id", Self.quoted(text)))
    case .integer(let value): members.append(("id", "\(value)"))
    case .unsigned(let value): members.append(("id", "\(value)"))
    case .number(let value): members.append(("id", JSONValue.text(value)))
    }
    members += [("line", "\(line)"), ("status", Self.quoted(status.rawValue))]
    if let output { members.append(("output", Self.quoted(output))) }
    if let error { members.append(("error", Self.quoted(error))) }
    if !notes.isEmpty {
      members.append(("notes", "[\(notes.map(Self.quoted).joined(separator: ","))]"))
    }
    let text = members.map { "\"\($0)\":\($1)" }.joined(separator: ",")
    return Array("{\(text)}\n".utf8)
  }

  /// A text as JSON has it (RFC 8259, 7).
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
