import FiligreePaths
import Foundation

/// A shape with its edge moved.
///
/// Further insets add up before the edge is moved, once, so that nothing is lost on the way out and back.
nonisolated struct ParallelShape<Content: Shape>: InsettableShape {
  var content: Content
  /// In points; outwards where positive.
  var distance: CGFloat
  var join: CGLineJoin
  var miterLimit: CGFloat
  var eoFill: Bool

  var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(content.animatableData, distance) }
    set {
      content.animatableData = newValue.first
      distance = newValue.second
    }
  }

  static var role: ShapeRole { Content.role }

  var layoutDirectionBehavior: LayoutDirectionBehavior { content.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path {
    let path = content.path(in: rect)
    // Nothing to move: the outline stays as it is, open subpaths and all.
    if distance == 0 { return path }
    return path.offset(by: distance, join: join, miterLimit: miterLimit, eoFill: eoFill)
  }

  func inset(by amount: CGFloat) -> ParallelShape {
    var shape = self
    shape.distance -= amount
    return shape
  }
}
