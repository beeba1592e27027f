import Foundation

extension Path {
  public func offset(
    by distance: CGFloat, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    eoFill: Bool = false
  ) -> Path {
    Path(
      storage: storage.offset(
        by: distance, join: join, miterLimit: miterLimit, evenOdd: eoFill,
        tolerance: PathStorage.offsetTolerance(distance)))
  }
}
