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
/// A shape is a value that any thread may ask for its outline, hence `Sendable` and the
/// `nonisolated` requirement, as Apple declares them.
public protocol Shape: Sendable {
  /// Returns the outline of the shape as drawn into `rect`.
  ///
  /// Lengths are points; y points down. Nothing binds the outline to `rect`: it may be smaller, or
  /// reach outside.
  nonisolated func path(in rect: CGRect) -> Path
}
