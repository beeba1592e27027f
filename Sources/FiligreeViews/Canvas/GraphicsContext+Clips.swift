import FiligreePaths
import Foundation

extension GraphicsContext {
  /// How a clip is meant.
  @frozen
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What lies outside of the clip is drawn instead of what lies inside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// A box around what all present clips leave, in user space; of a new context, the canvas.
  ///
  /// Boxes around paths count; inverse clips, and those by layers, do not make it smaller. It is empty
  /// at the origin if nothing is left, or while the transform has no inverse.
  public var clipBoundingRect: CGRect {
    let box = state.clipBounds
    guard !box.isNull, let inverse = transform.inverse else { return .zero }
    return box.applying(inverse)
  }

  /// Restricts what is drawn from now on to the inside of a path, as well as to earlier clips.
  ///
  /// - Parameters:
  ///   - path: The area, in user space; an empty one leaves nothing.
  ///   - style: How the inside is found, and whether the edge is smooth.
  ///   - options: Whether the outside is meant.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let isInverse = options.contains(.inverse)
    if !isInverse {
      let box = path.isEmpty ? CGRect.null : path.boundingRect.applying(transform)
      let numbers = [box.origin.x, box.origin.y, box.size.width, box.size.height]
      // What is not finite draws nothing, so it leaves nothing.
      state.clipBounds =
        numbers.allSatisfy(\.isFinite) ? state.clipBounds.intersection(box) : .null
    }
    addClip(.path(path, transform, style), isInverse)
  }

  /// Restricts what is drawn from now on to where a layer is opaque, as well as to earlier clips.
  ///
  /// The closure's context is as that of ``drawLayer(content:)``; its drawing is not seen itself. If
  /// the closure throws, the clip stays as it was.
  ///
  /// - Parameters:
  ///   - opacity: A factor for the layer's opacity, 0…1.
  ///   - options: Whether the drawing is to be seen where the layer is clear instead.
  ///   - content: Draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    addClip(.layer(try recording(content), opacity: opacity), options.contains(.inverse))
  }

  private mutating func addClip(_ area: GraphicsClip.Area, _ isInverse: Bool) {
    layer.record.clips.append(
      GraphicsClip(parent: state.clip, area: area, isInverse: isInverse))
    state.clip = layer.record.clips.count - 1
  }
}

extension CGAffineTransform {
  /// The inverse, if there is one in finite numbers.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let map = inverted()
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    return numbers.allSatisfy(\.isFinite) ? map : nil
  }
}
