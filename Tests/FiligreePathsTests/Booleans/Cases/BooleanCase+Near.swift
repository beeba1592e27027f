extension BooleanCase {
  /// Outlines that run along one another, or nearly.
  static let coincidences: [BooleanCase] = [
    .init(
      "an edge 1e-9 beside the other's", "M5 2V7L4.000000001 7V5L3 4.5 4.000000001 4V2Z",
      rect(1, 3, 3, 3)),
    .init(
      "the same, 1e-9 the other way", "M5 2V7L3.999999999 7V5L3 4.5 3.999999999 4V2Z",
      rect(1, 3, 3, 3)),
    .init("the same, 1e-7", "M5 2V7L4.0000001 7V5L3 4.5 4.0000001 4V2Z", rect(1, 3, 3, 3)),
    .init(
      "a common corner that differs in the last digits",
      "M40 30 39.64240965757225 38.6760212367686 36.38902430603049 33.63464406833805Z",
      "M38.0157160533 36.15533174872 39.64240965757231 38.67602123676852 35.2 37.2Z"),
    .init(
      "edges through nearly one point, three times", "M0 0 10 10.0000000001 10 0ZM0 10L10 0V9.999Z",
      "M5 5.00000000003 12 5 12-1 4.99999999998-1Z"),
    .init(
      "a triangle that shares two sides, the third off by 1e-11",
      "M93 102 41 85 102 75Z", "M93 102 41 85 48.00000000001 84 82 95Z"),
    .init("a side with a bump of 1e-6", "M0 0H50L50.000001 20H100V60H0Z", "M0 0H100V20H50.000002Z"),
    .init(
      "triangles that meet in one side up to rounding",
      "M26.05630488345416 24.01172833501686 23.08220583133139 23.61805613638536 30 20 30 30Z",
      "M29.0303236459746 24.4053898990495 32 28 23.0822058331199582 23.618056137381197Z"),
    .init("circles a ten-millionth apart", circle(40, 40, 9), circle(40.0000009, 40.0000004, 9)),
    .init("circles, one larger by a millionth", circle(40, 40, 9), circle(40, 40, 9.000009)),
    .init(
      "circles turned by a hair: arcs begin elsewhere", circle(0, 0, 10),
      "M10 .001C10 5.523 5.523 10 0 10S-10 5.523-10 0-5.523-10 0-10 9.9997-5.523 10 .001Z"),
    .init(
      "handles rounded to two digits",
      "M8 1C12 1 15.27 3.85 15.27 8S12 15.5 8 15.5 1 12 1 8 4 1 8 1Z",
      "M8 1C12.01 1 15.27 3.84 15.27 8S12 15.51 8 15.5 1 12.01 1 8 3.99 1 8 1Z"),
    .init(
      "segments of a ten-millionth between the long ones",
      "M0 0L1e-7 0 2e-7 1e-7 90 1e-7 90 30.0000001 89.9999999 30 1e-7 30 0 29.9999999Z",
      "M1e-7 0C1e-7 0 45 20 90 0 90 1e-7 90 15 90 15L89.9999999 15 0 15Z"),
    .init(
      "a blob and its copy in pieces of all sizes",
      "M0 0C0-30 60-30 60 0S0 30 0 0Z",
      "M0 0C0-.0000003 .0000000-.0000006 0-.0000009 0-30 60-30 60 0C60 30 0 30 .0000002 .0000002Z"),
    .init(
      "spikes of a sun, begun where the last one ended by 5e-6",
      "\(star(32, 0, 0, 30, 20))M30 0 20.000005 .000005 30 .000005Z",
      star(32, 0.000003, 0, 30, 20, turn: 1e-6)),
    .init(
      "rotated copies of a wheel, 1e-10", star(40, 0, 0, 50, 44),
      star(40, 0, 0, 50, 44, turn: 1e-10)),
    .init(
      "rotated copies of a wheel, 1e-7", star(40, 0, 0, 50, 44), star(40, 0, 0, 50, 44, turn: 1e-7)),
    .init(
      "rotated copies of a wheel, 1e-4", star(40, 0, 0, 50, 44), star(40, 0, 0, 50, 44, turn: 1e-4)),
    .init(
      "parallel lines of a map, a thousandth apart, crossing at the ends",
      "M0 0 25 .002 50-.001 75 .001 100 0V40H0Z",
      "M0 .001 20-.001 40 .002 60 0 80 .002 100-.001V-40H0Z"),
    .init(
      "arcs of equal chord and nearly equal bend", "M0 0C10 20 40 20 50 0Z",
      "M0 0C10 20.00001 40 19.99999 50 0Z"),
    .init(
      "a curve and the polygon of its points", "M0 0Q8 16 16 0Z", "M0 0 4 6 8 8 12 6 16 0Z",
      union: 256.0 / 3, intersection: 80),
    .init(
      "slivers that lie on one another's long side", "M0 0 100 1e-7 200 0 100 3e-7Z",
      "M0 0 200 0 100-40Z"),
    .init(
      "two needles that cross at a millionth of a degree", "M0 0 1000 .00001 1000 .00002Z",
      "M0 .00001 1000 0 1000 .00003Z"),
    .init(
      "needles all from one point", "M0 0 1000 1 1000 2ZM0 0 1000 3 1000 4Z",
      "M0 0 1000 1.5 1000 3.5ZM0 0 1000 1 1000 1.0001Z"),
  ]

  /// Sizes and places.
  static let sizes: [BooleanCase] = [
    .init(
      "integers of a billion", "M0-453054451 0-433253797-455550000 0Z",
      "M0-433253797 0 0-455550000 0Z"),
    .init(
      "far from the origin", rect(1e9, -1e9, 6, 6), rect(1e9 + 3, -1e9 + 3, 6, 6), union: 63,
      intersection: 9),
    .init("curves far from the origin", circle(1e8, 1e8, 30), circle(1e8 + 20, 1e8 - 3, 30)),
    .init(
      "one tiny, one huge", rect(0, 0, 1e6, 1e6), rect(-0.5, -0.5, 1, 1),
      union: 1e12 + 0.75, intersection: 0.25),
    .init(
      "one within one pixel of the other's grid", rect(0, 0, 1e6, 1e6), rect(5, 5, 1e-4, 1e-4),
      union: 1e12),
    .init("all of it tiny", circle(0, 0, 1e-9), rect(0, 0, 1e-9, 1e-9)),
    .init("all of it huge", circle(0, 0, 1e12), rect(0, 0, 1e12, 1e12)),
    .init("much wider than high", "M0 0H1e6V.01H0Z", "M10-.005H20V.02H10ZM0 .005H1e6V.02H0Z"),
    .init("tenths, which no grid has", rect(0.1, 0.2, 0.3, 0.7), rect(0.25, 0.33, 0.41, 0.13)),
    .init(
      "thirds: shared edges that differ in the last bit",
      "M0 0H.3333333333333333V1H0Z", "M.33333333333333337 0H1V1H.33333333333333337Z", union: 1,
      intersection: 0),
    .init(
      "corners half a step between pixels", tiles(5, 5, 1.0 / 3, 1.0 / 7, 0.2, 0.1),
      tiles(4, 4, 1.0 / 7, 1.0 / 3, 0.1, 0.2)),
    .init(
      "corners on a circle, twice", star(80, 0, 0, 100, 99.5),
      star(80, 3, 2, 100, 99.8, turn: 0.002)),
  ]
}
