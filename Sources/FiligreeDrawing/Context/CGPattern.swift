import FiligreePaths
import FiligreePixels
import Foundation

/// A cell that is painted again and again: Core Graphics' `CGPattern`.
///
/// Cells lie in pattern space, which `matrix` maps to base space: what user space is before any transform.
/// Transforms of user space do not move them.
public final class CGPattern: Sendable {
  /// What a cell shows.
  enum Content: Sendable {
    /// A drawing whose page is the cell, first row at the greatest y.
    case drawing(DisplayList)
    /// A picture, which is upright wherever it is painted.
    case picture(CGImage)
  }

  let content: Content
  /// Where the first cell is, in pattern space, and how far it is to the next ones.
  let cell: CGRect
  let matrix: CGAffineTransform
  /// Whether the pattern has colors of its own.
  let isColored: Bool

  /// How many cells that overlap are drawn along each axis.
  private static let overlapLimit = 8

  /// Creates a pattern, and draws its cell.
  ///
  /// The cell is drawn now, once, where Core Graphics does so whenever it likes; then `releaseInfo` is
  /// called.
  ///
  /// - Parameters:
  ///   - info: Handed to the callbacks.
  ///   - bounds: The part of pattern space that the cell shows.
  ///   - matrix: From pattern space to base space.
  ///   - xStep: From a cell to the next one along x; not zero. Its sign does not matter. Cells that overlap
  ///     are drawn one upon the other, up to eight along an axis.
  ///   - yStep: From a cell to the next one along y; not zero.
  ///   - tiling: Without effect.
  ///   - isColored: Whether the cell has colors; otherwise it is a stencil, which is painted in the color
  ///     that the pattern is set with.
  ///   - callbacks: What draws the cell. Without it the pattern is nil, as for numbers that are zero or not
  ///     finite.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let bounds = bounds.standardized
    let step = CGSize(width: abs(xStep), height: abs(yStep))
    guard let draw = callbacks.pointee.drawPattern, matrix.isFinite, matrix.determinant != 0,
      step.width > 0, step.height > 0, step.width.isFinite, step.height.isFinite,
      bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite,
      bounds.minX.isFinite, bounds.minY.isFinite
    else { return nil }
    cell = CGRect(origin: bounds.origin, size: step)
    self.matrix = matrix
    self.isColored = isColored
    func overlaps(_ length: CGFloat, _ step: CGFloat) -> Int {
      Int(min(max((length / step).rounded(.up), 1), CGFloat(Self.overlapLimit)))
    }
    let context = CGContext.upwards(cell, scale: 1)
    // From below: a cell further along lies upon the ones before it.
    for row in (0..<overlaps(bounds.height, step.height)).reversed() {
      for column in (0..<overlaps(bounds.width, step.width)).reversed() {
        context.saveGState()
        context.translateBy(
          x: -CGFloat(column) * step.width, y: -CGFloat(row) * step.height)
        context.clip(to: bounds)
        draw(info, context)
        context.unwind()
      }
    }
    callbacks.pointee.releaseInfo?(info)
    content = .drawing(context.displayList)
  }

  /// Creates a pattern of copies of a picture, the first of them at the origin of base space.
  package init(_ image: CGImage, size: CGSize) {
    content = .picture(image)
    cell = CGRect(origin: .zero, size: size)
    matrix = .identity
    isColored = true
  }

  /// The picture that is copied, if it is one, and its size.
  package var picture: (image: CGImage, size: CGSize)? {
    guard case .picture(let image) = content else { return nil }
    return (image, cell.size)
  }
}
