import FiligreePaths
import Foundation

/// A two-dimensional shape that draws itself into any rectangle: SwiftUI's `Shape`.
///
///     struct Pennant: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.move(to: CGPoint(x: rect.minX, y: rect.minY))
///           path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
///           path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///           path.closeSubpath()
///         }
///       }
///     }
///
/// A shape is a value that any thread may ask for its outline, hence `Sendable` and `nonisolated`, as
/// Apple declares it. As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline of the shape as drawn into `rect`.
  ///
  /// Lengths are points; y points down. Nothing binds the outline to `rect`: it may be smaller, or
  /// reach outside.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes of a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What the shape is drawn for.
  nonisolated static var role: ShapeRole { get }

  /// What becomes of the shape where views are laid out from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// All of the proposal, 10 points where it leaves a dimension open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// An area.
  public nonisolated static var role: ShapeRole { .fill }

  /// Its outline is mirrored where a view is drawn from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}
