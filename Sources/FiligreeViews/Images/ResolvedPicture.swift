import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeSymbols
import FiligreeText
import Foundation

/// An image in an environment: what it is drawn of.
package enum ResolvedPicture: Sendable {
  /// Pixels.
  case pixels(CGImage, scale: CGFloat, orientation: UIImage.Orientation)
  /// A drawing on a page, in points.
  case drawing(DisplayList)
  /// A symbol's outline, in points, and how its layers are painted.
  case outline(SymbolOutline, SymbolLook)

  /// The size in points, upright.
  package var size: CGSize {
    switch self {
    case .pixels(let image, let scale, let orientation):
      UIImage(cgImage: image, scale: scale, orientation: orientation).size
    case .drawing(let list): list.bounds.size
    case .outline(let outline, _): outline.size
    }
  }
}

extension Image {
  /// What is drawn; nil where there is no picture of the name.
  package func resolved(in environment: EnvironmentValues) -> ResolvedPicture? {
    switch source {
    case .picture(let image, let scale, let orientation):
      return .pixels(image, scale: scale, orientation: orientation)
    case .uiImage(let image):
      if let outline = image.symbolOutline {
        return .outline(outline, look(of: image, outline, in: environment))
      }
      if let list = image.vectorDrawing, resizing?.mode != .tile { return .drawing(list) }
      guard let shown = image.shownPixels else { return nil }
      return .pixels(
        shown.image, scale: image.scale,
        orientation: shown.orientation.turned(for: image, in: environment))
    case .named(let name, let path):
      let bundle = path.flatMap { Bundle(path: $0) }
      guard
        let image = UIImage(named: name, in: bundle, compatibleWith: environment.traits)
      else { return nil }
      if let list = image.vectorDrawing, resizing?.mode != .tile { return .drawing(list) }
      guard let cgImage = image.cgImage else { return nil }
      return .pixels(
        cgImage, scale: image.scale,
        orientation: image.imageOrientation.turned(for: image, in: environment))
    case .symbol(let name):
      let outline = SymbolLibrary.shared.outlineOrPlaceholder(
        named: environment.symbolVariants.name(of: name), style: environment.symbolStyle)
      return .outline(outline, look(of: outline, in: environment))
    }
  }

  /// Whether the picture is drawn in the foreground style.
  var isTemplate: Bool {
    switch renderingMode {
    case .template: true
    case .original: false
    case nil:
      switch source {
      case .symbol: true
      case .uiImage(let image): image.isTemplate
      case .picture, .named: false
      }
    }
  }

  /// The color of a symbol that is not painted in the foreground style.
  package var ownSymbolColor: CGColor? {
    if case .uiImage(let image) = source, !isTemplate { image.drawnTint } else { nil }
  }

  /// How colors between pixels are found.
  package var sampling: PicturePaint.Sampling {
    switch interpolation {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The size and weight of symbols: those of the font.
  package var symbolStyle: SymbolStyle {
    let font = (font ?? .body).scaled(in: self)
    var weight = font.request.weight
    if !font.hasWeight, let own = fontWeight { weight = own.value }
    let index = min(max(Int((weight.value / 100).rounded()) - 1, 0), 8)
    let scale: SymbolScale =
      switch imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    return SymbolStyle(
      pointSize: CGFloat(font.request.size), weight: SymbolWeight(rawValue: index) ?? .regular,
      scale: scale)
  }
}

extension View {
  /// Sets how large symbols are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

extension UIImage.Orientation {
  /// The orientation, or that of the picture changed over where text runs from right to left and the picture wants it.
  fileprivate func turned(for image: UIImage, in environment: EnvironmentValues) -> Self {
    image.flipsForRightToLeftLayoutDirection && environment.layoutDirection == .rightToLeft
      ? flipped : self
  }
}
