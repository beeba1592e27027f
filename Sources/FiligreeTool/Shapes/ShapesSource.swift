import FiligreeDocuments
import FiligreePixels
import Foundation

/// A Swift file of types while it is being written.
///
/// A line before each type says of which file it is, and by which number (`ShapesConverter.hash`): what was
/// written the last time is taken over where the number is the same.
struct ShapesSource {
  private let options: ShapesOptions
  private var body: [UInt8] = []
  private var needsData = false

  /// The line that begins a file's type goes on with the number, whether it names `Data`, and the path.
  static let mark = "// Of the file "
  /// The line after the last type.
  static let end = "// No more files"

  init(options: ShapesOptions) { self.options = options }

  private var writer: SwiftSourceWriter { SwiftSourceWriter(api: options.api.writer) }

  /// The whole file.
  var bytes: [UInt8] {
    let head = "// Written by `filigree shapes`: what is changed here is lost.\n\n"
    return Array(head.utf8) + writer.imports(needsData: needsData) + body
      + Array(lastLines.utf8)
  }

  private var hasTypes = false
  private var lastLines: String {
    hasTypes ? "\(Self.end)\n" + (options.namespace == nil ? "" : "}\n") : ""
  }

  /// Appends what all types share.
  mutating func appendShared(_ images: [(file: String, name: String)]) {
    body += SwiftSourceWriter.sharedSource(for: options.api.writer, access: options.access)
    let access = options.access == .internal ? "" : "\(options.access.rawValue) "
    if let namespace = options.namespace {
      append(
        "\n/// The drawings of a folder, each by its file's name.\n\(access)enum \(namespace) {}\n")
    }
    guard !images.isEmpty else { return }
    append("\nextension \(options.api == .uikit ? "UIImage" : "Image") {\n")
    for (file, name) in images {
      // Pictures in PNG are found without their suffix, which stands for other scales, too.
      let isPNG = FilePath.suffix(of: file).lowercased() == "png"
      let key = isPNG ? FilePath.stem(of: file) : FilePath.name(of: file)
      let literal = "\"\(key.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined())\""
      append("  /// The picture `\(file.onOneLine)` of the target's resources.\n")
      append(
        options.api == .uikit
          ? "  \(access)static var \(name): UIImage? { UIImage(named: \(literal), in: .module, compatibleWith: nil) }\n"
          : "  \(access)static var \(name): Image { Image(\(literal), bundle: .module) }\n")
    }
    append("}\n")
  }

  /// Appends a file's type: that of the cache, if it has one with the same number, otherwise what `write` gives.
  mutating func append(
    _ file: String, hash: UInt64, _ cache: ShapesCache,
    write: () throws -> (bytes: [UInt8], needsData: Bool)
  ) throws {
    let member = try cache.members[hash] ?? write()
    if !hasTypes {
      hasTypes = true
      append(options.namespace.map { "\nextension \($0) {\n" } ?? "\n")
    }
    if member.needsData { needsData = true }
    append("\(Self.mark)\(String(hash, radix: 16)) \(member.needsData) \(file.onOneLine)\n")
    body += member.bytes
  }

  private mutating func append(_ text: String) { body += Array(text.utf8) }
}

/// The types that a Swift file holds already.
struct ShapesCache {
  /// The source of each type by its number, and whether it names Foundation's `Data`.
  private(set) var members: [UInt64: (bytes: [UInt8], needsData: Bool)] = [:]

  /// Reads the file `path`; what is not such a file has no types.
  init(_ path: String) {
    guard let bytes = try? PictureFile.read(path: path, limits: .default) else { return }
    let (mark, end) = (Array(ShapesSource.mark.utf8), Array(ShapesSource.end.utf8))
    var current: (hash: UInt64, needsData: Bool, start: Int)?
    var start = 0
    while start < bytes.count {
      let next = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      let line = bytes[start..<next]
      if line.starts(with: mark) || line.starts(with: end) {
        if let current {
          members[current.hash] = (Array(bytes[current.start..<start]), current.needsData)
        }
        let words = String(decoding: line.dropFirst(mark.count), as: UTF8.self).split(
          separator: " ")
        if line.starts(with: mark), words.count > 2, let hash = UInt64(words[0], radix: 16) {
          current = (hash, words[1] == "true", next)
        } else {
          current = nil
        }
      }
      start = next
    }
  }
}
