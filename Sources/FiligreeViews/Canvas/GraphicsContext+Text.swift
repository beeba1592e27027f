import FiligreePaths
import FiligreeSymbols
import FiligreeText
import Foundation

extension GraphicsContext {
  /// A text in the context's environment: SwiftUI's `GraphicsContext.ResolvedText`.
  public struct ResolvedText: Sendable {
    let text: Text
    let environment: EnvironmentValues

    /// What the parts of the text are painted with that have no style of their own; the foreground at
    /// first.
    public var shading: Shading

    /// The size of the text, set in an area; in points.
    ///
    /// NaN in `size` counts as unlimited.
    public func measure(in size: CGSize) -> CGSize {
      layout(size).size
    }

    /// The distance from the top of the text to its first line's baseline, set in an area.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(size).firstBaseline)
    }

    /// The distance from the top of the text to its last line's baseline, set in an area.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(size).lastBaseline)
    }

    func layout(_ size: CGSize?) -> TextLayout {
      func limit(_ value: CGFloat) -> CGFloat? { value.isNaN ? nil : max(value, 0) }
      let proposal = size.map {
        ProposedViewSize(width: limit($0.width), height: limit($0.height))
      }
      return text.layout(proposal ?? .unspecified, environment)
    }
  }

  /// The text in the context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment, shading: resolve(.foreground))
  }

  /// Draws a text at the upper left of a rectangle of user space, with lines that fit in it.
  ///
  /// What does not fit is left out as by a view's frame. A negative width or height counts as the
  /// positive one.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let rect = rect.standardized
    draw(text, text.layout(rect.size), at: rect.origin)
  }

  /// Draws a text in its ideal size, with a point of its unit square at a point of user space.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(nil)
    draw(text, layout, at: CGRect(size: layout.size, anchor, at: point).origin)
  }

  /// Draws a text at the upper left of a rectangle of user space, with lines that fit in it.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a text in its ideal size, with a point of its unit square at a point of user space.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ resolved: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
    for missing in layout.missing {
      WarningLog.shared.warn(missing.problem, about: missing.subject)
    }
    let paint = resolved.shading.resolved(in: environment)
    var environment = resolved.environment
    // Points of the shading are user space's, not the text's.
    environment.foregroundStyles = [AnyShapeStyle(FixedStyle(style: paint.relative(to: origin)))]
    let (text, surroundings) = (resolved.text, environment)
    append(
      .group { context in
        context.recorder.concatenate(CGAffineTransform(translationX: origin.x, y: origin.y))
        text.draw(
          layout, in: &context, CGRect(origin: .zero, size: layout.size), surroundings)
      }, readsBackdrop: paint.readsBackdrop)
  }
}
