// Draws the pictures of Documentation/Symbols.md:
// `swift run SymbolGallery Documentation/Pictures/symbols`.
import Filigree
import Foundation

@main
enum Main {
  @MainActor static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: SymbolGallery FOLDER\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try draw(Compositions(), named: "compositions", in: folder)
    try draw(Weights(), named: "weights", in: folder)
    try draw(Modes(), named: "modes", in: folder)
    try draw(Values(), named: "values", in: folder)
  }

  @MainActor private static func draw(
    _ view: some View, named name: String, in folder: URL
  ) throws {
    let renderer = ImageRenderer(content: view.padding(16).background(.white))
    renderer.scale = 2
    try renderer.uiImage?.pngData()?.write(to: folder.appendingPathComponent("\(name).png"))
  }
}

/// A symbol above its name.
struct Named: View {
  let name: String
  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: name).font(.system(size: 32)).frame(height: 44)
      Text(name).font(.system(size: 9)).foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(width: 112)
  }
}

/// What is composed by the grammar of names.
struct Compositions: View {
  private let rows = [
    [
      "leaf", "leaf.circle", "leaf.circle.fill", "leaf.square.fill", "leaf.slash",
      "leaf.badge.plus",
    ],
    [
      "tortoise", "tortoise.circle", "tortoise.fill", "crown.square", "crown.slash",
      "hare.app.fill",
    ],
    [
      "lock.icloud", "heart.bubble", "star.shield.fill", "drop.triangle.fill", "42.circle.fill",
      "gobackward.45",
    ],
  ]
  var body: some View {
    VStack(spacing: 14) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 4) { ForEach(row, id: \.self) { Named(name: $0) } }
      }
    }
  }
}

/// The nine weights and the three scales.
struct Weights: View {
  private let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(["bell", "trash", "star.circle.fill", "folder.badge.gearshape"], id: \.self) { name in
        HStack(spacing: 0) {
          ForEach(Array(weights.enumerated()), id: \.offset) { _, weight in
            Image(systemName: name).font(.system(size: 32, weight: weight)).frame(width: 60)
          }
          ForEach(Array([Image.Scale.small, .medium, .large].enumerated()), id: \.offset) {
            _, scale in
            Image(systemName: name).font(.system(size: 28)).imageScale(scale).frame(width: 54)
          }
        }
      }
    }
  }
}

/// The four rendering modes.
struct Modes: View {
  private let names = [
    "xmark.circle.fill", "exclamationmark.triangle.fill", "star.circle", "calendar.badge.clock",
    "cloud.sun.rain.fill", "bubble.left.and.bubble.right.fill", "person.3.fill", "heart.slash.fill",
  ]
  var body: some View {
    Grid(horizontalSpacing: 18, verticalSpacing: 14) {
      row("monochrome", .monochrome)
      row("hierarchical", .hierarchical)
      row("palette", .palette)
      row("multicolor", .multicolor)
    }
  }

  private func row(_ title: String, _ mode: SymbolRenderingMode) -> some View {
    GridRow {
      Text(title).font(.system(size: 12)).foregroundStyle(.secondary)
        .gridColumnAlignment(.leading)
      ForEach(names, id: \.self) { name in
        if mode == .palette {
          Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.orange, .indigo)
        } else {
          Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.indigo)
        }
      }
      .font(.system(size: 34))
    }
  }
}

/// Symbols at values.
struct Values: View {
  private let names = ["wifi", "speaker.wave.3.fill", "cellularbars", "dot.radiowaves.right"]
  private let values = [0, 0.25, 0.5, 0.75, 1]
  var body: some View {
    Grid(horizontalSpacing: 26, verticalSpacing: 12) {
      GridRow {
        ForEach(values, id: \.self) { value in
          Text("\(Int(value * 100)) %").font(.system(size: 11)).foregroundStyle(.secondary)
        }
      }
      ForEach(names, id: \.self) { name in
        GridRow {
          ForEach(values, id: \.self) { value in
            Image(systemName: name, variableValue: value).font(.system(size: 30))
          }
        }
      }
    }
  }
}
