import Filigree
import Foundation

/// How many colors, which, and how their shapes lie.
struct ColorSection: View {
  let picture: StudioPicture
  @State private var edited: HexColor?

  /// How colors are chosen.
  private enum Choice: Hashable {
    case automatic
    case number
    case list
  }

  var body: some View {
    let settings = picture.settings
    SettingsSection(
      title: "Colors",
      isChanged: picture.isChanged([
        \TraceSettings.colors, \TraceSettings.recoloring, \TraceSettings.dropsBackground,
        \TraceSettings.droppedColors, \TraceSettings.layers, \TraceSettings.closesSeams,
        \TraceSettings.findsGradients,
      ])
    ) {
      edited = nil
      picture.change {
        ($0.colors, $0.recoloring) = (.automatic, [])
        ($0.dropsBackground, $0.droppedColors) = (false, [])
        ($0.layers, $0.closesSeams, $0.findsGradients) = (.stacked, false, false)
      }
    } content: {
      ChoiceRow(
        title: "Colors from", value: choice,
        choices: [(.automatic, "Automatic"), (.number, "Number"), (.list, "These")],
        showsTitle: false)
      if case .count(let count) = settings.colors {
        NumberRow(
          title: "Number of Colors",
          value: Binding(
            get: { Double(count) },
            set: { value in
              picture.change("count") { $0.colors = .count(Int(min(max(value, 1), 128))) }
            }),
          range: 1...128, usual: 2...64, scale: .even(step: 1), onEnd: picture.endChange)
      }
      PaletteGrid(palette: picture.palette, edited: $edited)
      if let edited, let swatch = picture.palette.swatches.first(where: { $0.source == edited }) {
        SwatchEditor(picture: picture, swatch: swatch) { self.edited = nil }
      }
      PaletteFileRow(picture: picture)
      SwitchRow(title: "Transparent Background", isOn: picture.choice(\.dropsBackground))
      if let note { Text(note).font(.footnote).foregroundStyle(.secondary) }
      if settings.usesRegions {
        ChoiceRow(
          title: "Shapes Lie", value: picture.choice(\.layers),
          choices: [(.stacked, "Stacked"), (.cutout, "Cut Out")])
        if settings.usesSeams {
          SwitchRow(title: "Close Seams", isOn: picture.choice(\.closesSeams))
        }
        SwitchRow(title: "Gradients", isOn: picture.choice(\.findsGradients))
      }
    }
  }

  /// Why nothing was left out, where something should have been; nil while all is well.
  private var note: String? {
    let settings = picture.settings
    guard settings.dropsBackground || !settings.droppedColors.isEmpty,
      settings == picture.tracedSettings, picture.drawing?.statistics.droppedShapes == 0
    else { return nil }
    return settings.dropsBackground
      ? "No color has half of the picture’s border: there is no background."
      : "No color looks like those that are to be transparent."
  }

  private var choice: Binding<Choice> {
    Binding(
      get: {
        switch picture.settings.colors {
        case .automatic: .automatic
        case .count: .number
        case .list, .palette: .list
        }
      },
      set: { new in
        let palette = picture.palette
        guard new != .list || (!palette.swatches.isEmpty && !palette.isTooLarge) else { return }
        picture.change { settings in
          settings.recoloring = []
          switch new {
          case .automatic: settings.colors = .automatic
          case .number: settings.colors = .count(min(max(palette.swatches.count, 2), 128))
          case .list: palette.apply(to: &settings)
          }
        }
      })
  }
}

/// The colors of a trace as swatches.
private struct PaletteGrid: View {
  let palette: StudioPalette
  @Binding var edited: HexColor?

  private static let side: CGFloat = 30

  var body: some View {
    if palette.swatches.isEmpty {
      Text("No colors yet").font(.footnote).foregroundStyle(.secondary)
    } else {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: Self.side), spacing: 6)], spacing: 6) {
        ForEach(palette.swatches) { swatch in
          Button {
            edited = edited == swatch.source ? nil : swatch.source
          } label: {
            Swatch(
              color: swatch.shown, isSelected: edited == swatch.source,
              isCrossed: swatch.isDropped
            )
            .frame(height: Self.side)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(label(swatch))
          .help(swatch.name ?? swatch.shown.text)
          .disabled(palette.isTooLarge)
        }
      }
    }
  }

  private func label(_ swatch: StudioPalette.Swatch) -> String {
    let name = swatch.name.map { ", \($0)" } ?? ""
    return "\(swatch.isDropped ? "Transparent " : "")Color \(swatch.shown.text)\(name)"
  }
}

/// Where palettes come from files, and go to them.
private struct PaletteFileRow: View {
  let picture: StudioPicture
  @State private var isOpening = false
  @State private var saved: StudioFile?
  @State private var problem: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if case .palette(let file) = picture.settings.colors {
        Text(file.path).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
      }
      if let problem { Text(problem).font(.footnote).foregroundStyle(.red) }
      HStack {
        Button("Open Palette…") { isOpening = true }
        Spacer()
        Button("Save Palette…") {
          let stem = ExportName.stem(of: picture.name)
          saved = picture.palette.file(as: "").saved(as: stem)
        }
        .disabled(picture.palette.swatches.allSatisfy(\.isDropped))
      }
      .font(.subheadline)
    }
    .fileImporter(isPresented: $isOpening, allowedContentTypes: PaletteFile.types) { answer in
      Task { await open(answer) }
    }
    .fileExporter(
      isPresented: Binding(get: { saved != nil }, set: { if !$0 { saved = nil } }),
      document: saved.map { ExportDocument($0) }, contentType: type, defaultFilename: saved?.name
    ) { result in
      if case .failure(let error) = result { problem = error.localizedDescription }
    }
  }

  private var type: UTType {
    saved.flatMap { UTType(filenameExtension: $0.name.hasSuffix(".gpl") ? "gpl" : "txt") } ?? .data
  }

  private func open(_ answer: Result<URL, any Error>) async {
    switch answer {
    case .failure(let error): problem = error.localizedDescription
    case .success(let url):
      let (files, problems) = await StudioFile.read([url])
      problem = problems.first
      guard let file = files.first else { return }
      do {
        picture.use(try PaletteFile(file))
      } catch {
        problem = "\(file.name): \(error)"
      }
    }
  }
}

/// A color, over a board where something shines through.
struct Swatch: View {
  let color: HexColor
  var isSelected = false
  /// Whether a line goes through it: nothing of it is seen.
  var isCrossed = false

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 7)
    shape
      .fill(color.color)
      .overlay {
        if isCrossed {
          Slash().stroke(.white, lineWidth: 5)
          Slash().stroke(.red, lineWidth: 2)
        }
      }
      .overlay { shape.strokeBorder(Color(.separator), lineWidth: 1) }
      .overlay {
        if isSelected {
          shape.strokeBorder(Color.accentColor, lineWidth: 3)
          shape.inset(by: 3).strokeBorder(Color(.systemBackground), lineWidth: 1)
        }
      }
  }
}

/// A line from the lower left to the upper right, clear of round corners.
private struct Slash: Shape {
  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: 4, dy: 4)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

/// What can be done with a color.
private struct SwatchEditor: View {
  let picture: StudioPicture
  let swatch: StudioPalette.Swatch
  let close: @MainActor () -> Void
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if swatch.isDropped {
        HStack {
          Text("\(swatch.source.text) is transparent").font(.footnote).foregroundStyle(.secondary)
          Spacer()
          Button("Bring Back") {
            close()
            picture.bringBack(swatch.source)
          }
          .font(.subheadline)
        }
      } else {
        edits
      }
    }
    .padding(10)
    .background(Color(.systemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
    .onChange(of: swatch.shown, initial: true) { text = swatch.shown.text }
  }

  @ViewBuilder private var edits: some View {
    Group {
      if let name = swatch.name { Text(name).font(.footnote).foregroundStyle(.secondary) }
      HStack(spacing: 8) {
        ColorPicker(
          "Color", selection: Binding(get: { swatch.shown.color }, set: { recolor(HexColor($0)) }),
          supportsOpacity: true
        )
        .labelsHidden()
        TextField("Hexadecimal", text: $text)
          .font(.subheadline.monospaced())
          .autocorrectionDisabled()
          .padding(.horizontal, 8)
          .frame(width: 110, height: 28)
          .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 7))
          .onSubmit { HexColor(text).map(recolor) }
        Spacer()
      }
      HStack {
        Button("Make Transparent") {
          close()
          picture.drop(swatch.source)
        }
        Spacer()
        Button("Remove", role: .destructive) {
          close()
          picture.editPalette { $0.remove(swatch.source) }
        }
        .disabled(picture.palette.swatches.count < 2)
      }
      .font(.subheadline)
      if others.count > 0 {
        Text("Merge into").font(.footnote).foregroundStyle(.secondary)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 22), spacing: 5)], spacing: 5) {
          ForEach(others) { other in
            Button {
              close()
              picture.editPalette { $0.merge(swatch.source, into: other.source) }
            } label: {
              Swatch(color: other.shown).frame(height: 22)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Merge into \(other.shown.text)")
          }
        }
      }
    }
  }

  private var others: [StudioPalette.Swatch] {
    picture.palette.swatches.filter { $0.shown != swatch.shown && !$0.isDropped }
  }

  private func recolor(_ color: HexColor) {
    picture.editPalette("color \(swatch.source.text)") { $0.recolor(swatch.source, to: color) }
  }
}

extension HexColor {
  /// The nearest color of eight bits a channel.
  init(_ color: Color) {
    self.init(color.resolve(in: EnvironmentValues()).cgColor)
  }
}
