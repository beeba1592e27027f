import FiligreePixels
import FiligreeSVG
import Foundation

/// Files of colors, as drawing programs and sites for palettes write them.
///
/// - GIMP's and Inkscape's `.gpl`: a line for each color with red, green and blue, 0…255, and a name.
/// - Paint Shop Pro's `.pal`: `JASC-PAL`, a version, the number of colors, and a line of red, green and blue for each.
/// - `.hex`: six digits a line.
/// - `.txt`: a color a line, by CSS, before or after its name, or Paint.NET's eight digits with the opacity first.
///
/// Empty lines are skipped, and so are those that begin with `;`, or with `#` and no color.
enum PaletteFile {
  /// A color and its name, if it has one.
  struct Entry {
    var color: CGColor
    var name: String?
  }

  /// The suffixes by which a palette is known.
  static let suffixes = ["gpl", "pal", "hex", "txt"]
  /// The most bytes of a file: 128 lines are some thousand.
  private static let byteLimit = 1 << 20

  /// The colors of a file, each once.
  static func entries(ofFile file: String) throws -> [Entry] {
    var limits = PictureLimits.default
    limits.maximumBytes = byteLimit
    let bytes = try PictureFile.read(path: file, limits: limits)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError(message: "the palette '\(file)' is no text in UTF-8")
    }
    var entries: [Entry] = []
    var reader = LineReader()
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      switch reader.read(line.trimmingCharacters(in: .whitespaces)) {
      case .nothing: break
      case .entry(let entry):
        if !entries.contains(where: { $0.color == entry.color }) { entries.append(entry) }
      case .error:
        throw ToolError(message: "the palette '\(file)' has no color in line \(number + 1)")
      }
    }
    guard !entries.isEmpty else { throw ToolError(message: "the palette '\(file)' has no color") }
    guard entries.count <= ColorsArgument.limit else {
      throw ToolError(
        message:
          "the palette '\(file)' has \(entries.count) colors, more than \(ColorsArgument.limit)")
    }
    return entries
  }
}

extension PaletteFile {
  /// Reads lines one after the other; the first one says what the others are.
  private struct LineReader {
    enum Result {
      case nothing
      case entry(Entry)
      case error
    }

    private enum Kind {
      /// Nothing was read.
      case unknown
      /// Three numbers, and a name.
      case numbers
      /// Lines of this many more stand before the numbers.
      case header(Int)
      /// Colors by CSS, or by digits.
      case words
    }

    private var kind = Kind.unknown

    mutating func read(_ line: String) -> Result {
      if line.isEmpty { return .nothing }
      switch kind {
      case .unknown:
        if line.hasPrefix("GIMP Palette") {
          kind = .numbers
          return .nothing
        }
        if line == "JASC-PAL" {
          kind = .header(2)
          return .nothing
        }
        kind = .words
        return word(line)
      case .header(let count):
        kind = count > 1 ? .header(count - 1) : .numbers
        return .nothing
      case .numbers: return numbers(line)
      case .words: return word(line)
      }
    }

    private func numbers(_ line: String) -> Result {
      if line.hasPrefix("#") || line.hasPrefix("Name:") || line.hasPrefix("Columns:")
        || line.hasPrefix("Channels:")
      {
        return .nothing
      }
      let words = line.split(maxSplits: 3, whereSeparator: \.isWhitespace)
      let levels = words.prefix(3).compactMap { Int($0) }
      guard levels.count == 3, levels.allSatisfy((0...255).contains) else { return .error }
      let name = words.count > 3 ? words[3].trimmingCharacters(in: .whitespaces) : ""
      // What GIMP calls a color without a name.
      return .entry(
        Entry(color: Self.color(levels, 255), name: name.isEmpty || name == "Untitled" ? nil : name)
      )
    }

    private func word(_ line: String) -> Result {
      if line.hasPrefix(";") || line.hasPrefix("//") { return .nothing }
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      let ends = words.count > 1 ? [0, words.count - 1] : [0]
      // Digits come before names: `Red Box = #e63946` is no red.
      for reading in [Self.hash, Self.digits, CSSColor.color(named:)] {
        for index in ends {
          guard let color = reading(words[index]) else { continue }
          let rest = words.enumerated().filter { $0.offset != index }.map(\.element)
          let name = rest.joined(separator: " ")
            .trimmingCharacters(in: CharacterSet(charactersIn: " =:,"))
          return .entry(Entry(color: color, name: name.isEmpty ? nil : name))
        }
      }
      return line.hasPrefix("#") ? .nothing : .error
    }

    private static func hash(_ word: String) -> CGColor? {
      word.hasPrefix("#") ? CSSColor.color(named: word) : nil
    }

    private static func digits(_ word: String) -> CGColor? {
      guard let value = UInt32(word, radix: 16), word.first != "+" else { return nil }
      let levels = [16, 8, 0].map { Int(value >> $0 & 255) }
      switch word.utf8.count {
      case 6: return color(levels, 255)
      case 8: return color(levels, Int(value >> 24))
      default: return nil
      }
    }

    private static func color(_ levels: [Int], _ alpha: Int) -> CGColor {
      CGColor(
        srgbRed: CGFloat(levels[0]) / 255, green: CGFloat(levels[1]) / 255,
        blue: CGFloat(levels[2]) / 255, alpha: CGFloat(alpha) / 255)
    }
  }
}
