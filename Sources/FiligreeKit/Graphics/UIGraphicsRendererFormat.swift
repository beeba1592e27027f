import Foundation

/// What a renderer's output is to be like: UIKit's `UIGraphicsRendererFormat`.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The page of the renderer that uses the format, in points; zero in a format of one's own.
  public internal(set) var bounds = CGRect.zero

  /// Creates a format.
  public required override init() {
    super.init()
  }

  /// The format that renderers have by default.
  open class func `default`() -> Self { self.init() }

  /// The format that suits the surroundings best: the same as ``default()``.
  open class func preferred() -> Self { self.init() }

  /// Returns a format of the same values that changes apart from this one.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UIGraphicsRendererFormat {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// What an image renderer's pictures are to be like: UIKit's `UIGraphicsImageRendererFormat`.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors of a picture.
  public enum Range: Int, Hashable, Sendable, CaseIterable {
    /// Nothing is said.
    case unspecified = -1
    /// As the surroundings have it.
    case automatic = 0
    /// Beyond sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels per point.
  ///
  /// By default that of `UITraitCollection.current` when the format is made; where nothing is said it is
  /// 2, whatever the machine, so that drawings are the same everywhere. 0 stands for the default, too.
  open var scale = ImageCanvas.scale(0)
  /// Whether pictures have no transparency; they are then drawn on black.
  open var opaque = false
  /// The range of colors.
  ///
  /// Pictures of the `extended` range are of floating-point numbers and keep colors that sRGB has not;
  /// their PNG files have 16 bits a component. All others are sRGB with 8 bits a component: there is no
  /// screen whose range `automatic` could be.
  open var preferredRange = Range.automatic

  /// Creates a format for surroundings.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = ImageCanvas.scale(0, traitCollection)
  }

  override func duplicate() -> UIGraphicsRendererFormat {
    let copy = super.duplicate()
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}
