import FiligreePaths
import Foundation

/// A style that is a view, too: it fills the place that it is given.
package protocol StyleView: LeafView, PrimitiveShapeStyle {}

extension StyleView {
  package func paintData(in environment: EnvironmentValues) -> PaintData {
    resolveStyle(in: environment).data
  }

  package func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let bounds = CGRect(origin: .zero, size: size)
    let style = resolveStyle(in: item.environment).with(item.paintData)
    context.fill(Path(bounds), with: style, in: bounds)
  }

  package func contains(_ point: CGPoint, size: CGSize, _ item: LayoutItem) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
      && !resolveStyle(in: item.environment).with(item.paintData).isClear
  }
}

extension LinearGradient: View, StyleView {
  /// A gradient has no content of views.
  public typealias Body = Never
}

extension RadialGradient: View, StyleView {
  /// A gradient has no content of views.
  public typealias Body = Never
}

extension EllipticalGradient: View, StyleView {
  /// A gradient has no content of views.
  public typealias Body = Never
}

extension AngularGradient: View, StyleView {
  /// A gradient has no content of views.
  public typealias Body = Never
}
