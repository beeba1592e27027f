extension Color: View, StyleView {
  /// A color has no content of views.
  public typealias Body = Never
}
