import FiligreeDrawing
import FiligreePaths
import Foundation

/// An effect that the layout knows nothing of: SwiftUI's type of that name.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect.
  public var base: Base

  /// Hides an effect from the layout.
  public init(base: Base) {
    self.base = base
  }

  /// The effect's map.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The effect's data.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
