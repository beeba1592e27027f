import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeSymbols
import Foundation
import Synchronization

/// What a symbol's picture is made of: the outline, and its pixels once somebody asked for them.
final class SymbolContent: Sendable {
  private struct Drawn {
    var scale: CGFloat
    var tint: CGColor?
    var whole: CGImage?
    var ink: CGImage?
  }

  let name: String
  let settings: SymbolSettings
  let outline: SymbolOutline
  /// How many of the variable layers are on, 0…1; nil for all.
  let variableValue: Double?
  private let drawn = Mutex<Drawn?>(nil)

  /// Finds the symbol; nil where there is none of that name.
  init?(
    name: String, settings: SymbolSettings, variableValue: Double? = nil,
    library: SymbolLibrary = .shared
  ) {
    guard let outline = library.outline(named: name, style: settings.style) else { return nil }
    self.name = name
    self.settings = settings
    self.outline = outline
    self.variableValue = variableValue
  }

  /// Width and height in points: those of the outline, made larger to whole pixels.
  ///
  /// So a picture's pixels are exactly its size times its scale.
  func size(scale: CGFloat) -> CGSize {
    CGSize(
      width: Self.wholePixels(outline.size.width, scale),
      height: Self.wholePixels(outline.size.height, scale))
  }

  private static func wholePixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    let whole = (length * scale - 1e-6).rounded(.up)
    return whole.isFinite ? max(whole, 1) / scale : length
  }

  /// The ink, in the middle of ``size(scale:)``.
  func path(scale: CGFloat) -> Path {
    centered(outline.path, scale)
  }

  private func centered(_ path: Path, _ scale: CGFloat) -> Path {
    let size = size(scale: scale)
    return path.offsetBy(
      dx: (size.width - outline.size.width) / 2, dy: (size.height - outline.size.height) / 2)
  }

  /// What is drawn in which colors, bottom first, in the middle of ``size(scale:)``.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - tint: The color that a view or a caller gives the symbol; nil for that of its configuration, or black.
  /// - Returns: Paths for the non-zero rule, and their colors.
  func layers(scale: CGFloat, tint: CGColor?) -> [(path: Path, color: CGColor)] {
    // A palette that somebody paints over has one color.
    let mode = tint != nil && settings.mode == .palette ? .monochrome : settings.mode
    let base = tint ?? settings.colors.first?.cgColor ?? .black
    return outline.painted(in: mode ?? .monochrome, value: variableValue).map { layer in
      var color = base
      if mode == .palette, !settings.colors.isEmpty {
        let index = min(layer.level.rawValue, settings.colors.count - 1)
        color = settings.colors[index].cgColor
      }
      if let own = layer.color?.uiColor { color = own.cgColor }
      return (
        centered(layer.path, scale),
        layer.opacity == 1 ? color : color.faded(to: layer.opacity)
      )
    }
  }

  /// The pixels of the whole image; nil, with a warning, where there would be too many.
  func pixels(scale: CGFloat, tint: CGColor?) -> CGImage? {
    drawn(scale, tint).whole
  }

  /// The pixels that the ink touches, without the margin around it.
  func inkPixels(scale: CGFloat, tint: CGColor?) -> CGImage? {
    drawn(scale, tint).ink
  }

  private func drawn(_ scale: CGFloat, _ tint: CGColor?) -> Drawn {
    if let known = drawn.withLock({ $0 }), known.scale == scale, known.tint == tint,
      !settings.hasDynamicColors
    {
      return known
    }
    // Drawn outside of the lock; two threads may draw the same, with the same result.
    var recorder = DisplayListRecorder(
      bounds: CGRect(origin: .zero, size: size(scale: scale)))
    for layer in layers(scale: scale, tint: tint) {
      recorder.fill(layer.path, with: .color(layer.color))
    }
    let whole = ImageCanvas.renderer(scale: scale, isOpaque: false)(recorder.finish())
    let ink = path(scale: scale).boundingRect.applying(CGAffineTransform(scaleX: scale, y: scale))
    let result = Drawn(
      scale: scale, tint: tint, whole: whole, ink: whole?.cropping(to: ink) ?? whole)
    drawn.withLock { $0 = result }
    return result
  }
}

extension SymbolSettings {
  /// Whether what is drawn may differ with the current traits: colors of the system do.
  var hasDynamicColors: Bool { mode == .multicolor || !colors.isEmpty }
}

extension CGColor {
  /// The color with a part of its opacity.
  fileprivate func faded(to part: Double) -> CGColor {
    copy(alpha: alpha * CGFloat(part)) ?? self
  }
}

extension SymbolColor {
  /// The system's color, which differs between light and dark; nil for that of the surroundings.
  package var uiColor: UIColor? {
    switch self {
    case .rgb(let red, let green, let blue):
      UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    case .named(let name):
      switch name {
      case "systemRedColor": .systemRed
      case "systemOrangeColor": .systemOrange
      case "systemYellowColor": .systemYellow
      case "systemGreenColor": .systemGreen
      case "systemMintColor": .systemMint
      case "systemTealColor": .systemTeal
      case "systemCyanColor": .systemCyan
      case "systemBlueColor": .systemBlue
      case "systemIndigoColor": .systemIndigo
      case "systemPurpleColor": .systemPurple
      case "systemPinkColor": .systemPink
      case "systemBrownColor": .systemBrown
      case "systemGrayColor": .systemGray
      case "labelColor", "primaryColor": .label
      case "white", "whiteColor": .white
      case "black", "blackColor": .black
      default: nil
      }
    }
  }
}
