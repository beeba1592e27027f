import FiligreeDrawing
import FiligreePaths
import Foundation

/// An image, again and again: SwiftUI's `ImagePaint`.
///
/// The first copy lies at the upper left of what is painted; one that cannot be found or drawn paints
/// nothing.
public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image that is repeated, in parts of its sides; cut to the image.
  public var sourceRect: CGRect
  /// A factor for the image's size.
  public var scale: CGFloat

  /// Creates a style of copies of an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let paint = image.tile(at: .zero, sourceRect, scale: scale, environment)
    return ResolvedStyle(paint.map { .tile($0) } ?? .color(.clear))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image, again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
