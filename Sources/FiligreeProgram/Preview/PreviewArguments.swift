import ArgumentParser
import FiligreeTool

extension BuildConfiguration: ExpressibleByArgument {}

/// Light or dark surroundings.
enum PreviewAppearance: String, CaseIterable, ExpressibleByArgument {
  case light
  case dark
}

/// A page's width and height in points.
struct PageSizeArgument: Hashable, CustomStringConvertible {
  var width: Double
  var height: Double

  var description: String { "\(width)x\(height)" }

  /// Reads `390x844`.
  static func read(_ text: String) throws -> PageSizeArgument {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...20_000).contains(width), (1...20_000).contains(height)
    else {
      throw ValidationError("'\(text)' is not a size from 1x1 to 20000x20000, such as 390x844")
    }
    return PageSizeArgument(width: width, height: height)
  }
}

/// A tap on what has a label, at a time.
struct TapArgument: Hashable, CustomStringConvertible {
  var label: String
  var time: Double

  var description: String { "\(label)@\(time)" }

  /// Reads `LABEL@SECONDS`; the last @ counts.
  static func read(_ text: String) throws -> TapArgument {
    guard let at = text.lastIndex(of: "@"), at > text.startIndex,
      let time = Double(text[text.index(after: at)...]), (0...600).contains(time)
    else {
      throw ValidationError(
        "'\(text)' is not a label and a time of 0 to 600 seconds, such as Open@0.5")
    }
    return TapArgument(label: String(text[..<at]), time: time)
  }
}
