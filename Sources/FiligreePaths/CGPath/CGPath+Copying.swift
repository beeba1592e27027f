import Foundation

extension CGPath {
  /// Returns a path with the same elements that never changes.
  public func copy() -> CGPath? {
    CGPath(storage: storage)
  }

  /// Returns a path with the elements mapped by `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// Returns a path with the same elements that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(storage: storage)
  }

  /// Returns a path with the elements mapped by `transform` that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline of the path's stroke, which is to be filled by the non-zero rule.
  ///
  /// The transform is applied to the path before it is stroked, so that it does not change the
  /// width. As `Path.strokedPath(_:)` otherwise.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(
      storage: storage.applying(transform).stroked(
        style, tolerance: PathStorage.strokeTolerance(lineWidth)))
  }

  /// Returns the path cut into dashes.
  ///
  /// The transform is applied to the path before it is cut, so that it does not change the lengths.
  /// Dashes of length zero become lines of length zero. See `Path.strokedPath(_:)` for the rest.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      storage: storage.applying(transform).dashed(lengths, phase: phase, tolerance: 0.01))
  }
}
