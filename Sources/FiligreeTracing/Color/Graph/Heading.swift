/// A direction along the edges of pixels; turning right as seen adds one.
enum Heading: UInt8, CaseIterable {
  case east
  case south
  case west
  case north

  /// The step in x.
  @inline(__always) var dx: Int { self == .east ? 1 : self == .west ? -1 : 0 }
  /// The step in y, which points down.
  @inline(__always) var dy: Int { self == .south ? 1 : self == .north ? -1 : 0 }
  /// A quarter turn to the right.
  @inline(__always) var turnedRight: Heading { Heading(rawValue: (rawValue &+ 1) & 3)! }
  /// A quarter turn to the left.
  @inline(__always) var turnedLeft: Heading { Heading(rawValue: (rawValue &+ 3) & 3)! }
  /// The opposite.
  @inline(__always) var reversed: Heading { Heading(rawValue: (rawValue &+ 2) & 3)! }
}

/// Offsets in memory around a corner of pixels, along a heading.
///
/// The pixel of a corner is the one to the right of it and below.
struct CornerOffsets {
  /// From a corner's flags to those of the next one.
  let step: Int
  /// From a corner's flags to the byte that says whether a crack leads on, and the bit in it.
  let crack: Int
  let crackBit: UInt8
  /// The bit that says whether an arc uses the crack.
  let usedBit: UInt8
  /// The step in x and y.
  let direction: SIMD2<Float>
  /// From a corner's pixel to the next corner's.
  let pixelStep: Int
  /// From a corner's pixel to the one on the right of the next crack, and from there to the next one to
  /// the right; on the left it is the negative offset.
  let rightPixel: Int
  let across: Int
  /// From a corner's flags to those of the crack between the pixel on the right and the next one, and
  /// between the pixel on the left and the next one; and from one to the next of these on the right.
  let rightFlag: Int
  let leftFlag: Int
  let acrossFlag: Int
  /// The bit of these cracks.
  let acrossBit: UInt8

  /// Computes the offsets for pixels of `stride` bytes in rows of `width`.
  init(_ heading: Heading, width: Int, stride: Int) {
    let (dx, dy) = (heading.dx, heading.dy)
    // To the right of the heading, y pointing down.
    let (nx, ny) = (-dy, dx)
    let corners = width + 1
    func flag(_ x: Int, _ y: Int) -> Int { y * corners + x }
    func pixel(_ x: Int, _ y: Int) -> Int { (y * width + x) * stride }
    let (rx, ry) = (dx < 0 || nx < 0 ? -1 : 0, dy < 0 || ny < 0 ? -1 : 0)
    let (lx, ly) = (rx - nx, ry - ny)
    step = flag(dx, dy)
    crack = flag(min(dx, 0), min(dy, 0))
    crackBit = dx != 0 ? CrackMap.right : CrackMap.down
    usedBit = dx != 0 ? CrackMap.usedRight : CrackMap.usedDown
    direction = SIMD2(Float(dx), Float(dy))
    pixelStep = pixel(dx, dy)
    rightPixel = pixel(rx, ry)
    across = pixel(nx, ny)
    // The crack beyond a pixel begins at its corner, or at the next one.
    rightFlag = flag(rx + max(nx, 0), ry + max(ny, 0))
    leftFlag = flag(lx + max(-nx, 0), ly + max(-ny, 0))
    acrossFlag = flag(nx, ny)
    acrossBit = nx != 0 ? CrackMap.down : CrackMap.right
  }
}
