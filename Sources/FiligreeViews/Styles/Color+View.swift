extension Color: View, StyleView {
  /// A colour has no content of views.
  public typealias Body = Never
}
