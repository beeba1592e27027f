/// How a painted colour and what lies beneath it make a new colour.
///
/// The list grows with the drawing surface; the formulas are those of W3C's Compositing and
/// Blending.
public enum BlendMode: UInt8, Hashable, Sendable {
  /// Source-over: the new colour covers the old one by its opacity.
  case normal
}
