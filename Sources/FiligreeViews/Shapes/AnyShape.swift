import FiligreePaths
import Foundation

/// A shape whose type is hidden: SwiftUI's `AnyShape`.
///
/// From one value to another it moves as the shapes do if they are of one type; otherwise it changes at
/// once.
public nonisolated struct AnyShape: Shape {
  private var shape: any Shape

  /// Hides the type of `shape`.
  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  /// The outline of the shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// What the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What becomes of the shape from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The data of the shape.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(shape) }
    set { newValue.apply(to: &shape) }
  }
}
