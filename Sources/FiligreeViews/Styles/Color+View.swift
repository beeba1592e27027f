import FiligreeDrawing
import FiligreePaths
import Foundation

extension Color: View {
  /// A colour has no content of views.
  public typealias Body = Never
}

extension Color: LeafView {
  package func paintData(in environment: EnvironmentValues) -> PaintData {
    resolveStyle(in: environment).data
  }

  package func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    let style = resolveStyle(in: item.environment).with(item.paintData)
    context.fill(
      Path(CGRect(origin: .zero, size: size)), with: style, in: CGRect(origin: .zero, size: size))
  }
}
