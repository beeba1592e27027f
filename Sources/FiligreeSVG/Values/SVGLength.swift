import Foundation

/// A length as it is written: a number and its unit.
struct SVGLength: Hashable, Sendable {
  /// A unit of length.
  enum Unit: String, Sendable {
    case number = ""
    case percent = "%"
    case px, em, ex, ch, rem, `in`, cm, mm, q, pt, pc, vw, vh, vmin, vmax
  }

  /// The side of a viewport that a percentage is one of.
  enum Side {
    case width, height
    /// The diagonal by √2, for lengths in no direction.
    case diagonal
  }

  var value: Double
  var unit: Unit
  /// What is added in other units, by `calc()`.
  var further: [SVGLength] = []

  init(_ value: Double, _ unit: Unit = .number) {
    self.value = value
    self.unit = unit
  }

  /// The length in user units; absolute ones are at 96 to the inch (CSS Values 4, section 6.2).
  ///
  /// - Parameters:
  ///   - side: What percentages are of.
  ///   - space: The viewport and the font around the element.
  /// - Returns: The length.
  func resolved(_ side: Side, in space: LengthSpace) -> Double {
    let length = resolvedAlone(side, in: space)
    return further.isEmpty
      ? length : further.reduce(length) { $0 + $1.resolvedAlone(side, in: space) }
  }

  private func resolvedAlone(_ side: Side, in space: LengthSpace) -> Double {
    let viewport = space.viewport
    switch unit {
    case .number, .px: return value
    case .percent:
      let whole =
        switch side {
        case .width: Double(viewport.width)
        case .height: Double(viewport.height)
        case .diagonal:
          (Double(viewport.width * viewport.width + viewport.height * viewport.height) / 2)
            .squareRoot()
        }
      return value / 100 * whole
    case .em: return value * space.fontSize
    // Without the font's own measure, half of its size, as CSS says.
    case .ex, .ch: return value * space.fontSize / 2
    case .rem: return value * space.rootFontSize
    case .in: return value * 96
    case .cm: return value * 96 / 2.54
    case .mm: return value * 96 / 25.4
    case .q: return value * 96 / 101.6
    case .pt: return value * 96 / 72
    case .pc: return value * 16
    case .vw: return value / 100 * Double(viewport.width)
    case .vh: return value / 100 * Double(viewport.height)
    case .vmin: return value / 100 * Double(min(viewport.width, viewport.height))
    case .vmax: return value / 100 * Double(max(viewport.width, viewport.height))
    }
  }
}

/// What relative lengths are relative to.
struct LengthSpace: Hashable, Sendable {
  /// The size of the nearest viewport in user units.
  var viewport: CGSize
  var fontSize: Double
  var rootFontSize: Double = 16
}
