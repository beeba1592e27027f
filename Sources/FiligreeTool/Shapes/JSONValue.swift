import Foundation

/// A value of a JSON file.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a file's bytes.
  init(_ bytes: [UInt8]) throws(ShapesOptionsError) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted(let context) {
      let reason = context.underlyingError.map { "\($0)" } ?? context.debugDescription
      throw ShapesOptionsError(key: "", message: "is not JSON: \(reason.onOneLine)")
    } catch {
      throw ShapesOptionsError(key: "", message: "is not JSON: \("\(error)".onOneLine)")
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// A number as one writes it.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? "\(number)"
  }
}

/// The members of a JSON object, which are taken out one after the other: what remains is unknown.
struct JSONObject {
  private var members: [String: JSONValue]
  private let prefix: String
  private var known: [String] = []

  /// The object that `value` is.
  init(_ value: JSONValue, at path: String) throws(ShapesOptionsError) {
    guard case .object(let members) = value else {
      throw ShapesOptionsError(key: path, message: "is not an object in braces")
    }
    self.members = members
    prefix = path.isEmpty ? "" : path + "."
  }

  /// Where a member stands.
  func path(_ key: String) -> String { prefix + key }

  /// Takes a member.
  mutating func take(_ key: String) -> JSONValue? {
    known.append(key)
    return members.removeValue(forKey: key)
  }

  /// Takes a text.
  mutating func string(_ key: String) throws(ShapesOptionsError) -> String? {
    guard let value = take(key) else { return nil }
    guard case .string(let text) = value else {
      throw ShapesOptionsError(key: path(key), message: "is not a text in quotes")
    }
    return text
  }

  /// Takes true or false.
  mutating func bool(_ key: String) throws(ShapesOptionsError) -> Bool? {
    guard let value = take(key) else { return nil }
    guard case .bool(let bool) = value else {
      throw ShapesOptionsError(key: path(key), message: "is neither true nor false")
    }
    return bool
  }

  /// Takes a number.
  mutating func number(_ key: String) throws(ShapesOptionsError) -> Double? {
    guard let value = take(key) else { return nil }
    guard case .number(let number) = value else {
      throw ShapesOptionsError(key: path(key), message: "is not a number")
    }
    return number
  }

  /// Takes an array.
  mutating func array(_ key: String) throws(ShapesOptionsError) -> [JSONValue]? {
    guard let value = take(key) else { return nil }
    guard case .array(let array) = value else {
      throw ShapesOptionsError(key: path(key), message: "is not an array in brackets")
    }
    return array
  }

  /// Takes one of the words of `Choice`.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String
  ) throws(ShapesOptionsError) -> Choice? {
    guard let text = try string(key) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw ShapesOptionsError(key: path(key), message: "'\(text)' is none of \(words)")
    }
    return choice
  }

  /// Refuses members that nobody has taken.
  func finish() throws(ShapesOptionsError) {
    guard let key = members.keys.min() else { return }
    throw ShapesOptionsError(
      key: path(key), message: "is unknown: use \(known.joined(separator: ", "))")
  }
}
