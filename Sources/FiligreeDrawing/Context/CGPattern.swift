import FiligreePaths
import FiligreePixels
import Foundation

/// A function that draws a pattern's cell: Core Graphics' `CGPatternDrawPatternCallback`.
///
/// Here it is any Swift function, where Core Graphics' is C's and must not capture anything.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A function that is told that a pattern's information is not needed any more.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls: Core Graphics' `CGPatternCallbacks`.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws the cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Is told that the information is not needed any more.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates callbacks that do nothing.
  public init() {
    version = 0
  }

  /// Creates callbacks.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// How a pattern's cells are fitted to pixels, which here makes no difference; Core Graphics'
/// `CGPatternTiling`.
public enum CGPatternTiling: Int32, Hashable, Sendable {
  /// Cells are not distorted.
  case noDistortion
  /// The distance of cells is kept, with little distortion.
  case constantSpacingMinimalDistortion
  /// The distance of cells is kept.
  case constantSpacing
}

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
  /// Whether the pattern has colours of its own.
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
  ///   - isColored: Whether the cell has colours; otherwise it is a stencil, which is painted in the colour
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

extension CGColor {
  /// Creates a colour that paints a pattern.
  ///
  /// - Parameters:
  ///   - space: A space of patterns; otherwise the colour is nil.
  ///   - pattern: The pattern.
  ///   - components: Of a pattern with colours, its opacity; otherwise the components in the space's base,
  ///     and the opacity.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.isPattern else { return nil }
    self.init(pattern, space, components)
  }

  /// The pattern that is painted, if it is one.
  public var pattern: CGPattern? { patternObject as? CGPattern }

  convenience init(
    _ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
  ) {
    let count = space.numberOfComponents
    let values =
      pattern.isColored
      ? Array(repeating: CGFloat(0), count: count) + [components[0]]
      : Array(UnsafeBufferPointer(start: components, count: count + 1))
    self.init(space: space, values: values, patternObject: pattern)
  }

  /// Creates a colour that paints a pattern with colours.
  package convenience init(_ pattern: CGPattern) {
    self.init(space: .patternSpace, values: [0, 1], patternObject: pattern)
  }
}

extension CGColorSpace {
  // It is nil for nothing: the initializer is failable because Core Graphics' is.
  fileprivate static let patternSpace = CGColorSpace(patternBaseSpace: nil) ?? .graySpace
}
