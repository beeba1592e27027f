import Filigree
import Foundation

/// What a trace is written as.
enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  case svg
  case pdf
  case eps
  case dxf
  case png
  case jpg
  case webp
  case swift

  /// The format's name as its makers write it.
  var name: String {
    switch self {
    case .svg, .pdf, .eps, .dxf, .png: rawValue.uppercased()
    case .jpg: "JPEG"
    case .webp: "WebP"
    case .swift: "Swift"
    }
  }

  /// Whether it is a picture of pixels.
  var isPicture: Bool { self == .png || self == .jpg || self == .webp }

  /// Whether people read it, and copy it to where they write.
  var isSource: Bool { self == .svg || self == .swift }
}

extension TraceSettings {
  /// The options of `filigree trace` that say the same, without files; what has its default is left out.
  ///
  /// - Parameter format: What is written; settings that it has no use for are left out as well.
  /// - Returns: The words, each option followed by its value.
  func arguments(for format: ExportFormat) -> [String] {
    let all = effective
    var words: [String] = []
    func add(_ option: String, _ value: String? = nil, if isSaid: Bool = true) {
      if isSaid { words += [option] + (value.map { [$0] } ?? []) }
    }
    all.addKind(format, add)
    all.addOutlines(add)
    let usual = TraceSettings()
    add("--scale", Self.text(scale), if: scale != usual.scale)
    add("--inset", Self.text(inset), if: inset != usual.inset)
    add("--hierarchy", if: grouping(for: format) == .nesting)
    add("--groups", if: grouping(for: format) == .color)
    // Source of a shape has no paint: whoever uses the shape paints it.
    if !(format == .swift && kind == .shape) { all.addPaint(add) }
    add(
      "--decimals", "\(fractionDigits)",
      if: fractionDigits != usual.fractionDigits && !format.isPicture)
    add("--svg-shapes", if: writesShapes && format == .svg)
    if format == .swift {
      add("--api", sourceAPI.rawValue, if: sourceAPI != usual.sourceAPI)
      add("--type-name", typeName, if: !typeName.isEmpty)
    }
    all.addLimits(add)
    return words
  }

  private typealias Add = (_ option: String, _ value: String?, _ isSaid: Bool) -> Void

  private func addKind(_ format: ExportFormat, _ add: Add) {
    switch kind {
    case .colors:
      let text =
        switch colors {
        case .automatic: "auto"
        case .count(let count): "\(count)"
        case .list(let list): list.map(\.text).joined(separator: ",")
        case .palette(let file): Self.named(file.path)
        }
      add("--colors", text, true)
      let pairs = recoloring.map { "\($0.from.text)=\($0.to.text)" }.joined(separator: ",")
      add("--recolor", pairs, !recoloring.isEmpty)
      let dropped = (dropsBackground ? ["background"] : []) + droppedColors.map(\.text)
      add("--drop", dropped.joined(separator: ","), !dropped.isEmpty)
      add("--layers", layers.rawValue, layers != .stacked)
      add("--seams", nil, closesSeams)
      add("--gradients", nil, findsGradients)
      add("--style", style.rawValue, style != .smooth)
    case .shape:
      // The command line draws polygons for pictures of pixels.
      add("--style", style.rawValue, style != .smooth || format.isPicture)
    case .centerLines:
      add("--style", "centerline", true)
    }
  }

  private func addOutlines(_ add: Add) {
    switch threshold {
    case .contrast: break
    case .auto, .otsu, .adaptive: add("--threshold", threshold.rawValue, true)
    case .value: add("--threshold", Self.text(thresholdValue), true)
    }
    let usual = TraceSettings()
    add(
      "--contrast-adjustment", Self.text(contrastAdjustment),
      contrastAdjustment != usual.contrastAdjustment)
    add(
      "--contrast-pivot", contrastPivot.map(Self.text) ?? "auto",
      contrastPivot != usual.contrastPivot)
    add("--detects-light-on-dark", nil, isLightOnDark)
    if let tolerance { add("--tolerance", Self.text(tolerance), true) }
    if let maximumSegments { add("--segments", "\(maximumSegments)", true) }
    add("--corner-angle", Self.text(cornerAngle), cornerAngle != usual.cornerAngle)
    if let despeckle { add("--despeckle", Self.text(despeckle), true) }
    add("--denoise", Self.text(noiseLevel), noiseLevel != 0)
    add("--stroke-widths", "constant", hasConstantWidths)
    if let maximumImageDimension {
      add("--maximum-image-dimension", "\(maximumImageDimension)", true)
    }
  }

  private func addPaint(_ add: Add) {
    func paint(_ option: String, _ colors: [HexColor]) {
      let text = colors.map(\.text).joined(separator: ",")
      switch colors.count {
      case 0: add(option, "none", true)
      case 1: add(option, text, true)
      default: add("\(option)-gradient", text, true)
      }
    }
    let usual = TraceSettings()
    if let fill { paint("--fill", fill) }
    if !stroke.isEmpty { paint("--stroke", stroke) }
    add("--line-width", Self.text(lineWidth), lineWidth != usual.lineWidth)
    add("--line-cap", lineCap.rawValue, lineCap != usual.lineCap)
    add("--line-join", lineJoin.rawValue, lineJoin != usual.lineJoin)
    add("--miter-limit", Self.text(miterLimit), miterLimit != usual.miterLimit)
    add("--dash", dash.map(Self.text).joined(separator: ","), !dash.isEmpty)
    add("--dash-phase", Self.text(dashPhase), dashPhase != 0)
    add("--background", background.map(\.text).joined(separator: ","), !background.isEmpty)
  }

  private func addLimits(_ add: Add) {
    add("--maximum-pixels", "\(maximumPixels)", maximumPixels != Self.defaultMaximumPixels)
    add(
      "--maximum-scanned-pixels", "\(maximumScannedPixels)",
      maximumScannedPixels != Self.defaultMaximumScannedPixels)
    if let maximumMemory { add("--maximum-memory", "\(maximumMemory)", true) }
    if let maximumTime { add("--maximum-time", Self.text(maximumTime), true) }
  }

  /// A number in decimal digits, from which it can be read again exactly.
  static func text(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return "\(Int(number))" }
    return "\(number)"
  }

  /// The whole command line, for a shell.
  ///
  /// - Parameters:
  ///   - file: The name of the picture.
  ///   - format: What is written, to a file of the same name with the format's suffix.
  /// - Returns: One line.
  func commandLine(for file: String, as format: ExportFormat) -> String {
    let input = Self.named(file)
    let output = ExportName.file(for: input, as: format)
    let words = ["filigree", "trace", input, "-o", output] + arguments(for: format)
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// A file's name where one may be: what looks like an option is a file by its folder.
  private static func named(_ file: String) -> String { file.hasPrefix("-") ? "./" + file : file }

  /// A word as a POSIX shell reads it: within single quotes where it has anything but plain signs.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_./,:=@%+".utf8.contains($0)
        }
      }
    return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

/// Names of files that a trace is written to.
enum ExportName {
  /// A picture's name without folder and suffix; "picture" where nothing is left.
  static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return name.isEmpty ? "picture" : name
    }
    return String(name[..<dot])
  }

  /// The file for a picture's trace; a picture of pixels does not take the picture's own name.
  static func file(for picture: String, as format: ExportFormat) -> String {
    let name = stem(of: picture)
    let isSame = picture.lowercased().hasSuffix(".\(format.rawValue)")
    return "\(name)\(isSame ? "-traced" : "").\(format.rawValue)"
  }
}
