import Filigree
import Foundation

/// Where a trace goes: a format, what the file will hold, and buttons that copy it and save it.
struct ExportSheet: View {
  let item: StudioItem
  let save: (ExportedFile) -> Void
  @State private var format = ExportFormat.svg
  @State private var file: ExportedFile?
  @State private var problem: String?
  @State private var isCopied = false
  @Environment(\.dismiss) private var dismiss

  /// Longer lines are hard to read.
  private static let width: CGFloat = 760

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Text("Export").font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
      }
      Picker("Format", selection: $format) {
        ForEach(ExportFormat.allCases, id: \.self) { Text($0.name).tag($0) }
      }
      .pickerStyle(.segmented)
      preview
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
          Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
      if let line {
        Text(verbatim: line)
          .font(.caption.monospaced())
          .foregroundStyle(.secondary)
          .lineLimit(3)
          .accessibilityLabel("Command line of the export")
          .accessibilityValue(line)
      }
      if let note = file?.note {
        Label(note, systemImage: "exclamationmark.triangle")
          .font(.caption)
          .foregroundStyle(.orange)
      }
      HStack(spacing: 10) {
        if let file {
          Text("\(file.name), \(StatusBar.size(file.data.count))")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        Spacer()
        if format.isSource {
          Button(isCopied ? "Copied" : "Copy", action: copy)
            .buttonStyle(.bordered)
            .disabled(file == nil)
        }
        Button("Save…") {
          if let file {
            dismiss()
            save(file)
          }
        }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
        .disabled(file == nil)
      }
    }
    .frame(maxWidth: Self.width)
    .padding(20)
    .frame(maxWidth: .infinity)
    .background(Color(.systemGroupedBackground))
    .task(id: format) { await make() }
  }

  @ViewBuilder private var preview: some View {
    if let problem {
      Text(problem).font(.footnote).foregroundStyle(.red).padding()
    } else if let file, file.format == format {
      if format.isSource {
        ScrollView {
          Text(verbatim: file.beginning)
            .font(.caption2.monospaced())
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(10)
        }
      } else if let image = file.preview {
        Image(decorative: image, scale: 1).resizable().scaledToFit().padding(10)
      }
    } else {
      ProgressView()
    }
  }

  /// The command line that writes the same file; nil for a drawing, of which the page shows another one.
  private var line: String? {
    guard case .picture(let picture) = item else { return nil }
    return picture.settings.commandLine(for: picture.path, as: format)
  }

  private func copy() {
    guard let file else { return }
    UIPasteboard.general.string = String(decoding: file.data, as: UTF8.self)
    isCopied = true
  }

  private func make() async {
    (file, problem, isCopied) = (nil, nil, false)
    do {
      switch item {
      case .picture(let picture):
        switch await picture.outcome(for: format) {
        case .done(let drawing, _):
          let settings = picture.tracedSettings ?? picture.settings
          file = try await ExportedFile.make(
            drawing, Exporter(settings: settings, picture: picture.name), format)
        case .failed(let text): problem = text
        case .cancelled: break
        }
      case .svg(let svg):
        file = try await ExportedFile.make(svg.list, svg.exporter, format)
      }
    } catch {
      problem = "\(error)"
    }
  }
}

/// A file that a trace was written as.
struct ExportedFile: Sendable {
  var name: String
  var format: ExportFormat
  var data: Data
  /// What of the drawing the format cannot say; nil where it says all.
  var note: String?
  /// How it looks, for formats that nobody reads.
  var preview: CGImage?

  /// The side of such a picture at most, in pixels.
  private static let previewSide: CGFloat = 640
  /// Of a text so much is shown.
  private static let shownBytes = 6000

  /// The first lines of a text.
  var beginning: String {
    let text = String(decoding: data.prefix(Self.shownBytes), as: UTF8.self)
    return data.count > Self.shownBytes ? text + "…" : text
  }

  /// Writes a trace beside the main actor.
  nonisolated static func make(
    _ drawing: TracedDrawing, _ exporter: Exporter, _ format: ExportFormat
  ) async throws -> ExportedFile {
    ExportedFile(
      try exporter.output(of: drawing, as: format), exporter, format,
      preview: format == .dxf ? outlines(of: drawing) : preview(of: drawing.displayList(), format))
  }

  /// Writes a drawing beside the main actor.
  nonisolated static func make(
    _ list: DisplayList, _ exporter: Exporter, _ format: ExportFormat
  ) async throws -> ExportedFile {
    ExportedFile(
      try exporter.output(of: list, as: format), exporter, format,
      preview: preview(of: list, format))
  }

  private init(
    _ output: Exporter.Output, _ exporter: Exporter, _ format: ExportFormat, preview: CGImage?
  ) {
    name = ExportName.file(for: exporter.picture, as: format)
    (self.format, data, note) = (format, output.data, output.note)
    self.preview = preview
  }

  private static func preview(of list: DisplayList, _ format: ExportFormat) -> CGImage? {
    if format.isSource { return nil }
    return try? Rasterizer(scale: previewScale(list.bounds)).render(list)
  }

  /// What DXF has of a trace.
  private static func outlines(of drawing: TracedDrawing) -> CGImage? {
    let scale = previewScale(drawing.page)
    let map = CGAffineTransform(scaleX: scale, y: scale)
    let list = drawing.outlines(bounds: drawing.page.applying(map), transform: map)
    return try? Rasterizer().render(list)
  }

  private static func previewScale(_ page: CGRect) -> CGFloat {
    min(previewSide / max(page.width, page.height, 1), 4)
  }
}
