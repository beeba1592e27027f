import FiligreePixels
import Foundation
import Testing

@testable import FiligreeDocuments

/// A PDF file taken apart, as far as `PDFWriter` writes it; what does not fit together throws.
struct PDFFile {
  struct Damage: Error, CustomStringConvertible {
    var description: String
  }

  struct Object {
    /// The dictionary, or all of the object.
    var text: String
    /// The stream, expanded, if there is one.
    var stream: [UInt8]?
  }

  /// The objects by number.
  private(set) var objects: [Int: Object] = [:]
  /// The trailer's dictionary.
  private(set) var trailer = ""

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: Array("%PDF-1.7\n".utf8)) else { throw Damage(description: "header") }
    let tail = String(decoding: bytes.suffix(400), as: UTF8.self)
    let parts = tail.components(separatedBy: "startxref\n")
    guard let start = parts.last.flatMap({ Int($0.components(separatedBy: "\n")[0]) }),
      parts[1].hasSuffix("\n%%EOF\n"), start < bytes.count
    else { throw Damage(description: "startxref") }
    let table = String(decoding: bytes[start...], as: UTF8.self)
    let lines = table.components(separatedBy: "\n")
    guard lines[0] == "xref", lines[1].hasPrefix("0 "), let count = Int(lines[1].dropFirst(2)),
      lines[2] == "0000000000 65535 f "
    else { throw Damage(description: "xref") }
    for number in 1..<count {
      let line = lines[2 + number]
      guard line.utf8.count == 19, line.hasSuffix(" 00000 n "), let offset = Int(line.prefix(10)),
        offset < bytes.count
      else { throw Damage(description: "entry \(number): \(line)") }
      objects[number] = try Self.object(number, bytes, offset)
    }
    trailer = lines[(2 + count)...].joined(separator: "\n")
    guard trailer.contains("/Size \(count) ") else { throw Damage(description: "size") }
  }

  private static func object(_ number: Int, _ bytes: [UInt8], _ offset: Int) throws -> Object {
    let head = Array("\(number) 0 obj\n".utf8)
    guard bytes[offset...].starts(with: head) else {
      throw Damage(description: "no object \(number) at \(offset)")
    }
    let body = offset + head.count
    let end = try position(of: "\nendobj\n", in: bytes, from: body)
    let marker = try? position(of: " >>\nstream\n", in: bytes, from: body)
    guard let marker, marker < end else {
      return Object(text: String(decoding: bytes[body..<end], as: UTF8.self))
    }
    let text = String(decoding: bytes[body..<(marker + 3)], as: UTF8.self)
    guard let length = Self.number("Length", in: text) else {
      throw Damage(description: "no length: \(text)")
    }
    let first = marker + 11
    let rest = Array("\nendstream\nendobj\n".utf8)
    guard first + length + rest.count <= bytes.count,
      bytes[(first + length)...].starts(with: rest)
    else { throw Damage(description: "length \(length) of object \(number)") }
    var stream = Array(bytes[first..<(first + length)])
    if text.contains("/Filter /FlateDecode") {
      guard let expanded = Deflate.expanded(stream, limit: 1 << 24) else {
        throw Damage(description: "stream of object \(number)")
      }
      stream = expanded
    }
    return Object(text: text, stream: stream)
  }

  private static func position(of text: String, in bytes: [UInt8], from start: Int) throws -> Int {
    let data = Data(bytes[start...])
    guard let range = data.range(of: Data(text.utf8)) else { throw Damage(description: text) }
    return start + range.lowerBound - data.startIndex
  }

  /// The number after a key in a dictionary's text.
  static func number(_ key: String, in text: String) -> Int? {
    guard let range = text.range(of: "/\(key) ") else { return nil }
    return Int(text[range.upperBound...].prefix { $0.isNumber })
  }

  /// The objects whose text holds `part`, in the order of their numbers.
  func objects(with part: String) -> [Object] {
    objects.keys.sorted().compactMap { objects[$0] }.filter { $0.text.contains(part) }
  }

  /// The content of each page, in order.
  var pages: [String] {
    objects(with: "/Type /Page ").compactMap { page in
      Self.number("Contents", in: page.text).flatMap { objects[$0]?.stream }
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Checks that each name in a content stream is in its resources, and each reference in the file.
  func checkReferences() throws {
    for object in objects.values {
      for word in Self.references(object.text) where objects[word] == nil {
        throw Damage(description: "no object \(word): \(object.text)")
      }
      if object.text.contains("/Type /Page ") {
        let content = Self.number("Contents", in: object.text).flatMap { objects[$0]?.stream }
        try check(content ?? [], resources: object.text)
      } else if object.text.contains("/Subtype /Form"), let stream = object.stream {
        try check(stream, resources: object.text)
      }
    }
  }

  private func check(_ content: [UInt8], resources: String) throws {
    let text = String(decoding: content, as: UTF8.self)
    for word in text.split(whereSeparator: { " \n".contains($0) }) {
      let lower = word.lowercased()
      guard !lower.contains("nan"), !lower.contains("inf"), !lower.contains("e-") else {
        throw Damage(description: "number \(word)")
      }
      guard word.hasPrefix("/"), word != "/Pattern" else { continue }
      let number = word.drop { !$0.isNumber }
      guard resources.contains("\(word) \(number) 0 R") else {
        throw Damage(description: "\(word) is not in \(resources)")
      }
    }
    let operators = text.split(separator: "\n").map { $0.split(separator: " ").last ?? "" }
    guard operators.filter({ $0 == "q" }).count == operators.filter({ $0 == "Q" }).count else {
      throw Damage(description: "q and Q: \(text)")
    }
  }

  private static func references(_ text: String) -> [Int] {
    let words = text.split { " \n[]<>".contains($0) }
    return words.indices.dropLast(2).compactMap {
      words[$0 + 1] == "0" && words[$0 + 2] == "R" ? Int(words[$0]) : nil
    }
  }
}
