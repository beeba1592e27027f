extension BooleanCase {
  /// Outlines that go out and back, cross or retrace themselves, or vanish.
  static let outlines: [BooleanCase] = [
    .init(
      "a spike along an edge, out and back", "M0 0H10V6H14H10V10H0Z", rect(8, 4, 8, 4), union: 124,
      intersection: 8),
    .init(
      "a spike inwards", "M0 0H10V10H5V3V10H0Z", rect(2, 2, 6, 6), union: 100, intersection: 36),
    .init(
      "a spike over the whole width along the lower edge", "M0 0H12V5H-4H20H0Z",
      rect(-6, 3, 30, 4)),
    .init(
      "a slanted spike with its tip on the other's corner", "M0 0H8V8L12 12 8 8H0Z",
      rect(12, 12, 3, 3), union: 73, intersection: 0),
    .init(
      "a horizontal spike that begins in a corner", "M6 0V2H15V9H1V0Z",
      "M9 5V2H5H12V5Z"),
    .init(
      "out, back and further out", "M0 0H9H3H6V4H12H0Z", "M2-1H5V5H2Z"),
    .init(
      "edges run twice and thrice", "M0 0H8V8H0V0H8V8H0V0H8V8H0Z", rect(4, 4, 8, 8), union: 112,
      intersection: 16),
    .init(
      "one loop forward and one back over the same square",
      "M0 0H8V8H0V0V8H8V0Z", rect(4, 4, 8, 8), union: 64, intersection: 0),
    .init("two points: no inside", "M1 1 7 5Z", rect(0, 0, 6, 6), union: 36, intersection: 0),
    .init("one point", "M3 3Z", rect(0, 0, 6, 6), union: 36, intersection: 0),
    .init(
      "all corners on one line", "M0 0 3 3 1 1 8 8 5 5Z", rect(2, 2, 4, 4), union: 16,
      intersection: 0),
    .init("each corner three times", "M0 0 0 0 0 0H9H9H9V9V9V9Z", "M5 1 5 1 5 8 5 8-4 8-4 8Z"),
    .init(
      "an outline open by a hair", "M0 0H10V10H0V1e-12", rect(5, 5, 10, 10), union: 175,
      intersection: 25),
    .init(
      "open outlines: their closing edges coincide", "M0 0H10V10", "M0 10V0L10 10",
      union: 100, intersection: 0),
    .init(
      "moves between, and a tail of moves", "M9 9M0 0H6V6H0ZM4 4M7 7", rect(3, 3, 6, 6),
      union: 63, intersection: 9),
    .init("a bow tie", "M0 0 10 8V0L0 8Z", rect(3, -2, 4, 12)),
    .init(
      "a bow tie whose knot is a corner of the other", "M0 0 10 10V0L0 10Z", rect(5, 5, 9, 9)),
    .init(
      "bow ties at all four corners of a square",
      "M12 3 10 1V14L12 12H1L3 14V1L1 3Z", rect(3, 3, 7, 9)),
    .init(
      "a pentagram, its points on the other", star(5, 0, 0, 10, 10, step: 2),
      star(5, 0, 0, 10, 10, turn: 0.3)),
    .init(
      "a star of 7 by threes and one by twos, same corners", star(7, 0, 0, 10, 10, step: 3),
      star(7, 0, 0, 10, 10, step: 2)),
    .init(
      "a star of 11 by fives: many crossings about the middle", star(11, 3, 4, 50, 50, step: 5),
      star(11, 3, 4, 50, 50, step: 4)),
    .init(
      "a spiral of edges that coincide", "M0 0H10V10H0V0H6V6H2V2H10V0Z", "M1 1H7V7H1Z"),
    .init(
      "a polygon that touches itself from inside", "M0 0H12V12H6L8 4 4 4 6 12H0Z",
      rect(5, 3, 2, 12)),
    .init(
      "a polygon that touches itself along an edge", "M0 0H9V3H3V6H9V3H12V9H0Z", rect(2, 2, 8, 5)),
    .init(
      "a keyhole: a bridge to the hole, edge on edge", "M0 0H12V12H0V6H4V8H8V4H4V6H0Z",
      rect(-2, 5, 10, 2)),
    .init(
      "an out-and-back cross of hairs in the outline",
      "M2 9V6L5 3H2H11H2H5H2H8H2V0H14V9Z", rect(4, 1, 3, 3)),
    .init(
      "half of the outline as a second subpath, backwards", "M0 0 9 2 8 8 1 9ZM8 8 9 2 0 0Z",
      rect(4, 4, 8, 8)),
    .init(
      "a chevron thin as a hair against its own mirror image", "M0 0 50 1 100 0 50 1.001Z",
      "M0 1 50 0 100 1 50-0.001Z"),
    .init(
      "a sawtooth of a thousandth of its length", "M0 0 1 .01 2 0 3 .01 4 0 5 .01 6 0V5H0Z",
      "M0 .01 1 0 2 .01 3 0 4 .01 5 0 6 .01V-5H0Z"),
  ]

  /// Winding numbers, directions and nesting.
  static let windings: [BooleanCase] = [
    .init(
      "a hole by direction, filled by the other", "\(rect(0, 0, 9, 9))\(hole(3, 3, 3, 3))",
      rect(3, 3, 3, 3), union: 81, intersection: 0),
    .init(
      "a hole with an island, cut across",
      "\(rect(0, 0, 15, 15))\(hole(3, 3, 9, 9))\(rect(6, 6, 3, 3))", rect(0, 7, 15, 1),
      union: 153 + 6, intersection: 9),
    .init(
      "five rings in one another",
      "\(rect(0, 0, 18, 18))\(hole(2, 2, 14, 14))\(rect(4, 4, 10, 10))\(hole(6, 6, 6, 6))"
        + rect(8, 8, 2, 2), "\(rect(1, 1, 16, 16))\(hole(3, 3, 12, 12))\(rect(5, 5, 8, 8))"),
    .init(
      "an island that fills its hole exactly",
      "\(rect(0, 0, 9, 9))\(hole(2, 2, 5, 5))\(rect(2, 2, 5, 5))", rect(4, 4, 9, 9), union: 137,
      intersection: 25),
    .init(
      "the same square twice", "\(rect(0, 0, 8, 8))\(rect(0, 0, 8, 8))", rect(4, 4, 8, 8),
      union: 112, intersection: 16),
    .init(
      "the same square there and back: nothing", "\(rect(0, 0, 8, 8))\(hole(0, 0, 8, 8))",
      rect(4, 4, 8, 8), union: 64, intersection: 0),
    .init(
      "three times one way, once the other",
      "\(rect(0, 0, 8, 8))\(rect(0, 0, 8, 8))\(rect(0, 0, 8, 8))\(hole(0, 0, 8, 8))",
      rect(4, 4, 8, 8), union: 112, intersection: 16),
    .init(
      "windings of two cancel where they overlap", "\(rect(0, 0, 8, 8))\(hole(4, 0, 8, 8))",
      rect(2, 2, 8, 4), union: 64 + 16, intersection: 8 + 8),
    .init(
      "a frame cut by a box, edges apart", "\(rect(5, 1, 10, 30))\(hole(6, 8, 5, 8))",
      rect(-4, 5, 10, 15)),
    .init(
      "the other lies in the hole, edge on edge", "\(rect(0, 0, 9, 9))\(hole(2, 2, 5, 5))",
      rect(2, 2, 5, 3), union: 71, intersection: 0),
    .init(
      "holes that share an edge become one",
      "\(rect(0, 0, 9, 9))\(hole(2, 2, 2, 5))"
        + hole(4, 2, 3, 5), rect(1, 1, 7, 7)),
    .init(
      "a hole on the outline's edge is none", "\(rect(0, 0, 9, 9))\(hole(0, 3, 4, 3))",
      rect(-2, 4, 4, 1), union: 73, intersection: 0),
    .init(
      "holes of holes that touch in corners",
      "\(rect(0, 0, 16, 16))M2 8 8 14 14 8 8 2ZM5 5H11V11H5Z", "M8 2 14 8 8 14 2 8Z"),
    .init(
      "two operands of many subpaths each, in steps",
      tiles(4, 4, 4, 4, 3, 3), tiles(4, 4, 4, 4, 3, 3, x: 1.5, y: 1.5)),
    .init(
      "one subpath of many equals the other operand",
      "\(circle(0, 0, 4))\(circle(12, 0, 4))", circle(0, 0, 4), union: 32 * ovalArea,
      intersection: 16 * ovalArea),
    .init(
      "two turns about the middle, then one back", "M0 0H9V9H0V0H9V9H0V0V9H9V0Z",
      rect(3, 3, 9, 9), union: 81 + 81 - 36, intersection: 36),
    .init(
      "no crossing: one within the other", rect(0, 0, 20, 20), rect(5, 5, 10, 10), union: 400,
      intersection: 100),
    .init(
      "no crossing: apart, but boxes overlap", "M0 0H9L0 9Z", "M9 2V9H2Z", union: 40.5 + 24.5,
      intersection: 0),
  ]
}
