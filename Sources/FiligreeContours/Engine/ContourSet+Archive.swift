import Foundation

extension ContourSet {
  /// The set in bytes: a mark, then numbers of 32 and 64 bits, low byte first.
  var archive: Data {
    var data = Data(capacity: 64 + points.count * 8 + count * 8)
    data.append(contentsOf: Self.mark)
    for number in [width, height, region.x, region.y, region.width, region.height, count] {
      data.append(littleEndian: UInt64(number))
    }
    for i in 0..<4 { data.append(littleEndian: region.insets[i].bitPattern) }
    for start in starts { data.append(littleEndian: UInt32(bitPattern: start)) }
    for parent in parents { data.append(littleEndian: UInt32(bitPattern: parent)) }
    for point in points {
      data.append(littleEndian: point.x.bitPattern)
      data.append(littleEndian: point.y.bitPattern)
    }
    return data
  }

  /// "Filigree contours, version 2".
  private static let mark = Array("FiliCon2".utf8)

  /// Reads what `archive` wrote; nil for anything else.
  ///
  /// Nothing in the bytes is trusted.
  init?(archive: Data) {
    var reader = NumberReader(bytes: [UInt8](archive))
    for byte in Self.mark {
      guard reader.next(UInt8.self) == byte else { return nil }
    }
    var sizes: [Int] = []
    for _ in 0..<7 {
      guard let size = reader.next(UInt64.self), size <= UInt64(Int32.max) else { return nil }
      sizes.append(Int(size))
    }
    let count = sizes[6]
    var region = LumaPlane.Region(
      x: sizes[2], y: sizes[3], width: sizes[4], height: sizes[5])
    for i in 0..<4 {
      guard let inset = reader.next(UInt64.self).map(Double.init(bitPattern:)),
        inset >= 0, inset < 2
      else { return nil }
      region.insets[i] = inset
    }
    // Less than that is never asked for, and would be nothing in single precision.
    guard region.exactSize.min() > 1e-4 else { return nil }
    guard sizes[0] > 0, sizes[1] > 0, sizes[4] > 0, sizes[5] > 0,
      count <= reader.left / 8,
      let starts = reader.next(count + 1), let parents = reader.next(count),
      starts[0] == 0, zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }),
      Int(starts[count]) == reader.left / 8, reader.left % 8 == 0
    else { return nil }
    for (i, parent) in parents.enumerated() where parent < -1 || Int(parent) >= i { return nil }
    var points: [SIMD2<Float>] = []
    points.reserveCapacity(Int(starts[count]))
    for _ in 0..<Int(starts[count]) {
      guard let x = reader.next(UInt32.self), let y = reader.next(UInt32.self) else { return nil }
      let point = SIMD2(Float(bitPattern: x), Float(bitPattern: y))
      guard point.x.isFinite, point.y.isFinite else { return nil }
      points.append(point)
    }
    // The rest follows from the parents.
    let order = ContourOrder(keptParents: parents)
    guard order.outlines == Array(0..<Int32(count)) else { return nil }
    self.init(
      width: sizes[0], height: sizes[1],
      region: region, points: points,
      starts: starts, parents: order.parents, ordinals: order.ordinals,
      childStarts: order.childStarts, children: order.children)
  }
}

extension Data {
  fileprivate mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}

/// Numbers out of bytes, low byte first.
private struct NumberReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// How many bytes are left.
  var left: Int { bytes.count - position }

  mutating func next<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard left >= size else { return nil }
    var number: Number = 0
    for i in (0..<size).reversed() {
      number = size == 1 ? Number(truncatingIfNeeded: bytes[position]) : number << 8
      if size > 1 { number |= Number(truncatingIfNeeded: bytes[position + i]) }
    }
    position += size
    return number
  }

  mutating func next(_ count: Int) -> [Int32]? {
    guard count <= left / 4 else { return nil }
    return (0..<count).compactMap { _ in next(UInt32.self).map { Int32(bitPattern: $0) } }
  }
}
