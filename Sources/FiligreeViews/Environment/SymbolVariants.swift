import FiligreeSymbols

/// Which forms of symbols are shown: SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Hashable {
    case circle, square, rectangle
  }

  var enclosure: Enclosure?
  var isFilled = false
  var isStruck = false

  /// As they are.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// In a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a line through them.
  public static let slash = SymbolVariants(isStruck: true)

  /// The same in a circle.
  public var circle: SymbolVariants { enclosed(.circle) }
  /// The same in a square.
  public var square: SymbolVariants { enclosed(.square) }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { enclosed(.rectangle) }

  /// The same, filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }

  /// The same with a line through them.
  public var slash: SymbolVariants {
    var variants = self
    variants.isStruck = true
    return variants
  }

  /// Whether these contain all of others.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure)
      && (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
  }

  private func enclosed(_ enclosure: Enclosure) -> SymbolVariants {
    var variants = self
    variants.enclosure = enclosure
    return variants
  }

  private func joined(_ inner: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: inner.enclosure ?? enclosure, isFilled: isFilled || inner.isFilled,
      isStruck: isStruck || inner.isStruck)
  }

  /// These, and those that are set within.
  func adding(_ inner: SymbolVariants) -> SymbolVariants { inner == .none ? .none : joined(inner) }

  /// A symbol's name in these forms, as far as there is such a symbol.
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    let suffixes = [enclosure?.rawValue, isStruck ? "slash" : nil, isFilled ? "fill" : nil]
    var name = symbol
    for suffix in suffixes.compactMap({ $0 })
    where !name.split(separator: ".").contains(
      Substring(suffix))
    {
      let next = "\(name).\(suffix)"
      if SymbolLibrary.shared.outline(named: next) != nil { name = next }
    }
    return name
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// Which forms of symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows symbols in forms, in addition to those that are set around the view; `none` leaves them as they
  /// are.
  ///
  /// A symbol that is not there in a form is shown without it.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
