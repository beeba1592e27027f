import FiligreeBase
import FiligreePixels

/// The edges of pixels that separate two faces (cracks), and the corners where their arcs meet.
///
/// One byte for each corner of a pixel, (width + 1) · (height + 1) of them, including the frame of the
/// picture.
struct CrackMap: ~Copyable {
  /// A crack leads from the corner to the next one on the right.
  static let right: UInt8 = 1
  /// A crack leads down.
  static let down: UInt8 = 2
  /// Arcs begin and end at the corner.
  static let node: UInt8 = 4
  /// Four cracks meet, and the upper left pixel is connected to the lower right one.
  static let main: UInt8 = 8
  /// Four cracks meet, and the upper right pixel is connected to the lower left one.
  static let other: UInt8 = 16
  /// An arc uses the crack on the right.
  static let usedRight: UInt8 = 32
  /// An arc uses the crack below.
  static let usedDown: UInt8 = 64

  /// Corners in a row.
  let stride: Int
  /// Rows of corners.
  let height: Int
  /// The corners' flags.
  let flags: UnsafeMutablePointer<UInt8>
  /// The nodes, as indices of corners, rising.
  private(set) var nodes: [Int] = []

  deinit {
    flags.deallocate()
  }

  init(_ map: borrowing FaceMap, saddles: SaddleRule) {
    let (w, h) = (map.runs.width, map.runs.height)
    stride = w + 1
    height = h + 1
    flags = .allocate(capacity: stride * height)
    FreshMemory.mayFill(
      UnsafeMutableRawBufferPointer(start: flags, count: stride * height), least: 1 << 20)
    flags.initialize(repeating: 0, count: stride * height)
    for x in 0..<w {
      flags[x] |= Self.right
      flags[h * stride + x] |= Self.right
    }
    for y in 0..<h {
      let row = flags + y * stride
      for run in map.runs.runs(inRow: y) { row[Int(map.runs.starts.base[run])] |= Self.down }
      row[w] |= Self.down
      if y > 0 { markRight(map, y) }
    }
    for y in 0...h { markNodes(map, y, saddles) }
  }

  /// The number of cracks, including the frame's.
  var count: Int {
    // A corner has at most two cracks: eight lanes of a byte count 127 corners each.
    let (total, ones) = (stride * height, 0x0101_0101_0101_0101 as UInt64)
    var (sum, i) = (0, 0)
    while i + 8 <= total {
      var lanes: UInt64 = 0
      let end = min(i + 8 * 127, total - 7)
      while i < end {
        let eight = Self.eight(flags + i)
        lanes &+= (eight & ones) &+ ((eight >> 1) & ones)
        i += 8
      }
      // Four lanes of 16 bits; the product has their sum in its highest lane.
      let pairs = (lanes & 0x00FF_00FF_00FF_00FF) &+ ((lanes >> 8) & 0x00FF_00FF_00FF_00FF)
      sum += Int((pairs &* 0x0001_0001_0001_0001) >> 48)
    }
    while i < total {
      sum += Int(flags[i] & Self.right) + Int(flags[i] & Self.down) >> 1
      i += 1
    }
    return sum
  }

  /// The flags of eight corners, the first one's in the lowest byte.
  @inline(__always)
  private static func eight(_ flags: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(flags).loadUnaligned(as: UInt64.self).littleEndian
  }

  /// Whether arcs use all cracks that lead right from eight corners.
  @inline(__always)
  func areUsed(eightFrom corner: Int) -> Bool {
    let eight = Self.eight(flags + corner)
    return eight & ~(eight >> 5) & 0x0101_0101_0101_0101 == 0
  }

  private func markRight(_ map: borrowing FaceMap, _ y: Int) {
    let (upper, lower) = (map.runs.runs(inRow: y - 1), map.runs.runs(inRow: y))
    var (u, l) = (upper.lowerBound, lower.lowerBound)
    var x = 0
    let row = flags + y * stride
    while u < upper.upperBound, l < lower.upperBound {
      let (uEnd, lEnd) = (map.runs.end(u, row: y - 1), map.runs.end(l, row: y))
      let end = min(uEnd, lEnd)
      if map.faces[u] != map.faces[l] {
        for i in x..<end { row[i] |= Self.right }
      }
      x = end
      if uEnd == end { u += 1 }
      if lEnd == end { l += 1 }
    }
  }

  private mutating func markNodes(_ map: borrowing FaceMap, _ y: Int, _ saddles: SaddleRule) {
    let (w, h) = (stride - 1, height - 1)
    let row = flags + y * stride
    let ones: UInt64 = 0x0101_0101_0101_0101
    var x = 0
    while x < stride {
      // Corners of fewer than three cracks are skipped, eight at once; the first and the last of a row
      // may be the picture's.
      if y > 0, x > 0, x + 8 < stride {
        let own = Self.eight(row + x)
        let count =
          (own & ones) &+ ((own >> 1) & ones) &+ (Self.eight(row + (x - 1)) & ones)
          &+ ((Self.eight(row + x - stride) >> 1) & ones)
        // A lane is 8 or more where there are three.
        let three = (count &+ (5 &* ones)) & (8 &* ones)
        if three == 0 {
          x += 8
          continue
        }
        x += three.trailingZeroBitCount >> 3
      }
      defer { x += 1 }
      let down = row[x] & Self.down
      let above = y > 0 ? (row - stride)[x] & Self.down : 0
      if down | above == 0 { continue }
      let right = row[x] & Self.right
      let left = x > 0 ? (row - 1)[x] & Self.right : 0
      let count = (down >> 1) + (above >> 1) + right + left
      if count == 4 {
        let (ul, ur) = (map.face(x - 1, y - 1), map.face(x, y - 1))
        let (ll, lr) = (map.face(x - 1, y), map.face(x, y))
        if ul == lr, ur == ll {
          let (a, b) = (map.labels[Int(ul)], map.labels[Int(ur)])
          row[x] |= saddles.connectsMain(x, y, a, b) ? Self.main : Self.other
        } else if ul == lr {
          row[x] |= Self.main
        } else if ur == ll {
          row[x] |= Self.other
        } else {
          row[x] |= Self.node
          nodes.append(y * stride + x)
        }
      } else if count == 3 || ((x == 0 || x == w) && (y == 0 || y == h)) {
        // The picture's own corners are nodes, so that they stay where they are.
        row[x] |= Self.node
        nodes.append(y * stride + x)
      }
    }
  }
}
