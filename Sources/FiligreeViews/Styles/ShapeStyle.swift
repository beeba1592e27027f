import FiligreeDrawing
import Foundation

/// A color, gradient or other way to paint a shape: SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one is in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Not to be called: the style is painted as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    // Nothing in Filigree calls this of a style that it paints itself, nor has a client a reason to.
    fatalError("\(Self.self) is painted as it is")
  }
}

/// The resolved style of styles that Filigree paints itself.
///
/// There is no value of it.
extension Never: ShapeStyle {}

/// A style that Filigree paints itself.
package protocol PrimitiveShapeStyle: ShapeStyle {
  /// What is painted in an environment.
  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
  /// What is painted in an environment.
  package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    if let style = self as? any PrimitiveShapeStyle {
      return style.resolveStyle(in: environment)
    }
    if Resolved.self == Never.self {
      return ResolvedStyle(.color(.clear))
    }
    return resolve(in: environment).resolved(in: environment)
  }
}

/// A style whose type is hidden: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  package func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    style.resolved(in: environment)
  }
}
