/// Makes views of the statements in a closure: SwiftUI's `ViewBuilder`.
@resultBuilder
public struct ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes a view of no statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Makes a view of one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Makes a view of several statements, of any number.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Makes a view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes a view of the first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes a view of the other branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of a view that needs a newer system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
