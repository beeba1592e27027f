import FiligreePixels

/// The objects of a document, by number, and the file that they make (ISO 32000-1, 7.5).
struct PDFObjects {
  /// The objects' bodies; the first has the number 1.
  private var bodies: [[UInt8]] = []
  /// Whether streams are compressed.
  let isCompressed: Bool

  init(isCompressed: Bool) {
    self.isCompressed = isCompressed
  }

  /// A number for an object that is set later.
  mutating func reserve() -> Int {
    bodies.append([])
    return bodies.count
  }

  mutating func set(_ number: Int, _ body: [UInt8]) {
    bodies[number - 1] = body
  }

  /// Adds an object and returns its number.
  mutating func add(_ body: [UInt8]) -> Int {
    bodies.append(body)
    return bodies.count
  }

  /// Adds an object and returns its number.
  mutating func add(_ body: String) -> Int {
    add(Array(body.utf8))
  }

  /// Adds a stream and returns its number.
  ///
  /// - Parameters:
  ///   - entries: The dictionary's entries besides the length and the filter.
  ///   - data: The stream.
  ///   - isCompressed: Whether to compress it; nil for as the document has it.
  /// - Returns: The number.
  mutating func add(stream entries: [UInt8], _ data: [UInt8], isCompressed: Bool? = nil) -> Int {
    let number = reserve()
    set(number, stream: entries, data, isCompressed: isCompressed)
    return number
  }

  mutating func set(
    _ number: Int, stream entries: [UInt8], _ data: [UInt8], isCompressed: Bool? = nil
  ) {
    let compresses = isCompressed ?? self.isCompressed
    let data = compresses ? Deflate.compressed(data) : data
    var body: [UInt8] = []
    body.reserveCapacity(data.count + entries.count + 80)
    body.append(literal: "<<")
    body.append(contentsOf: entries)
    if compresses { body.append(literal: " /Filter /FlateDecode") }
    body.append(" /Length \(data.count) >>\nstream\n")
    body.append(contentsOf: data)
    body.append(literal: "\nendstream")
    set(number, body)
  }

  /// The file.
  func file(root: Int, info: Int?) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(bodies.reduce(200) { $0 + $1.count + 48 })
    // The second line's bytes beyond ASCII tell programs that the file is no text.
    file.append(literal: "%PDF-1.7\n%")
    file.append(contentsOf: [0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
    var offsets: [Int] = []
    offsets.reserveCapacity(bodies.count)
    for (index, body) in bodies.enumerated() {
      offsets.append(file.count)
      file.append("\(index + 1) 0 obj\n")
      file.append(contentsOf: body)
      file.append(literal: "\nendobj\n")
    }
    let start = file.count
    file.append("xref\n0 \(bodies.count + 1)\n")
    file.append(literal: "0000000000 65535 f \n")
    for offset in offsets {
      let digits = String(offset)
      file.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, 10 - digits.count)))
      file.append(digits)
      file.append(literal: " 00000 n \n")
    }
    file.append("trailer\n<< /Size \(bodies.count + 1) /Root \(root) 0 R")
    if let info { file.append(" /Info \(info) 0 R") }
    file.append(" >>\nstartxref\n\(start)\n%%EOF\n")
    return file
  }
}
