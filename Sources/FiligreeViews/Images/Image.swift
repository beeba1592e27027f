import FiligreeKit
import FiligreePixels
import Foundation

/// A view of a picture or a symbol: SwiftUI's `Image`.
///
/// A picture has its own size, in points, unless it is resizable. A symbol has the size of the font of
/// its surroundings and is painted in their foreground style.
public nonisolated struct Image: View, Sendable {
  /// How a resizable picture fills its place.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Once, stretched.
    case stretch
  }

  /// Whether a picture's own colors are seen.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opacity only, in the foreground style.
    case template
    /// Its own colors.
    case original
  }

  /// How colors between pixels are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel's.
    case none
    /// Between four pixels.
    case low
    /// Between sixteen pixels.
    case medium
    /// As well as possible.
    case high
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As a capital letter.
    case medium
    /// Large.
    case large
  }

  /// How the pixels of a picture lie when it is shown.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are.
    case up
    /// Changed over left to right.
    case upMirrored
    /// Turned by 180°.
    case down
    /// Changed over top to bottom.
    case downMirrored
    /// Turned by 90° counter-clockwise.
    case left
    /// Changed over, then turned by 90° counter-clockwise.
    case leftMirrored
    /// Turned by 90° clockwise.
    case right
    /// Changed over, then turned by 90° clockwise.
    case rightMirrored
  }

  enum Source: Sendable {
    case picture(CGImage, scale: CGFloat, orientation: UIImage.Orientation)
    case named(String, bundlePath: String?)
    case symbol(String)
    case uiImage(UIImage)
  }

  struct Resizing: Hashable, Sendable {
    var mode: ResizingMode
  }

  let source: Source
  let label: String?
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var symbolMode: SymbolRenderingMode?
  var variableValue: Double?

  init(_ source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// Shows a picture of an asset catalog.
  ///
  /// Where there is none of that name, the picture has no size and nothing is drawn, as on Apple's
  /// systems; it is said once on standard error, and is among a session's ``ViewSession/problems``.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundlePath: bundle?.bundlePath), label: name)
  }

  /// Shows a picture of an asset catalog, with a text for people who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundlePath: bundle?.bundlePath), label: label.string)
  }

  /// Shows a picture of an asset catalog that means nothing to people who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundlePath: bundle?.bundlePath), label: nil)
  }

  /// Shows a symbol.
  ///
  /// Where there is none of that name, a question mark in a frame is drawn: Filigree has not all symbols
  /// that Apple's systems have, and what is laid out around one that is missing keeps its place. It is said
  /// once on standard error, and is among a session's ``ViewSession/problems``.
  public init(systemName: String) {
    self.init(.symbol(systemName), label: systemName)
  }

  /// Shows a symbol with some of its variable layers on: the bars of a signal, the waves of a loudspeaker.
  ///
  /// The range 0…1 is parted evenly between the layers: at 0 none is on, and each is from its part on. Those that are
  /// off are faint.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name, such as `wifi`.
  ///   - variableValue: How many layers are on, 0…1; nil for all.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName), label: systemName)
    self.variableValue = variableValue
  }

  /// Shows a picture, with a text for people who do not see it.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: Pixels a point.
  ///   - orientation: How its pixels lie.
  ///   - label: What it shows.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(
      .picture(cgImage, scale: scale, orientation: orientation.uiKit), label: label.string)
  }

  /// Shows a picture that means nothing to people who do not see it.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.picture(cgImage, scale: scale, orientation: orientation.uiKit), label: nil)
  }

  /// Shows UIKit's picture.
  public init(uiImage: UIImage) {
    self.init(.uiImage(uiImage), label: nil)
  }

  /// Lets the picture take the size that it is given; `capInsets` have no effect.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = Resizing(mode: resizingMode)
    return image
  }

  /// Sets whether the picture's own colors are seen.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Sets how colors between pixels are found.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Sets whether the picture's edges are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }
}

extension Image.Orientation {
  var uiKit: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}
