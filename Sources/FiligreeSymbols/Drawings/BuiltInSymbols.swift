import FiligreePaths

/// Filigree's own drawings: the symbols that are there without any icon set.
///
/// They outrank installed icons, so that these symbols look the same on every machine.
enum BuiltInSymbols {
  /// The drawing of a symbol; nil where there is none of our own.
  static func drawing(named name: String) -> SymbolDrawing? { drawings[name] }

  /// The names of the symbols, in order.
  static var names: [String] { drawings.keys.sorted() }

  /// What is drawn in place of a symbol that is missing.
  static let placeholder = drawing(placeholderData)

  private static let drawings = [
    "applelogo": drawing(appleData),
    "circle.fill": drawing(circleData),
    "gear": drawing(gearData),
    "heart.fill": drawing(heartData),
    "moon.fill": drawing(moonData),
    "star.fill": drawing(starData),
    "sun.max.fill": drawing(sunData),
  ]

  private static func drawing(_ data: String) -> SymbolDrawing {
    // The data are the constants below, and a test draws each of them: neither step can fail.
    guard let path = try? Path(svg: data), let drawing = SymbolDrawing(path.normalized(eoFill: false))
    else { fatalError("a built-in symbol has no ink") }
    return drawing
  }
}

// Path data in the box of 16 units; holes run against the outline around them.

extension BuiltInSymbols {
  /// A whole apple with stem and leaf: our own fruit, not the trademark.
  private static let appleData = """
    M8 5.15C8.55 5.15 9.6 4.35 11 4.35C13.5 4.35 15.05 6.35 15.05 8.85 \
    C15.05 12.3 12.75 15.9 10.55 15.9C9.55 15.9 9 15.35 8 15.35C7 15.35 6.45 15.9 5.45 15.9 \
    C3.25 15.9 0.95 12.3 0.95 8.85C0.95 6.35 2.5 4.35 5 4.35C6.4 4.35 7.45 5.15 8 5.15ZM7.3 5.5 \
    C7.3 4.05 7.05 3.05 6.41 2.25C6.17 1.97 6.18 1.55 6.45 1.3C6.72 1.05 7.15 1.07 7.4 1.35 \
    C8.25 2.3 8.6 3.6 8.6 5.5ZM9.2 3.1C9.2 1.15 10.7 0 13.1 0C13.3 0 13.45 0.15 13.43 0.36 \
    C13.2 2.4 11.8 3.5 9.6 3.5C9.35 3.5 9.2 3.35 9.2 3.1Z
    """

  /// The box's inscribed circle.
  private static let circleData = """
    M16 8A8 8 0 0 1 0 8A8 8 0 0 1 16 8Z
    """

  /// Twelve teeth, three spokes and a hub.
  private static let gearData = """
    M6.952 1.382L7.166 0.607Q7.298 0.131 7.789 0.131L8.211 0.131Q8.702 0.131 8.834 0.607 \
    L9.048 1.382A6.7 6.7 0 0 1 10.401 1.745L10.975 1.18Q11.326 0.834 11.752 1.08L12.117 1.291 \
    Q12.543 1.537 12.419 2.014L12.216 2.793A6.7 6.7 0 0 1 13.207 3.784L13.986 3.581 \
    Q14.463 3.457 14.709 3.883L14.92 4.248Q15.166 4.674 14.82 5.025L14.255 5.599 \
    A6.7 6.7 0 0 1 14.618 6.952L15.393 7.166Q15.869 7.298 15.869 7.789L15.869 8.211 \
    Q15.869 8.702 15.393 8.834L14.618 9.048A6.7 6.7 0 0 1 14.255 10.401L14.82 10.975 \
    Q15.166 11.326 14.92 11.752L14.709 12.117Q14.463 12.543 13.986 12.419L13.207 12.216 \
    A6.7 6.7 0 0 1 12.216 13.207L12.419 13.986Q12.543 14.463 12.117 14.709L11.752 14.92 \
    Q11.326 15.166 10.975 14.82L10.401 14.255A6.7 6.7 0 0 1 9.048 14.618L8.834 15.393 \
    Q8.702 15.869 8.211 15.869L7.789 15.869Q7.298 15.869 7.166 15.393L6.952 14.618 \
    A6.7 6.7 0 0 1 5.599 14.255L5.025 14.82Q4.674 15.166 4.248 14.92L3.883 14.709 \
    Q3.457 14.463 3.581 13.986L3.784 13.207A6.7 6.7 0 0 1 2.793 12.216L2.014 12.419 \
    Q1.537 12.543 1.291 12.117L1.08 11.752Q0.834 11.326 1.18 10.975L1.745 10.401 \
    A6.7 6.7 0 0 1 1.382 9.048L0.607 8.834Q0.131 8.702 0.131 8.211L0.131 7.789 \
    Q0.131 7.298 0.607 7.166L1.382 6.952A6.7 6.7 0 0 1 1.745 5.599L1.18 5.025 \
    Q0.834 4.674 1.08 4.248L1.291 3.883Q1.537 3.457 2.014 3.581L2.793 3.784 \
    A6.7 6.7 0 0 1 3.784 2.793L3.581 2.014Q3.457 1.537 3.883 1.291L4.248 1.08 \
    Q4.674 0.834 5.025 1.18L5.599 1.745ZM8.5 2.523L8.5 6.323A1.75 1.75 0 0 1 9.702 8.406 \
    L12.993 10.306A5.5 5.5 0 0 0 8.5 2.523ZM12.493 11.172L9.202 9.272 \
    A1.75 1.75 0 0 1 6.798 9.272L3.507 11.172A5.5 5.5 0 0 0 12.493 11.172ZM3.007 10.306 \
    L6.298 8.406A1.75 1.75 0 0 1 7.5 6.323L7.5 2.523A5.5 5.5 0 0 0 3.007 10.306ZM8.85 8 \
    A0.85 0.85 0 0 0 7.15 8A0.85 0.85 0 0 0 8.85 8Z
    """

  /// Two halves, mirrored at x = 8.
  private static let heartData = """
    M8 3.1C8.85 1.75 10.1 1.05 11.6 1.05C14.05 1.05 15.9 2.95 15.9 5.5 \
    C15.9 9.3 12.1 12.5 8.75 14.75C8.5 14.92 8.25 15 8 15C7.75 15 7.5 14.92 7.25 14.75 \
    C3.9 12.5 0.1 9.3 0.1 5.5C0.1 2.95 1.95 1.05 4.4 1.05C5.9 1.05 7.15 1.75 8 3.1Z
    """

  /// A waning crescent, open to the upper right.
  private static let moonData = """
    M5.681 1.389A7.2 7.2 0 1 0 14.611 10.319Q14.765 9.69 14.237 10.086A6 6 0 0 1 5.914 1.763 \
    Q6.31 1.235 5.681 1.389Z
    """

  /// A question mark in a rounded frame: what a missing symbol looks like.
  private static let placeholderData = """
    M4.1 0.5H11.9A3.6 3.6 0 0 1 15.5 4.1V11.9A3.6 3.6 0 0 1 11.9 15.5H4.1A3.6 3.6 0 0 1 0.5 11.9 \
    V4.1A3.6 3.6 0 0 1 4.1 0.5ZM4.1 1.6A2.5 2.5 0 0 0 1.6 4.1V11.9A2.5 2.5 0 0 0 4.1 14.4H11.9 \
    A2.5 2.5 0 0 0 14.4 11.9V4.1A2.5 2.5 0 0 0 11.9 1.6ZM5.1 6.25C5.1 4.55 6.35 3.45 8.05 3.45 \
    C9.8 3.45 11 4.5 11 6.05C11 7.3 10.3 7.95 9.55 8.45C8.85 8.92 8.62 9.2 8.62 9.75 \
    A0.62 0.62 0 0 1 7.38 9.75C7.38 8.55 8 7.98 8.85 7.42C9.5 6.98 9.75 6.65 9.75 6.05 \
    C9.75 5.2 9.1 4.62 8.05 4.62C7.02 4.62 6.35 5.25 6.35 6.25A0.625 0.625 0 0 1 5.1 6.25Z \
    M8.82 12.05A0.82 0.82 0 0 1 7.18 12.05A0.82 0.82 0 0 1 8.82 12.05Z
    """

  /// Five points, a little blunt.
  private static let starData = """
    M7.578 1.12Q8 0.05 8.422 1.12L10.045 5.233Q10.173 5.559 10.523 5.58L14.936 5.853 \
    Q16.084 5.923 15.197 6.655L11.786 9.47Q11.517 9.693 11.604 10.031L12.709 14.313 \
    Q12.996 15.427 12.026 14.809L8.295 12.435Q8 12.248 7.705 12.435L3.974 14.809 \
    Q3.004 15.427 3.291 14.313L4.396 10.031Q4.483 9.693 4.214 9.47L0.803 6.655 \
    Q-0.084 5.923 1.064 5.853L5.477 5.58Q5.827 5.559 5.955 5.233Z
    """

  /// A disc and eight rays.
  private static let sunData = """
    M11.55 8A3.55 3.55 0 0 1 4.45 8A3.55 3.55 0 0 1 11.55 8ZM13.55 7.38L15.45 7.38 \
    A0.62 0.62 0 0 1 15.45 8.62L13.55 8.62A0.62 0.62 0 0 1 13.55 7.38ZM12.363 11.486 \
    L13.706 12.83A0.62 0.62 0 0 1 12.83 13.706L11.486 12.363A0.62 0.62 0 0 1 12.363 11.486Z \
    M8.62 13.55L8.62 15.45A0.62 0.62 0 0 1 7.38 15.45L7.38 13.55A0.62 0.62 0 0 1 8.62 13.55Z \
    M4.514 12.363L3.17 13.706A0.62 0.62 0 0 1 2.294 12.83L3.637 11.486 \
    A0.62 0.62 0 0 1 4.514 12.363ZM2.45 8.62L0.55 8.62A0.62 0.62 0 0 1 0.55 7.38L2.45 7.38 \
    A0.62 0.62 0 0 1 2.45 8.62ZM3.637 4.514L2.294 3.17A0.62 0.62 0 0 1 3.17 2.294L4.514 3.637 \
    A0.62 0.62 0 0 1 3.637 4.514ZM7.38 2.45L7.38 0.55A0.62 0.62 0 0 1 8.62 0.55L8.62 2.45 \
    A0.62 0.62 0 0 1 7.38 2.45ZM11.486 3.637L12.83 2.294A0.62 0.62 0 0 1 13.706 3.17 \
    L12.363 4.514A0.62 0.62 0 0 1 11.486 3.637Z
    """
}
