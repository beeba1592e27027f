/// Bytes of a font, numbers with the highest byte first; every method gives the same object.
package final class FontBytes {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package var count: Int { bytes.count }

  @discardableResult private func number(_ value: Int, _ count: Int) -> FontBytes {
    for i in (0..<count).reversed() { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * i))) }
    return self
  }

  @discardableResult package func u8(_ value: Int) -> FontBytes { number(value, 1) }
  @discardableResult package func u16(_ value: Int) -> FontBytes { number(value, 2) }
  @discardableResult package func i16(_ value: Int) -> FontBytes { number(value, 2) }
  @discardableResult package func u24(_ value: Int) -> FontBytes { number(value, 3) }
  @discardableResult package func u32(_ value: Int) -> FontBytes { number(value, 4) }
  /// A number with 14 bits after the point.
  @discardableResult package func fraction(_ value: Double) -> FontBytes {
    number(Int((value * 16384).rounded()), 2)
  }
  /// A number with 16 bits after the point.
  @discardableResult package func fixed(_ value: Double) -> FontBytes {
    number(Int((value * 65536).rounded()), 4)
  }
  @discardableResult package func tag(_ tag: String) -> FontBytes {
    bytes += tag.utf8
    return self
  }
  @discardableResult package func append(_ other: FontBytes) -> FontBytes {
    bytes += other.bytes
    return self
  }
  /// Appends zeros up to a multiple of `size`.
  @discardableResult package func pad(to size: Int) -> FontBytes {
    while bytes.count % size != 0 { bytes.append(0) }
    return self
  }
}
