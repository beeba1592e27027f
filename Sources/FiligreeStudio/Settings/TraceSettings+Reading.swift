import Filigree
import Foundation

/// Why a command line is not one of the studio's.
struct CommandLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what would be right; one line.
  var description: String
}

extension TraceSettings {
  /// The settings that options of `filigree trace` say, as ``arguments(for:)`` writes them.
  ///
  /// Colors are hexadecimal here; the command line knows CSS's names besides.
  ///
  /// - Parameters:
  ///   - arguments: The options and their values, without files.
  ///   - palettes: The palettes' files that may be named.
  /// - Throws: ``CommandLineError`` for what is no such option, and for a value that is none of it.
  init(arguments: [String], palettes: [PaletteFile] = []) throws(CommandLineError) {
    self.init()
    // Without a word about colors dark shapes become one shape.
    kind = .shape
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if setFlag(option) { continue }
      guard let value = rest.popFirst() else {
        throw CommandLineError(description: "'\(option)' is no option, or has no value")
      }
      if option == "--colors", let file = palettes.first(where: { $0.path == value }) {
        (kind, colors) = (.colors, .palette(file))
        continue
      }
      guard set(option, value) else {
        throw CommandLineError(description: "'\(option) \(value)' is not understood")
      }
    }
  }

  private mutating func setFlag(_ option: String) -> Bool {
    switch option {
    case "--gradients": (findsGradients, kind) = (true, .colors)
    case "--seams": (closesSeams, kind) = (true, .colors)
    case "--detects-light-on-dark": isLightOnDark = true
    case "--detects-dark-on-light": isLightOnDark = false
    case "--hierarchy": grouping = .nesting
    case "--groups": (grouping, kind) = (.color, .colors)
    case "--svg-shapes": writesShapes = true
    default: return false
    }
    return true
  }

  /// Sets an option; false where there is none, or the value is wrong.
  private mutating func set(_ option: String, _ text: String) -> Bool {
    switch option {
    case "--colors", "--recolor", "--drop", "--layers": setColors(option, text)
    case "--style", "--threshold", "--contrast-adjustment", "--contrast-pivot", "--tolerance",
      "--segments", "--epsilon", "--corner-angle", "--despeckle", "--denoise", "--stroke-widths",
      "--maximum-image-dimension":
      setOutlines(option, text)
    case "--fill", "--fill-gradient", "--stroke", "--stroke-gradient", "--background":
      setPaint(option, text)
    case "--line-width", "--line-cap", "--line-join", "--miter-limit", "--dash", "--dash-phase":
      setLines(option, text)
    default: setOutput(option, text)
    }
  }

  private mutating func setColors(_ option: String, _ text: String) -> Bool {
    kind = .colors
    switch option {
    case "--layers": return Self.assign(Layers(rawValue: text), to: &layers)
    case "--recolor":
      let pairs = text.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.split(separator: "=", omittingEmptySubsequences: false).map { HexColor(String($0)) }
      }
      recoloring = pairs.compactMap { pair in
        guard pair.count == 2, let from = pair[0], let to = pair[1] else { return nil }
        return Recoloring(from: from, to: to)
      }
      return recoloring.count == pairs.count
    case "--drop":
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let colors = parts.filter { $0 != "background" }
      dropsBackground = colors.count < parts.count
      droppedColors = colors.compactMap { HexColor(String($0)) }
      return droppedColors.count == colors.count
    default:
      if text == "auto" {
        colors = .automatic
      } else if let count = Int(text) {
        guard Self.counts.contains(count) else { return false }
        colors = .count(count)
      } else {
        guard let list = Self.colors(text), list.count <= Self.counts.upperBound else {
          return false
        }
        colors = .list(list)
      }
      return true
    }
  }

  private mutating func setOutlines(_ option: String, _ text: String) -> Bool {
    switch option {
    case "--style":
      if text == "centerline" {
        kind = .centerLines
        return true
      }
      return Self.assign(Style(rawValue: text), to: &style)
    case "--threshold":
      if let named = Threshold(rawValue: text), named != .contrast, named != .value {
        threshold = named
        return true
      }
      threshold = .value
      return Self.assign(Self.number(text, Self.unit), to: &thresholdValue)
    case "--contrast-adjustment":
      return Self.assign(Self.number(text, Self.contrastAdjustments), to: &contrastAdjustment)
    case "--contrast-pivot":
      contrastPivot = text == "auto" ? nil : Self.number(text, Self.unit)
      return text == "auto" || contrastPivot != nil
    case "--tolerance": return Self.assign(Self.number(text, Self.tolerances), to: &tolerance)
    case "--segments":
      return Self.assign(
        Int(text).flatMap { Self.segmentCounts.contains($0) ? $0 : nil }, to: &maximumSegments)
    case "--denoise": return Self.assign(Self.number(text, Self.noiseLevels), to: &noiseLevel)
    case "--epsilon":
      // The same as the tolerance of polygons.
      style = .polygon
      return Self.assign(Self.number(text, Self.lengths), to: &tolerance)
    case "--corner-angle":
      return Self.assign(Self.number(text, Self.cornerAngles), to: &cornerAngle)
    case "--despeckle":
      return Self.assign(Self.number(text, 0...Double.greatestFiniteMagnitude), to: &despeckle)
    case "--stroke-widths":
      hasConstantWidths = text == "constant"
      return hasConstantWidths || text == "varying"
    default:
      return Self.assign(
        Int(text).flatMap { Self.imageDimensions.contains($0) ? $0 : nil },
        to: &maximumImageDimension)
    }
  }

  private mutating func setPaint(_ option: String, _ text: String) -> Bool {
    guard let colors = text == "none" ? [] : Self.colors(text) else { return false }
    switch option {
    case "--background": background = colors
    case "--fill", "--fill-gradient": fill = colors
    default: stroke = colors
    }
    return !option.hasSuffix("gradient") || colors.count > 1
  }

  private mutating func setLines(_ option: String, _ text: String) -> Bool {
    switch option {
    case "--line-width": return Self.assign(Self.number(text, Self.lengths), to: &lineWidth)
    case "--line-cap": return Self.assign(LineCap(rawValue: text), to: &lineCap)
    case "--line-join": return Self.assign(LineJoin(rawValue: text), to: &lineJoin)
    case "--miter-limit": return Self.assign(Self.number(text, Self.miterLimits), to: &miterLimit)
    case "--dash-phase": return Self.assign(Self.number(text, Self.phases), to: &dashPhase)
    default: return Self.assign(Self.dashes(text), to: &dash)
    }
  }

  private mutating func setOutput(_ option: String, _ text: String) -> Bool {
    switch option {
    case "--scale": Self.assign(Self.number(text, Self.scales), to: &scale)
    case "--inset": Self.assign(Self.number(text, Self.lengths), to: &inset)
    case "--decimals":
      Self.assign(
        Int(text).flatMap { Self.fractionDigitRange.contains($0) ? $0 : nil }, to: &fractionDigits)
    case "--api": Self.assign(SourceAPI(rawValue: text), to: &sourceAPI)
    case "--type-name": Self.assign(text, to: &typeName)
    case "--maximum-pixels": Self.assign(Self.positive(text), to: &maximumPixels)
    case "--maximum-scanned-pixels": Self.assign(Self.positive(text), to: &maximumScannedPixels)
    case "--maximum-memory": Self.assign(Self.positive(text), to: &maximumMemory)
    case "--maximum-time": Self.assign(Self.number(text, Self.lengths), to: &maximumTime)
    default: false
    }
  }

  private static func assign<Value>(_ value: Value?, to place: inout Value) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  private static func assign<Value>(_ value: Value?, to place: inout Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  /// A number within a range; NaN and infinities are never in one.
  static func number(_ text: String, _ range: ClosedRange<Double>) -> Double? {
    Double(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func positive(_ text: String) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Colors parted by commas; nil where one is none.
  static func colors(_ text: String) -> [HexColor]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let colors = parts.compactMap { HexColor($0.trimmingCharacters(in: .whitespaces)) }
    return colors.count == parts.count ? colors : nil
  }

  /// Lengths of dashes and gaps, parted by commas; nil where one is none, or none is longer than 0.
  static func dashes(_ text: String) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let list = parts.compactMap { number($0.trimmingCharacters(in: .whitespaces), lengths) }
    return list.count == parts.count && list.contains { $0 > 0 } ? list : nil
  }
}
