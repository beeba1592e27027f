import FiligreePixels
import Foundation

/// A picture with a scale and an orientation: UIKit's `UIImage`.
///
/// It is made of pixels, or it is a symbol or an SVG document, whose outlines are kept: drawn at any size it is
/// sharp, and ``cgImage`` makes pixels of it when they are first asked for.
///
/// It does not change once made, so any thread may hold it.
public final class UIImage: NSObject, NSCopying, Sendable {
  /// How the rows and columns of the pixels lie in the picture as it is shown.
  ///
  /// Raw values are UIKit's, which are not those of EXIF.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// As the pixels lie.
    case up
    /// Turned by 180°.
    case down
    /// Turned by 90° counter-clockwise.
    case left
    /// Turned by 90° clockwise.
    case right
    /// Changed over left to right.
    case upMirrored
    /// Changed over top to bottom.
    case downMirrored
    /// Changed over left to right, then turned by 90° counter-clockwise.
    case leftMirrored
    /// Changed over left to right, then turned by 90° clockwise.
    case rightMirrored
  }

  /// Whether a picture's own colors are seen.
  public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
    /// As the place has it where the picture is shown: a symbol is a template, others are not.
    case automatic
    /// Its own colors, or its tint, if it has one.
    case alwaysOriginal
    /// Its opacity only, in the color of the place where it is shown.
    case alwaysTemplate
  }

  /// How the middle parts of a resizable picture fill their places.
  public enum ResizingMode: Int, Hashable, Sendable, CaseIterable {
    /// Again and again.
    case tile
    /// Once, stretched.
    case stretch
  }

  /// What the picture is made of.
  enum Content: Sendable {
    case empty
    case pixels(CGImage)
    case coreImage(CoreImageContent)
    case symbol(SymbolContent)
    case vector(VectorContent)
  }

  /// What may be set without changing what the picture is made of.
  struct Traits: Sendable {
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isResizable = false
    var flips = false
  }

  let content: Content
  let traits: Traits

  /// Pixels per point.
  public let scale: CGFloat
  /// How the pixels are to be turned and mirrored when shown.
  public let imageOrientation: Orientation

  /// Creates an empty picture, of size zero.
  public override convenience init() {
    self.init(.empty, scale: 1)
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point; what is not a positive, finite number counts as 1.
  ///   - orientation: How the pixels are to be turned and mirrored when shown.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(.pixels(cgImage), scale: scale, orientation: orientation)
  }

  /// Creates a picture of one pixel per point, upright.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  init(
    _ content: Content, scale: CGFloat, orientation: Orientation = .up, traits: Traits = Traits()
  ) {
    self.content = content
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = orientation
    self.traits = traits
    super.init()
  }

  /// The pixels, as they lie in memory: the orientation is not applied.
  ///
  /// Those of a symbol are made when they are first asked for, at ``scale`` pixels per point: in its
  /// color, which is black if it has no tint, on a transparent background. They are the pixels that the
  /// ink touches, without the margin that ``size`` has around it, as a symbol's `cgImage` on Apple's
  /// systems is trimmed. Those of other pictures do not show the tint; draw the picture for that. Nil
  /// for an empty picture and one of a `CIImage`.
  public var cgImage: CGImage? {
    switch content {
    case .empty, .coreImage: nil
    case .pixels(let image): image
    case .symbol(let symbol): symbol.inkPixels(scale: scale, tint: traits.tint?.cgColor)
    case .vector(let vector): vector.pixels(scale: scale)
    }
  }

  /// Width and height in points, as the picture is shown: the orientation is applied.
  public var size: CGSize {
    let stored = storedSize
    return imageOrientation.swapsAxes
      ? CGSize(width: stored.height, height: stored.width) : stored
  }

  /// Width and height in points, as the pixels lie.
  var storedSize: CGSize {
    switch content {
    case .empty: .zero
    case .symbol(let symbol): symbol.size(scale: scale)
    case .vector(let vector): vector.size
    case .pixels(let image):
      CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .coreImage(let image):
      CGSize(width: image.pixelSize.width / scale, height: image.pixelSize.height / scale)
    }
  }

  /// The pixels of all of ``storedSize``, those of a `CIImage`, too.
  var storedPixels: CGImage? {
    switch content {
    case .empty: nil
    case .pixels(let image): image
    case .coreImage(let image): image.pixels
    case .symbol(let symbol): symbol.pixels(scale: scale, tint: traits.tint?.cgColor)
    case .vector(let vector): vector.pixels(scale: scale)
    }
  }

  /// The same picture; it does not change, so it is not copied.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the picture with other traits.
  func with(_ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(content, scale: scale, orientation: imageOrientation, traits: traits)
  }

  // MARK: Comparing

  /// Whether `object` is a picture of the same contents, scale, orientation and colors.
  ///
  /// Pixels are compared byte by byte where they are not the same object's.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard scale == other.scale, imageOrientation == other.imageOrientation,
      traits.renderingMode == other.traits.renderingMode, traits.tint == other.traits.tint,
      traits.isResizable == other.traits.isResizable, traits.capInsets == other.traits.capInsets,
      traits.resizingMode == other.traits.resizingMode, traits.flips == other.traits.flips
    else { return false }
    switch (content, other.content) {
    case (.empty, .empty): return true
    case (.pixels(let a), .pixels(let b)): return a.hasSamePixels(as: b)
    case (.symbol(let a), .symbol(let b)):
      return a.name == b.name && a.settings == b.settings
    case (.vector(let a), .vector(let b)):
      guard a !== b else { return true }
      guard a.size == b.size, let a = a.pixels(scale: scale), let b = b.pixels(scale: scale) else {
        return false
      }
      return a.hasSamePixels(as: b)
    case (.coreImage(let a), .coreImage(let b)):
      guard a.image !== b.image else { return true }
      guard let a = a.pixels, let b = b.pixels else { return false }
      return a.hasSamePixels(as: b)
    default: return false
    }
  }

  /// A hash of some of what ``isEqual(_:)`` compares.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(scale)
    hasher.combine(imageOrientation)
    hasher.combine(traits.renderingMode)
    hasher.combine(storedSize.width)
    hasher.combine(storedSize.height)
    return hasher.finalize()
  }
}

extension CGImage {
  /// Whether both have the same bytes, read the same way.
  fileprivate func hasSamePixels(as other: CGImage) -> Bool {
    self === other
      || width == other.width && height == other.height && bitsPerPixel == other.bitsPerPixel
        && bitsPerComponent == other.bitsPerComponent && bytesPerRow == other.bytesPerRow
        && bitmapInfo == other.bitmapInfo && colorSpace == other.colorSpace
        && bytes == other.bytes
  }
}
