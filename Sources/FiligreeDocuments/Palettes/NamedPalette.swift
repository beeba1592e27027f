import FiligreePixels
import FiligreeSVG
import Foundation

/// Colors with names, as drawing programs and sites for palettes write them into files.
///
/// - GIMP's and Inkscape's `.gpl`: a line for each color with red, green and blue, 0…255, and a name.
/// - Paint Shop Pro's `.pal`: `JASC-PAL`, a version, the number of colors, and a line of red, green and blue for each.
/// - `.hex`: six digits a line.
/// - `.txt`: a color a line, by CSS, before or after its name, or Paint.NET's eight digits with the opacity first.
///
/// Empty lines are skipped, and so are those that begin with `;`, or with `#` and no color.
public struct NamedPalette: Hashable, Sendable {
  /// A color and its name, if it has one.
  public struct Entry: Hashable, Sendable {
    /// The color.
    public var color: CGColor
    /// What it is called; nil for a color without a name.
    public var name: String?

    /// Creates an entry.
    public init(color: CGColor, name: String? = nil) {
      self.color = color
      self.name = name
    }
  }

  /// The colors, in the file's order.
  public var entries: [Entry]

  /// The suffixes of files that ``init(text:)`` reads, without the dot.
  public static let fileSuffixes = ["gpl", "pal", "hex", "txt"]

  /// Creates a palette; an empty one knows CSS's names alone.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// Reads the text of a file: its colors, each once.
  ///
  /// - Parameter text: The text; which kind it is, its first line says.
  /// - Throws: ``NamedPaletteError``.
  public init(text: String) throws(NamedPaletteError) {
    var entries: [Entry] = []
    var seen: Set<CGColor> = []
    var reader = LineReader()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      switch reader.read(line.trimmingCharacters(in: .whitespaces)) {
      case .nothing: break
      case .entry(let entry):
        if seen.insert(entry.color).inserted { entries.append(entry) }
      case .error: throw .notAColor(line: number + 1)
      }
    }
    guard !entries.isEmpty else { throw .empty }
    self.entries = entries
  }

  /// What a color is called: by the palette, by CSS, or by its digits, as `color-e63946`.
  public func name(of color: CGColor) -> String {
    word(for: color) ?? "color-\(Self.digits(of: color))"
  }

  /// What a color is called by the palette or by CSS; nil for others.
  public func word(for color: CGColor) -> String? {
    entries.first { $0.color == color }?.name ?? CSSColor.name(of: color)
  }

  /// The palette as a file of GIMP's and Inkscape's, which ``init(text:)`` reads; nil where a color is not opaque, for such a file
  /// knows no opacity.
  public var gimpText: String? {
    guard entries.allSatisfy({ $0.color.alpha == 1 }) else { return nil }
    return "GIMP Palette\n#\n"
      + entries.map { entry in
        let levels = Self.levels(of: entry.color).prefix(3).map { level in
          String(repeating: " ", count: level < 10 ? 2 : level < 100 ? 1 : 0) + "\(level)"
        }
        let name = Self.line(entry.name)
        return "\(levels.joined(separator: " "))\t\(name.isEmpty ? "Untitled" : name)\n"
      }.joined()
  }

  /// The palette as a file of lines that ``init(text:)`` reads: a color by its digits, and its name.
  public var text: String {
    entries.map { entry in
      let name = Self.line(entry.name)
      return "#\(Self.digits(of: entry.color))\(name.isEmpty ? "" : " \(name)")\n"
    }.joined()
  }

  /// A name without line breaks.
  private static func line(_ name: String?) -> String {
    name?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
  }

  /// Red, green, blue and opacity, 0…255.
  private static func levels(of color: CGColor) -> [Int] {
    let parts = color.converted(to: .sRGBSpace, intent: .defaultIntent, options: nil)?.components
    return (parts ?? [0, 0, 0, 0]).map { Int((min(max($0, 0), 1) * 255).rounded()) }
  }

  /// Six digits, or eight where the color is not opaque.
  private static func digits(of color: CGColor) -> String {
    let levels = levels(of: color)
    let shown = levels.last == 255 ? levels.dropLast() : levels[...]
    return shown.map { level in
      let digits = String(level, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

/// Why a text is no palette.
public enum NamedPaletteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no color.
  case empty
  /// A line has no color; the first line is 1.
  case notAColor(line: Int)

  /// What is wrong, in words that follow the palette's name.
  public var description: String {
    switch self {
    case .empty: "has no color"
    case .notAColor(let line): "has no color in line \(line)"
    }
  }
}

extension NamedPalette {
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
