import FiligreePixels
import FiligreeSyntax
import FiligreeTool
import Foundation

/// A Swift file that is to be previewed, and its copy in the package that is built.
struct Listing {
  /// The name by which the user gave it.
  let name: String
  /// What it declares.
  let declarations: SwiftDeclarations
  /// The name without folders and suffix.
  let stem: String
  /// The name of its copy.
  let copyName: String
  /// Whether declarations may be put behind its end: then they see what is private in it.
  let takesMore: Bool

  private let bytes: [UInt8]

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
    stem = FilePath.stem(of: name)
    let plain = stem.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    copyName = "Listing\(index)-\(String(plain.prefix(60))).swift"
  }

  private static func blank(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { $0 == 10 || $0 == 13 ? $0 : UInt8(ascii: " ") }
  }

  /// The copy's bytes: the listing's own, but for entry points, in whose place there are spaces.
  var copy: [UInt8] {
    var result = bytes
    for range in declarations.entryPoints {
      result.replaceSubrange(range, with: Self.blank(bytes[range]))
    }
    return result
  }

  /// The line and the column, in bytes and from 1 each, of a byte.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes.prefix(max(offset, 0))
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    return (before.count { $0 == 10 } + 1, before.count - start + 1)
  }

  /// The lines of the listing.
  var lines: [ArraySlice<UInt8>] { bytes.split(separator: 10, omittingEmptySubsequences: false) }
}
