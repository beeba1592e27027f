import Filigree
import Foundation

/// The whole page: a toolbar, a stage, and settings beside it, or below it on a phone.
struct StudioView: View {
  @Bindable var model: StudioModel
  @State private var isExporting = false
  @State private var isImporting = false
  /// What is to be saved.
  @State private var exported: ExportedFile?
  /// Whether something is dragged over the page.
  @State private var isTargeted = false

  /// From this width on, in points, there is room for settings beside the stage.
  static let wideWidth: CGFloat = 760
  static let panelWidth: CGFloat = 320

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= Self.wideWidth
      VStack(spacing: 0) {
        StudioToolbar(
          model: model, isWide: isWide,
          actions: StudioActions(open: { isImporting = true }, export: { isExporting = true }))
        Divider()
        if model.items.count > 1 {
          FileStrip(model: model)
          Divider()
        }
        content(isWide: isWide, height: proxy.size.height)
      }
    }
    .background(Color(.systemGroupedBackground))
    .sheet(isPresented: $isExporting) {
      if let item = model.selected { ExportSheet(item: item) { exported = $0 } }
    }
    .fileImporter(
      isPresented: $isImporting, allowedContentTypes: StudioFile.types,
      allowsMultipleSelection: true
    ) { answer in
      Task { await model.open(answer) }
    }
    .fileExporter(
      isPresented: Binding(get: { exported != nil }, set: { if !$0 { exported = nil } }),
      document: exported.map(ExportDocument.init), contentType: exported?.format.type ?? .svg,
      defaultFilename: exported?.name
    ) { result in
      if case .failure(let error) = result { model.message = error.localizedDescription }
    }
    .onDrop(of: [.image, .data], isTargeted: $isTargeted) { providers in
      Task { await model.open(providers) }
      return true
    }
    .onPasteCommand(of: [.image, .svg]) { providers in
      Task { await model.open(providers) }
    }
    .overlay {
      if isTargeted {
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(Color.accentColor, style: StrokeStyle(lineWidth: 3, dash: [10, 6]))
          .background(Color.accentColor.opacity(0.08))
          .padding(8)
          .allowsHitTesting(false)
      }
    }
    .alert(
      "Some files could not be opened",
      isPresented: Binding(get: { model.message != nil }, set: { if !$0 { model.message = nil } })
    ) {
      Button("OK") {}
    } message: {
      Text(model.message ?? "")
    }
  }

  @ViewBuilder
  private func content(isWide: Bool, height: CGFloat) -> some View {
    switch model.selected {
    case .picture(let picture):
      if isWide {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            PictureStage(model: model, picture: picture)
            Divider()
            footer(picture)
          }
          Divider()
          SettingsPanel(picture: picture, showsCommandLine: false)
            .frame(width: Self.panelWidth)
        }
        .id(picture.id)
      } else {
        VStack(spacing: 0) {
          PictureStage(model: model, picture: picture)
            .frame(height: max((height * 0.42).rounded(), 120))
          Divider()
          StatusBar(picture: picture)
            .padding(.horizontal, 12)
            .frame(height: 30)
            .background(Color(.systemBackground))
          Divider()
          SettingsPanel(picture: picture, showsCommandLine: true)
        }
        .id(picture.id)
      }
    case .svg(let svg): SVGView(svg: svg, isWide: isWide).id(svg.id)
    case nil: EmptyStudio { isImporting = true }
    }
  }

  private func footer(_ picture: StudioPicture) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      StatusBar(picture: picture)
      CommandLineText(picture: picture, lines: 2)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(Color(.systemBackground))
  }
}

/// The opened files, of which one is worked at.
private struct FileStrip: View {
  @Bindable var model: StudioModel

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 6) {
        ForEach(model.items) { item in
          let isSelected = item.id == model.selection
          HStack(spacing: 2) {
            Button {
              model.selection = item.id
            } label: {
              Text(item.name)
                .font(.footnote.weight(isSelected ? .semibold : .regular))
                .lineLimit(1)
                .frame(maxWidth: 160)
                .fixedSize(horizontal: true, vertical: false)
                .padding(.leading, 12)
                .frame(height: 28)
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
            Button {
              model.close(item.id)
            } label: {
              Image(systemName: "xmark").font(.caption2.weight(.bold)).frame(width: 24, height: 28)
                .foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Close \(item.name)")
          }
          .background(
            isSelected ? Color(.tertiarySystemFill) : .clear, in: RoundedRectangle(cornerRadius: 8))
        }
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 5)
    }
    .scrollIndicators(.hidden)
    .background(Color(.systemBackground))
  }
}

/// What is shown before there is a file.
private struct EmptyStudio: View {
  let open: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("Drop a picture here", systemImage: "photo.on.rectangle")
    } description: {
      Text("or paste one. PNG, JPEG, WebP and PNM become shapes; an SVG file becomes Swift.")
    } actions: {
      Button("Open…", action: open).buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
