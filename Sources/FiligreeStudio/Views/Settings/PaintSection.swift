import Filigree
import Foundation

/// How the shape is painted, and what lies behind it.
struct PaintSection: View {
  let picture: StudioPicture

  var body: some View {
    let settings = picture.settings
    SettingsSection(
      title: "Paint",
      isChanged: picture.isChanged([
        \TraceSettings.fill, \TraceSettings.stroke, \TraceSettings.lineWidth,
        \TraceSettings.lineCap, \TraceSettings.lineJoin, \TraceSettings.miterLimit,
        \TraceSettings.dash, \TraceSettings.dashPhase, \TraceSettings.background,
      ])
    ) {
      picture.change {
        let usual = TraceSettings()
        ($0.fill, $0.stroke, $0.background) = (nil, [], [])
        ($0.lineWidth, $0.lineCap, $0.lineJoin) = (usual.lineWidth, usual.lineCap, usual.lineJoin)
        ($0.miterLimit, $0.dash, $0.dashPhase) = (usual.miterLimit, [], 0)
      }
    } content: {
      if settings.usesFill {
        PaintRow(
          title: "Fill", colors: fill, begin: .black, canBeNone: true, onEnd: picture.endChange)
      }
      if settings.usesStroke {
        PaintRow(
          title: settings.kind == .centerLines ? "Lines" : "Stroke",
          colors: picture.binding(\.stroke, "stroke"), begin: .black, canBeNone: true,
          noneTitle: settings.kind == .centerLines ? "Black" : "None", onEnd: picture.endChange)
      }
      if settings.usesLines { LineRows(picture: picture) }
      PaintRow(
        title: "Background", colors: picture.binding(\.background, "background"), begin: .white,
        canBeNone: true, onEnd: picture.endChange)
    }
  }

  /// The fill in use: black, or none where there is a stroke, if nothing is said.
  private var fill: Binding<[HexColor]> {
    Binding(
      get: { picture.settings.fill ?? (picture.settings.stroke.isEmpty ? [.black] : []) },
      set: { colors in picture.change("fill") { $0.fill = colors } })
  }
}

/// A paint: none, one color, or colors from top to bottom.
private struct PaintRow: View {
  let title: String
  @Binding var colors: [HexColor]
  let begin: HexColor
  let canBeNone: Bool
  var noneTitle = "None"
  var onEnd: @MainActor () -> Void = {}

  var body: some View {
    HStack(spacing: 6) {
      RowTitle(title)
      Spacer()
      if colors.isEmpty {
        Text(noneTitle).font(.footnote).foregroundStyle(.secondary)
      }
      ForEach(colors.indices, id: \.self) { index in
        ColorPicker(
          "\(title) \(index + 1)",
          selection: Binding(
            get: { index < colors.count ? colors[index].color : begin.color },
            set: { if index < colors.count { colors[index] = HexColor($0) } })
        )
        .labelsHidden()
      }
      RoundButton(symbol: "minus", label: "Fewer Colors of \(title)") {
        onEnd()
        colors.removeLast()
      }
      .disabled(colors.isEmpty || (colors.count == 1 && !canBeNone))
      RoundButton(symbol: "plus", label: "More Colors of \(title)") {
        onEnd()
        colors.append(colors.last ?? begin)
      }
      .disabled(colors.count >= 5)
    }
    .frame(minHeight: 30)
  }
}

/// A small round button with a symbol.
struct RoundButton: View {
  let symbol: String
  let label: String
  let action: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.footnote.weight(.semibold))
        .frame(width: 26, height: 26)
        .background(Color(.tertiarySystemFill), in: Circle())
        .foregroundStyle(isEnabled ? Color.accentColor : Color(.tertiaryLabel))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }
}

/// How outlines are drawn.
private struct LineRows: View {
  let picture: StudioPicture
  @State private var dashes = ""

  var body: some View {
    NumberRow(
      title: "Line Width", value: picture.binding(\.lineWidth, "width"), range: 1e-6...1e9,
      usual: 0.1...100, scale: .byFactor, onEnd: picture.endChange)
    ChoiceRow(
      title: "Ends", value: picture.choice(\.lineCap),
      choices: [(.butt, "Butt"), (.round, "Round"), (.square, "Square")])
    ChoiceRow(
      title: "Joints", value: picture.choice(\.lineJoin),
      choices: [(.miter, "Miter"), (.round, "Round"), (.bevel, "Bevel")])
    if picture.settings.lineJoin == .miter {
      NumberRow(
        title: "Miter Limit", value: picture.binding(\.miterLimit, "miter"),
        range: TraceSettings.miterLimits, usual: 1...20, scale: .even(step: 0.5),
        onEnd: picture.endChange)
    }
    HStack {
      RowTitle("Dashes")
      Spacer()
      TextField("Dashes", text: $dashes, prompt: Text("4,2"))
        .font(.subheadline.monospacedDigit())
        .multilineTextAlignment(.trailing)
        .padding(.horizontal, 8)
        .frame(width: 110, height: 28)
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 7))
        .onSubmit(setDashes)
        .onChange(of: picture.settings.dash, initial: true) {
          dashes = picture.settings.dash.map(TraceSettings.text).joined(separator: ",")
        }
    }
    if !picture.settings.dash.isEmpty {
      NumberRow(
        title: "Dash Phase", value: picture.binding(\.dashPhase, "phase"),
        range: TraceSettings.phases, usual: 0...100, scale: .even(step: 0.5),
        onEnd: picture.endChange)
    }
  }

  private func setDashes() {
    if dashes.isEmpty {
      picture.change { $0.dash = [] }
    } else if let list = TraceSettings.dashes(dashes) {
      picture.change { $0.dash = list }
    }
  }
}
