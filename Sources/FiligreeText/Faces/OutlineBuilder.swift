import CFreeType
import FiligreePaths
import Foundation

/// Collects what `FT_Outline_Decompose` reports.
///
/// FreeType's contours are closed without saying so.
final class OutlineBuilder {
  private var storage = PathStorage()

  /// The outline, its last contour closed.
  func finish() -> PathStorage {
    if !storage.isEmpty { storage.close() }
    return storage
  }

  private func move(to point: CGPoint) {
    if !storage.isEmpty { storage.close() }
    storage.move(to: point)
  }

  private static func builder(_ context: UnsafeMutableRawPointer?) -> OutlineBuilder? {
    context.map { Unmanaged<OutlineBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector else { return .zero }
    return CGPoint(x: Double(vector.pointee.x), y: Double(vector.pointee.y))
  }

  /// The callbacks; their context is a builder that somebody else keeps alive.
  static var callbacks: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { end, context in
        OutlineBuilder.builder(context)?.move(to: OutlineBuilder.point(end))
        return 0
      },
      line_to: { end, context in
        OutlineBuilder.builder(context)?.storage.line(to: OutlineBuilder.point(end))
        return 0
      },
      conic_to: { control, end, context in
        OutlineBuilder.builder(context)?.storage.quad(
          to: OutlineBuilder.point(end), control: OutlineBuilder.point(control))
        return 0
      },
      cubic_to: { control1, control2, end, context in
        OutlineBuilder.builder(context)?.storage.cubic(
          to: OutlineBuilder.point(end), control1: OutlineBuilder.point(control1),
          control2: OutlineBuilder.point(control2))
        return 0
      }, shift: 0, delta: 0)
  }
}
