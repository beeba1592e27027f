extension BooleanCase {
  /// Curves that cross, touch, loop and share parts.
  static let curves: [BooleanCase] = [
    // Circles.
    .init(
      "circles that touch from outside", circle(0, 0, 5), circle(8, 0, 3),
      union: 34 * ovalArea, intersection: 0),
    .init(
      "circles that touch from inside", circle(0, 0, 5), circle(2, 0, 3),
      union: 25 * ovalArea, intersection: 9 * ovalArea),
    .init(
      "circles about one center", circle(1, 2, 5), circle(1, 2, 3), union: 25 * ovalArea,
      intersection: 9 * ovalArea),
    .init(
      "the same circle, begun a quarter later", circle(3, 4, 5),
      "M3 9C0.238576251 9-2 6.761423749-2 4S.238576251-1 3-1 8 1.238576251 8 4 5.761423749 9 3 9Z"),
    .init(
      "two circles tangent in three's company", circle(0, 0, 5),
      "\(circle(10, 0, 5))\(circle(5, 8.660254037844386, 5))"),
    .init(
      "the corner of a square in a circle's center", circle(0, 0, 6), rect(0, 0, 6, 6),
      union: 27 * ovalArea + 36, intersection: 9 * ovalArea),
    .init(
      "a circle in a square, touching all edges", circle(5, 5, 5), rect(0, 0, 10, 10),
      union: 100, intersection: 25 * ovalArea),
    .init(
      "a square in a circle, corners on it", circle(0, 0, 5), "M5 0 0 5-5 0 0-5Z",
      union: 25 * ovalArea, intersection: 50),
    .init(
      "a ring and a box whose edge passes through its middle",
      "\(circle(0, 0, 13))\(circle(0, 0, 10))", rect(-1, -15, 30, 30)),
    .init(
      "a circle less its own half", circle(0, 0, 5),
      "M0-5C2.761423749-5 5-2.761423749 5 0S2.761423749 5 0 5Z", union: 25 * ovalArea,
      intersection: 12.5 * ovalArea),
    .init(
      "two half circles make a circle", "M0-5C2.761423749-5 5-2.761423749 5 0S2.761423749 5 0 5Z",
      "M0 5C-2.761423749 5-5 2.761423749-5 0S-2.761423749-5 0-5Z", union: 25 * ovalArea,
      intersection: 0),
    .init(
      "a small round blob wholly in a large circle", circle(26, 32, 10),
      "M20 29C19.5 29.5 19.5 30.3 20 30.8S21.3 31.3 21.8 30.8 22.3 29.5 21.8 29 20.5 28.5 20 29Z"),
    .init(
      "a ring, a box and a third that cuts both",
      "\(circle(10, 6, 5))\(circle(10, 6, 3))\(rect(12, 14, 3, 5))", rect(13.5, 12, 3.5, 8)),
    .init(
      "capsules end to end, ends in one another",
      "M3 0H12A3 3 0 0 1 12 6H3A3 3 0 0 1 3 0Z", "M15 0H24A3 3 0 0 1 24 6H15A3 3 0 0 1 15 0Z"),
    .init(
      "capsules crossing at right angles, flush ends",
      "M3 0H17A3 3 0 0 1 17 6H3A3 3 0 0 1 3 0Z", "M0 3A3 3 0 0 1 6 3V17A3 3 0 0 1 0 17Z"),
    .init(
      "rounded blocks in a row, each over the next one's end",
      "M0 3A3 3 0 0 1 6 3V15A3 3 0 0 1 0 15ZM3 12H15A3 3 0 0 1 15 18H3A3 3 0 0 1 3 12Z",
      "M12 15A3 3 0 0 1 18 15V24A3 3 0 0 1 12 24ZM3 0H9A3 3 0 0 1 9 6H3A3 3 0 0 1 3 0Z"),

    // Parts of curves shared.
    .init(
      "a leaf between two arcs, its tip on the other's", "M0 0C2-4 8-4 10 0 8 4 2 4 0 0Z",
      "M0 0C2-4 8-4 10 0 12 4 18 4 20 0H0Z"),
    .init(
      "an arc and its left half, by de Casteljau", "M0 0C0 8 16 8 16 0Z",
      "M0 0C0 4 4 6 8 6V-3Z"),
    .init(
      "an arc and its middle half, reversed", "M0 0C0 16 32 16 32 0Z",
      "M27 6.75C21.5 15 10.5 15 5 6.75L16-4Z"),
    .init(
      "a quad and the same as a cubic", "M0 0Q6 12 12 0Z", "M0 0C4 8 8 8 12 0Z", union: 48,
      intersection: 48),
    .init(
      "a quad, cut in two, and the whole", "M0 0Q6 12 12 0Z", "M0 0Q3 6 6 6 9 6 12 0Z",
      union: 48, intersection: 48),
    .init(
      "curves that go along one line count as lines", "M0 0C2 0 9 0 12 0V6H0Z",
      "M0 0Q5 0 12 0V-6H0Z", union: 144, intersection: 0),
    .init(
      "a rounded corner shared by two boxes, then apart",
      "M0 0H8C10 0 12 2 12 4V9H0Z", "M5 0H8C10 0 12 2 12 4V6L5 2Z"),
    .init(
      "a hull and its cap share one curve and a corner",
      "M12 2V10C12 11 11.5 12 10 12 6 12 12-2 12 2Z",
      "M12 8V10C12 11 11.5 12 10 12H2C1 12 0 11 0 10Z"),
    .init(
      "four tangent arcs: a leaf's side runs on in the other's",
      "M30 9C28 9 26 10 24.6 11.4H8.6C10 10 12 9 14 9Z",
      "M24.6 11.4C21.4 14.6 21.4 20 24.6 23.2H8.6C5.4 20 5.4 14.6 8.6 11.4Z"),
    .init(
      "a bite taken out twice",
      "M0 0H20V20H0Z", "M20 5C15 5 11 9 11 14S15 23 20 23ZM20 5C15 5 11 9 11 14S15 23 20 23Z"),

    // Tangency.
    .init(
      "two curves touch at their tops", "M0 0C4 8 8 8 12 0Z", "M0 12C4 4 8 4 12 12Z",
      union: 96, intersection: 0),
    .init(
      "a line tangent to a parabola at its top", "M0 0Q6 12 12 0Z", rect(-1, 6, 14, 3),
      union: 48 + 42, intersection: 0),
    .init(
      "a parabola under another of the same top", "M0 0Q6 12 12 0Z", "M2 0Q6 12 10 0Z",
      union: 48, intersection: 32),
    .init(
      "inflections meet: curves osculate", "M0 0C8 0 2 6 10 6V12H0Z", "M0 0C5 0 5 6 10 6V-3H0Z"),
    .init(
      "curves end on one another's end, tangents alike",
      "M0 0C3-9 6-9 9 0 8-4 2-4 0 0Z", "M9 0C6 9 3 9 0 0 2 4 8 4 9 0Z"),
    .init(
      "corners whose curves leave within a thousandth of a degree",
      "M0 0C30 .0005 60 10 90 30V40H0Z", "M0 0C30-.0005 60 9 90 31V-9H0Z"),
    .init(
      "handles of a thousandth: corners as good as lines",
      "M0 0C.001 0 9.999 4 10 4S9.999 9 8 9-.001 .001 0 0Z",
      "M4 0C4 .002 4 9.99 4 10H9C9.001 10 9 0 9 0Z"),

    // Loops and cusps.
    .init("a loop", "M0 0C30 20-20 20 10 0Z", rect(0, 4, 10, 4)),
    .init(
      "a loop against its mirror image, crossing in the knot", "M0 0C30 20-20 20 10 0Z",
      "M0 15C30-5-20-5 10 15Z"),
    .init("a cusp on an edge", "M0 0C12 12 0 12 12 0Z", rect(3, 9, 9, 6)),
    .init("two cusps, tip on tip", "M0 0C12 12 0 12 12 0Z", "M0 18C12 6 0 6 12 18Z"),
    .init("an almost cusp", "M0 0C12.01 12-.01 12 12 0Z", "M0 0C11.99 12 .01 12 12 0Z"),
    .init(
      "out and back on one curve: no inside", "M0 0C3 9 9 9 12 0 9 9 3 9 0 0Z",
      rect(2, 2, 8, 8), union: 64, intersection: 0),
    .init("a figure of eight in two cubics", "M6 6C18 18 18-6 6 6S-6 18 6 6Z", rect(0, 5, 12, 2)),
    .init(
      "an oval with its ends pulled through one another",
      "M0 15C0 6 7 8 15 16 23 24 30 22 30 15S23 6 15 14 0 24 0 15Z", circle(15, 15, 5)),
    .init(
      "four loops about a square",
      "M19 9.5C13 7 8 6 18 8S21 24 16 19 24 18 18 18 8 24 9 16-5 18 7 17-1 3 9 7 7-4 8 8Z",
      rect(8, 8, 9, 9)),
    .init(
      "tails of strokes: a hooked thin band",
      "M17 9C18 8 17 7 16 9L14 20C14 20.5 12 21.5 12 21.4S16 11 17 9Z", "M10 21H20L15 8Z"),

    // Letters.
    .init(
      "a bowl and its stem, both edges shared", "M0 0H3V20H0ZM3 0Q15 0 15 10T3 20Z",
      "M3 4Q10 4 10 10T3 16Z"),
    .init(
      "O in O, quads against cubics", "\(circle(10, 10, 9))\(circle(10, 10, 6))",
      "M19 10Q19 19 10 19T1 10 10 1 19 10ZM16 10Q16 4 10 4T4 10 10 16 16 10Z"),
    .init(
      "a crossbar over a hooked stem", "M4 0H8V16Q8 20 12 20H14V24H11Q4 24 4 17Z",
      "M0 6H14V10H0Z"),
    .init(
      "an e cut by its own bar",
      "M18 11H4Q5 17 11 17 15 17 17 14L18 16Q15 20 11 20 1 20 1 10T10 0 18 11Z",
      "M4 9H15Q14 3 10 3T4 9ZM4 9H15V11H4Z"),
    .init(
      "a thin taper of two curves over a thick one", "M0 0Q40 2 80 0 40 1 0 0Z",
      "M0 1Q40-1 80 1V3H0Z"),
  ]
}
