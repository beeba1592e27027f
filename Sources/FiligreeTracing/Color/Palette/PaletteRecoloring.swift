import FiligreePixels

extension ColorTracer {
  /// A color of the palette, and the one that its shapes are painted in.
  public struct Recoloring: Hashable, Sendable {
    /// The palette's color, to eight bits a channel.
    public var color: CGColor
    /// The color of its shapes.
    public var replacement: CGColor

    /// Creates a recoloring.
    public init(_ color: CGColor, to replacement: CGColor) {
      self.color = color
      self.replacement = replacement
    }
  }
}

/// The paints of a palette's colors that are recolored, and the labels that become one.
struct PaletteRecoloring {
  /// The paints of recolored labels: premultiplied, 0…255.
  private(set) var paints: [Int: SIMD4<Float>] = [:]
  /// The label that replaces each one: the first one of the same paint.
  private(set) var labels: [UInt8]

  /// Whether no two labels become one.
  private(set) var keepsLabels = true

  /// Looks a palette's colors up; the last of several recolorings of one color counts.
  init(_ palette: ColorPalette, _ recolorings: [ColorTracer.Recoloring]) {
    labels = (0..<palette.count).map { UInt8(truncatingIfNeeded: $0) }
    guard !recolorings.isEmpty else { return }
    for recoloring in recolorings {
      let color = recoloring.color.premultipliedBytes.rounded(.toNearestOrAwayFromZero)
      for (label, own) in palette.colors.enumerated() where own == color {
        paints[label] = recoloring.replacement.premultipliedBytes
      }
    }
    // Only recolored labels are joined: two similar colors of a palette stay two.
    for label in palette.colors.indices {
      let paint = paint(label, palette)
      let first = (0..<label).first { other in
        paint == self.paint(other, palette) && (paints[label] != nil || paints[other] != nil)
      }
      guard let first else { continue }
      labels[label] = labels[first]
      keepsLabels = false
    }
    // The remaining label of those that are joined gets their paint.
    for label in paints.keys where labels[label] != label {
      paints[Int(labels[label])] = paints[label]
    }
  }

  private func paint(_ label: Int, _ palette: ColorPalette) -> SIMD4<Float> {
    (paints[label] ?? palette.colors[label]).rounded(.toNearestOrAwayFromZero)
  }

  /// The label that replaces one; ramps stay.
  func label(_ label: UInt8) -> UInt8 {
    Int(label) < labels.count ? labels[Int(label)] : label
  }
}
