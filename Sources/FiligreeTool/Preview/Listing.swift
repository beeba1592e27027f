import FiligreePixels
import Foundation

/// A Swift file that is to be previewed, and its copy in the package that is built.
struct Listing {
  /// The name by which the user gave it.
  let name: String
  /// What it declares.
  let declarations: SwiftDeclarations
  /// The name of its copy.
  let copyName: String
  /// Whether declarations may be put behind its end: then they see what is private in it.
  let takesMore: Bool

  private let bytes: [UInt8]
  private let edits: [Edit]

  /// Bytes that the copy has in the place of the listing's own; no line ends are lost or added.
  private struct Edit {
    var range: Range<Int>
    var replacement: [UInt8]
  }

  /// Longer files are no listings.
  private static let limits = PictureLimits(maximumBytes: 16 << 20)

  /// Reads the file `name`, the listing number `index`.
  init(_ name: String, index: Int) throws {
    let bytes: [UInt8]
    do {
      bytes = try PictureFile.read(URL(fileURLWithPath: name), limits: Self.limits)
    } catch {
      throw ToolError(message: error.inFile(name).description)
    }
    self.init(name: name, bytes: bytes, index: index)
  }

  init(name: String, bytes: [UInt8], index: Int) {
    self.name = name
    self.bytes = bytes
    let tokens = SwiftTokens(bytes)
    declarations = SwiftDeclarations(tokens)
    takesMore = tokens.isBalanced && !declarations.imports.isDisjoint(with: ["SwiftUI", "UIKit"])
    // The name of a file says to the compiler whether it may hold statements (main.swift), and no two
    // files of a module may have the same one.
    let stem = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
    let plain = stem.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    copyName = "Listing\(index)-\(String(plain.prefix(60))).swift"
    var edits = declarations.entryPoints.map { range in
      Edit(range: range, replacement: Self.blank(bytes[range]))
    }
    for (number, preview) in declarations.previews.enumerated() {
      let head = "@MainActor @ViewBuilder func \(Self.function(index, number))() -> some View "
      let ends = bytes[preview.range].filter { $0 == 10 }
      edits.append(Edit(range: preview.range, replacement: ends + Array(head.utf8)))
    }
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func blank(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { $0 == 10 || $0 == 13 ? $0 : UInt8(ascii: " ") }
  }

  /// The function that a `#Preview` becomes.
  static func function(_ listing: Int, _ number: Int) -> String {
    "filigreePreview\(listing)_\(number)"
  }

  /// The copy's bytes.
  var copy: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * edits.count)
    var at = 0
    for edit in edits {
      result += bytes[at..<edit.range.lowerBound]
      result += edit.replacement
      at = edit.range.upperBound
    }
    return result + bytes[at...]
  }

  /// The lines of the listing.
  var lines: [ArraySlice<UInt8>] { bytes.split(separator: 10, omittingEmptySubsequences: false) }

  /// The column in the listing of a place in the copy; both count bytes, from 1.
  ///
  /// What lies in a replacement is where the replaced bytes begin, or, on their last line, end.
  func column(line: Int, column: Int) -> Int {
    var result = column
    for edit in edits {
      let before = bytes[..<edit.range.upperBound]
      let lastLine = before.reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
      guard lastLine == line else { continue }
      func width(_ bytes: some BidirectionalCollection<UInt8>) -> Int {
        bytes.reversed().prefix { $0 != 10 }.count
      }
      let oldEnd = width(before)
      let newEnd = width(Array(bytes[..<edit.range.lowerBound]) + edit.replacement)
      // Earlier edits of the line have moved this one.
      let moved = column - result
      if column > newEnd + moved {
        result = column - (newEnd + moved) + oldEnd
      } else if column > newEnd + moved - width(edit.replacement) {
        return max(1, min(oldEnd, width(bytes[..<edit.range.lowerBound]) + 1))
      }
    }
    return result
  }
}
