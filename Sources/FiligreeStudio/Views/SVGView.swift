import Filigree
import Foundation

/// An SVG file, and the Swift source that it becomes.
struct SVGView: View {
  @Bindable var svg: StudioSVG
  let isWide: Bool

  var body: some View {
    let layout =
      isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      DrawingPane(list: svg.list)
      Divider()
      VStack(alignment: .leading, spacing: 10) {
        controls
        Divider()
        source
        Text(verbatim: svg.commandLine)
          .font(.caption.monospaced())
          .foregroundStyle(.secondary)
          .textSelection(.enabled)
      }
      .padding(12)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color(.systemBackground))
    }
    .task(id: Wanted(settings: svg.settings, style: svg.style)) { await svg.write() }
  }

  private struct Wanted: Equatable {
    var settings: TraceSettings
    var style: SwiftSourceWriter.Style
  }

  private var controls: some View {
    VStack(alignment: .leading, spacing: 8) {
      MenuRow(
        title: "Swift for", value: $svg.settings.sourceAPI,
        choices: [
          (.swiftui, "SwiftUI"), (.canvas, "Canvas"), (.uikit, "UIKit"),
          (.coregraphics, "Core Graphics"),
        ])
      MenuRow(
        title: "As", value: $svg.style,
        choices: [(.automatic, "What suits"), (.shape, "A shape"), (.view, "A view")])
      Stepper(value: $svg.settings.fractionDigits, in: TraceSettings.fractionDigitRange) {
        Text("Digits: \(svg.settings.fractionDigits)").font(.subheadline)
      }
      ForEach(svg.warnings.prefix(3), id: \.self) { warning in
        Label(warning, systemImage: "exclamationmark.triangle")
          .font(.caption)
          .foregroundStyle(.orange)
      }
    }
  }

  @ViewBuilder private var source: some View {
    if let problem = svg.problem {
      Text(problem).font(.footnote).foregroundStyle(.red)
      Spacer()
    } else if let source = svg.source {
      HStack {
        Text(StatusBar.size(source.data.count)).font(.footnote).foregroundStyle(.secondary)
        Spacer()
        Button("Copy") {
          UIPasteboard.general.string = String(decoding: source.data, as: UTF8.self)
        }
        .font(.footnote)
        .accessibilityLabel("Copy source")
      }
      ScrollView {
        Text(verbatim: source.beginning)
          .font(.caption2.monospaced())
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// A drawing, as large as fits.
private struct DrawingPane: View {
  let list: DisplayList
  @State private var image: CGImage?
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    GeometryReader { proxy in
      let scale = StageLayout.fit(list.bounds.size, in: proxy.size)
      ZStack {
        if let image {
          Image(decorative: image, scale: 1)
            .resizable()
            .frame(width: list.bounds.width * scale, height: list.bounds.height * scale)
            .background { Checkerboard() }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .task(id: scale) { image = await Self.image(of: list, scale * displayScale) }
    }
    .accessibilityLabel("Drawing")
  }

  private nonisolated static func image(of list: DisplayList, _ scale: CGFloat) async -> CGImage? {
    try? Rasterizer(scale: scale).render(list)
  }
}
