import Foundation

/// A job of `filigree worker`: a line of JSON.
struct WorkerJob: Equatable {
  /// Which command does it, such as `trace`.
  var command: String
  /// The file that it reads.
  var input: String
  /// The file that it writes, or the folder.
  var output: String
  /// The command's options, as they are on the command line.
  var options: [String] = []

  /// The most options: the parser's time grows with the square of their number.
  static let maximumOptions = 256

  /// Reads a job.
  ///
  /// - Throws: `ToolError`.
  init(_ json: JSONValue) throws {
    do throws(ShapesOptionsError) {
      var object = try JSONObject(json, at: "")
      _ = object.take("id")
      command = try Self.text("command", &object)
      input = try Self.text("input", &object)
      output = try Self.text("output", &object)
      for (index, value) in (try object.array("options") ?? []).enumerated() {
        guard case .string(let option) = value, !option.utf8.contains(0) else {
          throw ShapesOptionsError(
            key: "options[\(index)]", message: "is not a text without zeros, such as \"--colors\"")
        }
        options.append(option)
      }
      try object.finish()
    } catch {
      throw ToolError(
        message: "the job's \(error.key.isEmpty ? "line" : error.key) \(error.message)")
    }
    guard options.count <= Self.maximumOptions else {
      throw ToolError(
        message: "\(options.count) options: at most \(Self.maximumOptions) are allowed")
    }
    guard input != "-", output != "-" else {
      throw ToolError(
        message:
          "a job's input and output are files: '-' stands for neither (it is './-' as a file)")
    }
    if let option = options.first(where: { $0 == "-o" || $0.hasPrefix("--output") }) {
      throw ToolError(message: "leave '\(option)' out of the options: the job says the output")
    }
  }

  private static func text(
    _ key: String, _ object: inout JSONObject
  ) throws(ShapesOptionsError) -> String {
    guard let text = try object.string(key), !text.isEmpty else {
      throw ShapesOptionsError(key: key, message: "is missing: give a text")
    }
    guard !text.utf8.contains(0) else {
      throw ShapesOptionsError(key: key, message: "holds a zero, which no name can")
    }
    return text
  }
}

/// What a job is called by whoever gave it: a text, a number, or nothing.
enum JobIdentifier: Equatable, Decodable {
  case none
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Whole numbers first: as floating-point numbers, those beyond 2⁵³ would come back as others.
    if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else {
      self = .none
    }
  }
}

/// A line of JSON: what the job is called, whatever else is wrong with it, and all that it says.
struct JobLine: Decodable {
  /// What the job is called.
  var id: JobIdentifier
  /// The line's value.
  var value: JSONValue

  private struct Name: Decodable {
    var id: JobIdentifier?
  }

  init(from decoder: any Decoder) throws {
    id = (try? Name(from: decoder))?.id ?? .none
    value = try JSONValue(from: decoder)
  }

  /// Reads a line.
  ///
  /// - Throws: `ToolError` for what is not JSON.
  init(_ bytes: [UInt8]) throws {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ToolError(message: "the line is not UTF-8: a job is a line of JSON")
    }
    do {
      self = try JSONDecoder().decode(JobLine.self, from: Data(bytes))
    } catch {
      throw ToolError(
        message:
          #"the line is not JSON, such as {"id": 1, "command": "trace", "input": "a.png", "output": "a.svg"}"#
      )
    }
  }
}
