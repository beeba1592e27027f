import Foundation

/// The colors that can be chosen.
nonisolated struct ColorSheet: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text("Colors").font(.headline)
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2)
            .foregroundStyle(Color(uiColor: .systemGray2))
        }
        .accessibilityLabel("Close")
      }
      grid
      if supportsOpacity { opacity }
      Spacer(minLength: 0)
    }
    .padding(20)
  }

  @MainActor private var now: Color.Resolved { selection.wrappedValue.resolve(in: environment) }

  /// Twelve columns of ten, without gaps, in a box with round corners.
  @MainActor private var grid: some View {
    let now = now
    return VStack(spacing: 0) {
      ForEach(0..<10, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<12, id: \.self) { column in
            swatch(ColorSwatches.all[row * 12 + column], now)
          }
        }
      }
    }
    .aspectRatio(1.2, contentMode: .fit)
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
  }

  @MainActor private func swatch(_ hex: UInt32, _ now: Color.Resolved) -> some View {
    let color = ColorSwatches.color(hex)
    let isChosen = ColorSwatches.hex(now) == hex
    return Rectangle().fill(color)
      .overlay { if isChosen { Rectangle().strokeBorder(.white, lineWidth: 3) } }
      .accessibilityElement()
      .accessibilityLabel("#" + String(hex + 0x1_000_000, radix: 16, uppercase: true).dropFirst())
      .onTapGesture {
        selection.wrappedValue = supportsOpacity ? color.opacity(Double(now.opacity)) : color
      }
  }

  @MainActor private var opacity: some View {
    let now = now
    return VStack(alignment: .leading, spacing: 8) {
      Text("OPACITY").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      HStack(spacing: 12) {
        Slider(
          value: Binding(
            get: { Double(now.opacity) },
            set: { selection.wrappedValue = Color(now.opaque).opacity($0) })
        ) {
          Text("Opacity")
        }
        Text("\(Int((Double(now.opacity) * 100).rounded())) %").font(.body.monospacedDigit())
          .frame(width: 64, alignment: .trailing)
      }
    }
  }
}

extension Color.Resolved {
  /// The color, opaque.
  fileprivate var opaque: Color.Resolved {
    var color = self
    color.opacity = 1
    return color
  }
}

/// The grid of colors of UIKit's `UIColorPickerViewController`, row by row, as published by those who
/// picked them from it.
enum ColorSwatches {
  static let all: [UInt32] = [
    0xFEFFFE, 0xEBEBEB, 0xD6D6D6, 0xC2C2C2, 0xADADAD, 0x999999, 0x858585, 0x707070, 0x5C5C5C,
    0x474747, 0x333333, 0x000000,
    0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701, 0x5A1C00, 0x583300, 0x563D00,
    0x666100, 0x4F5504, 0x263E0F,
    0x004D65, 0x012F7B, 0x1A0A52, 0x450D59, 0x551029, 0x831100, 0x7B2900, 0x7A4A00, 0x785800,
    0x8D8602, 0x6F760A, 0x38571A,
    0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00, 0xAD3E00, 0xA96800, 0xA67B01,
    0xC4BC00, 0x9BA50E, 0x4E7A27,
    0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400, 0xDA5100, 0xD38301, 0xD19D01,
    0xF5EC00, 0xC3D117, 0x669D34,
    0x00A1D8, 0x0061FD, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015, 0xFF6A00, 0xFFAB01, 0xFCC700,
    0xFEFB41, 0xD9EC37, 0x76BB40,
    0x01C7FC, 0x3A87FD, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFE6250, 0xFE8648, 0xFEB43F, 0xFECB3E,
    0xFFF76B, 0xE4EF65, 0x96D35F,
    0x52D6FC, 0x74A7FF, 0x864FFD, 0xD357FE, 0xEE719E, 0xFF8C82, 0xFEA57D, 0xFEC777, 0xFED977,
    0xFFF994, 0xEAF28F, 0xB1DD8B,
    0x93E3FC, 0xA7C6FF, 0xB18CFE, 0xE292FE, 0xF4A4C0, 0xFFB5AF, 0xFFC5AB, 0xFED9A8, 0xFDE4A8,
    0xFFFBB9, 0xF1F7B7, 0xCDE8B5,
    0xCBF0FF, 0xD2E2FE, 0xD8C9FE, 0xEFCAFE, 0xF9D3E0, 0xFFDAD8, 0xFFE2D6, 0xFEECD4, 0xFEF1D5,
    0xFDFBDD, 0xF6FADB, 0xDEEED4,
  ]

  static func color(_ hex: UInt32) -> Color {
    Color(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  /// A color's number, with its parts rounded to bytes.
  static func hex(_ color: Color.Resolved) -> UInt32 {
    func byte(_ part: Float) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    return byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }
}
