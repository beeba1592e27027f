import FiligreePaths
import Foundation

extension GraphicsContext {
  /// Fills a path; open subpaths are closed.
  ///
  /// - Parameters:
  ///   - path: The path, in user space.
  ///   - shading: What it is painted with.
  ///   - style: How the inside is found, and whether the edge is smooth.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.resolved(in: environment)
    append(.fill(path, paint, style), readsBackdrop: paint.readsBackdrop)
  }

  /// Draws the outline of a path.
  ///
  /// - Parameters:
  ///   - path: The path, in user space.
  ///   - shading: What it is painted with.
  ///   - style: The line's width, ends, joins and dashes.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.resolved(in: environment)
    append(.stroke(path, paint, style), readsBackdrop: paint.readsBackdrop)
  }

  /// Draws the outline of a path in a solid line; a width that is not positive draws nothing.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
