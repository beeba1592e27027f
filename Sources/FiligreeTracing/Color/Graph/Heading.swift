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
