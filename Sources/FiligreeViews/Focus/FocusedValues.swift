/// A value that views offer while the focus is in them: SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
  /// The value's type.
  associatedtype Value
}

/// What the views around the focus offer: SwiftUI's `FocusedValues`.
public struct FocusedValues {
  /// A value, and who offers it.
  struct Offer {
    let value: Any
    let source: ObjectIdentifier

    /// Whether those who have read one need not hear of the other.
    ///
    /// What is not `Equatable` is the same where the same view offers it: readers get at the latest anyway, and what
    /// has closures is another one each time.
    func isSame(as other: Offer) -> Bool {
      func isSame<V>(_ value: V) -> Bool {
        guard let other = other.value as? V else { return false }
        return ValueComparison.areSame(value, other)
      }
      return _openExistential(value, do: isSame)
        || (source == other.source && type(of: value) == type(of: other.value)
          && !(value is any Equatable))
    }
  }

  private var offers: [ObjectIdentifier: Offer] = [:]
  /// Who offers what is set next.
  var source: ObjectIdentifier?

  init() {}

  /// The value of a key; nil where no view around the focus offers one.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { offers[ObjectIdentifier(key)]?.value as? K.Value }
    set {
      offers[ObjectIdentifier(key)] = newValue.map {
        Offer(value: $0, source: source ?? ObjectIdentifier(key))
      }
    }
  }

  /// Whether nobody offers anything.
  var isEmpty: Bool { offers.isEmpty }

  /// Whether those who have read one need not hear of the other.
  func isSame(as other: FocusedValues) -> Bool {
    offers.count == other.offers.count
      && offers.allSatisfy { key, offer in
        other.offers[key].map { offer.isSame(as: $0) } ?? false
      }
  }
}
