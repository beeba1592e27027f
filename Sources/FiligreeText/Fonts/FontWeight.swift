/// How bold a font is, on OpenType's scale.
///
/// The names are SwiftUI's nine, at 100, 200 … 900. SwiftUI calls the lightest `ultraLight` and the
/// next `thin`; the OpenType specification names 100 thin and 200 extra light. What counts here is
/// the order: `ultraLight` asks for 100.
package struct FontWeight: Hashable, Comparable, Sendable {
  /// 1 … 1000; 400 is regular, 700 bold.
  package let value: Double

  /// A weight of `value`, brought into 1…1000; NaN is regular.
  package init(_ value: Double) {
    self.value = value.clamped(to: 1...1000, nan: 400)
  }

  package static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }

  /// 100.
  package static let ultraLight = FontWeight(100)
  /// 200.
  package static let thin = FontWeight(200)
  /// 300.
  package static let light = FontWeight(300)
  /// 400.
  package static let regular = FontWeight(400)
  /// 500.
  package static let medium = FontWeight(500)
  /// 600.
  package static let semibold = FontWeight(600)
  /// 700.
  package static let bold = FontWeight(700)
  /// 800.
  package static let heavy = FontWeight(800)
  /// 900.
  package static let black = FontWeight(900)
}
