extension BooleanCase {
  /// Polygons that overlap, touch and share edges.
  static let polygons: [BooleanCase] = [
    // Edges that coincide.
    .init(
      "one edge shared, whole: the seam goes", rect(0, 0, 6, 4), rect(6, 0, 5, 4), union: 44,
      intersection: 0),
    .init(
      "one edge shared, in part", rect(0, 0, 6, 9), rect(6, 3, 5, 3), union: 69, intersection: 0),
    .init(
      "an edge of one runs past the other's at both ends", rect(0, 2, 4, 3), rect(4, 0, 3, 9),
      union: 39, intersection: 0),
    .init(
      "two edges shared, and half of the area", rect(5, 5, 15, 5), rect(9, 5, 15, 5), union: 95,
      intersection: 55),
    .init(
      "three edges shared: one in the other's end", rect(0, 0, 12, 5), rect(7, 0, 5, 5), union: 60,
      intersection: 25),
    .init("all edges shared", rect(3, 4, 7, 8), rect(3, 4, 7, 8), union: 56, intersection: 56),
    .init(
      "all edges shared, backwards", rect(3, 4, 7, 8), hole(3, 4, 7, 8), union: 56,
      intersection: 56),
    .init(
      "all edges shared, begun at another corner", "M0 0 8 1 9 7 2 6Z", "M9 7 2 6 0 0 8 1Z",
      union: 43.5, intersection: 43.5),
    .init(
      "the gap of two is filled by the other, edge to edge",
      "\(rect(0, 0, 4, 4))\(rect(7, 0, 4, 4))", rect(4, 0, 3, 4), union: 44, intersection: 0),
    .init(
      "the gap of two is bridged: edges overlap on both sides",
      "\(rect(0, 0, 5, 5))\(rect(10, 0, 2, 5))", "M10 0V5H2V0Z", union: 60, intersection: 15),
    .init(
      "an upside-down U and the block in it, sharing its inner edges",
      "M0 20V0H14V20H12V2H2V20Z", rect(1, 1, 12, 19), union: 280, intersection: 12 * 19 - 10 * 18),
    .init(
      "two combs, tooth against tooth, on one line",
      "M0 9V4H3V7H6V4H9V7H12V4H15V9Z", "M0 0V7H3V4H6V7H9V4H12V7H15V0Z", union: 117, intersection: 27
    ),
    .init(
      "two interlocked brackets share three edges",
      "M1 6V2H4V5H18V2H21V6Z", "M22 0V7H18V2H4V7H0V0Z"),
    .init(
      "a cross and its box: touching along four edges",
      "\(rect(0, 10, 20, 2))\(rect(4, 0, 2, 2))", rect(0, 0, 20, 12), union: 240,
      intersection: 44),
    .init(
      "a row of lozenges, each sharing half an edge with the next",
      "M0 0 2 1 0 2-2 1Z", "M2 1 4 2 2 3 0 2ZM4 2 6 3 4 4 2 3Z", union: 12, intersection: 0),
    .init("slanted edges that coincide in part", "M0 0 12 4 6 9Z", "M3 1 9 3 9-4Z"),
    .init("slanted edges, one reversed, offset by a third", "M0 0 9 6 0 6Z", "M12 8 3 2 12 2Z"),
    .init(
      "many collinear corners on an edge of the other", "M0 0H2H3H5H8H9V5H0Z",
      "M1 0H4H6H7V-3H1Z", union: 63, intersection: 0),
    .init(
      "stairs against stairs", "M0 0H1V1H2V2H3V3H4V4H0Z", "M0 0V0H1V1H2V2H3V3H4V4H5V0Z"),

    // Corners that touch.
    .init(
      "corner on corner", rect(0, 0, 5, 5), rect(5, 5, 4, 4), union: 41, intersection: 0),
    .init("corner on an edge from outside", rect(0, 0, 10, 10), "M10 5 14 3 14 7Z", union: 108),
    .init("corner on an edge from inside", rect(0, 0, 10, 10), "M10 5 6 3 6 7Z", intersection: 8),
    .init(
      "all corners on edges: a square in a square", rect(0, 0, 8, 8), "M4 0 8 4 4 8 0 4Z",
      union: 64, intersection: 32),
    .init(
      "crossing through a corner of the other", "M0 0H10V10Z", "M5-5 15 5 5 5-5 5Z"),
    .init(
      "an edge through two corners of the other", rect(0, 0, 6, 6), "M-3-3 9 9-3 9Z",
      intersection: 18),
    .init(
      "a zigzag whose turns lie on two edges of the other",
      "M0 0 3 8 6 0 9 8 12 0 15 8H18V9H-1V0Z", rect(-2, 0, 22, 8)),
    .init(
      "four squares about a point, against the square on it",
      "\(rect(0, 0, 4, 4))\(rect(4, 4, 4, 4))\(hole(0, 4, 4, 4))\(hole(4, 0, 4, 4))",
      rect(2, 2, 4, 4), union: 64, intersection: 16),
    .init(
      "a checkerboard: touching corners only", tiles(4, 4, 4, 4, 2, 2),
      tiles(4, 4, 4, 4, 2, 2, x: 2, y: 2), union: 128, intersection: 0),
    .init(
      "a hole that touches the outline in a corner", "\(rect(0, 0, 9, 9))M0 0 3 6 6 3Z",
      rect(0, 0, 3, 3)),
    .init(
      "holes that touch one another in a row",
      "\(rect(0, 0, 20, 8))M2 4 5 7 8 4 5 1ZM8 4 11 7 14 4 11 1ZM14 4 16 6 18 4 16 2Z",
      "M0 4H20V12H0Z"),
    .init(
      "many corners in one point", "M0 0 9 1 8 3ZM0 0 6 6 4 7ZM0 0-3 8-6 7ZM0 0-9-2-8-5Z",
      "M0 0 8 2 7 5ZM0 0 5 7 1 8ZM0 0-4-8 2-9Z"),
    .init(
      "spokes of two wheels, interleaved", star(24, 0, 0, 10, 1e-9),
      star(
        24, 0, 0, 10, 1e-9,
        turn: 0.13)),
    .init("a star of David", "M0 0H12L6 10Z", "M0 7H12L6-3Z"),
    .init(
      "crossings that all lie on one slant", "M0 0 10 10 10 0 0 10 5 12Z", "M0 5H10L5 5 5 0V10Z"),

    // Integers from a small range.
    .init("lattice, 5 steps", lattice(9, 2, 3, steps: 5), lattice(8, 3, 4, steps: 5)),
    .init("lattice, 6 steps", lattice(12, 5, 3, steps: 6), lattice(10, 2, 5, steps: 6)),
    .init("lattice, 7 steps", lattice(20, 3, 5, steps: 7), lattice(18, 4, 3, steps: 7)),
    .init("lattice, 9 steps", lattice(30, 5, 7, steps: 9), lattice(25, 2, 7, steps: 9)),
    .init("lattice, 11 steps", lattice(40, 6, 7, steps: 11), lattice(44, 8, 3, steps: 11)),
    .init("lattice, 13 steps", lattice(36, 7, 5, steps: 13), lattice(36, 9, 4, steps: 13)),
    .init(
      "a lattice of many crossings", lattice(40, 17, 23, steps: 31),
      lattice(36, 19, 27, steps: 31)),
    .init(
      "a window pane on a grid of bars", tiles(1, 6, 0, 3, 18, 1), tiles(6, 1, 3, 0, 1, 18),
      union: 180, intersection: 36),
    .init(
      "bars that share their ends' edges with a frame",
      "\(rect(0, 0, 18, 18))\(hole(1, 1, 16, 16))", tiles(5, 1, 3, 0, 1, 16, x: 3, y: 1),
      union: 68 + 80, intersection: 0),
    .init(
      "small pieces, crossed by the diagonal of all", tiles(5, 5, 3, 3, 2, 2), "M0 0H14V14Z"),
  ]
}
