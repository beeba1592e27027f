import Filigree
import Foundation
import Observation

/// What a page of the studio shows: the opened files, and which of them is worked at.
@MainActor
@Observable
final class StudioModel {
  /// The most files that may be open: each keeps its pixels.
  nonisolated static let mostFiles = 32

  private(set) var items: [StudioItem] = []
  var selection: Int?
  var stage = StageState()
  /// What is to be told, as of files that could not be opened; nil for nothing.
  var message: String?
  @ObservationIgnored private var lastID = 0

  var selected: StudioItem? { items.first { $0.id == selection } }

  /// The picture that is worked at, if it is one.
  var picture: StudioPicture? {
    if case .picture(let picture)? = selected { picture } else { nil }
  }

  /// Opens files, and shows the last of them; of those that cannot be opened a message says why.
  func open(_ files: [StudioFile]) async {
    var problems: [String] = []
    for file in files {
      guard items.count < Self.mostFiles else {
        problems.append("\(file.name): \(Self.mostFiles) files are open, which is the most.")
        continue
      }
      do {
        if PaletteFile.isPalette(file.name) {
          guard let picture else {
            problems.append("\(file.name): A palette is for a picture, and none is open.")
            continue
          }
          picture.use(try PaletteFile(file))
          continue
        }
        add(try await file.opened(), of: file)
      } catch {
        problems.append("\(file.name): \(error)")
      }
    }
    if !problems.isEmpty { message = problems.joined(separator: "\n") }
  }

  private func add(_ content: StudioFile.Content, of file: StudioFile) {
    lastID += 1
    switch content {
    case .svg(let document): items.append(.svg(StudioSVG(document, of: file, id: lastID)))
    case .picture(let image):
      // What was set for one picture is likely to be wanted for the next.
      let picture = StudioPicture(
        image, of: file, id: lastID,
        settings: picture?.settings.forAnotherPicture ?? TraceSettings())
      items.append(.picture(picture))
      picture.retrace()
    }
    selection = lastID
    stage.zoom = nil
  }

  /// Closes a file, and shows the one beside it.
  func close(_ id: Int) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items.remove(at: index)
    guard selection == id else { return }
    selection = items.isEmpty ? nil : items[min(index, items.count - 1)].id
  }
}

/// An opened file.
enum StudioItem: Identifiable {
  case picture(StudioPicture)
  case svg(StudioSVG)

  var id: Int {
    switch self {
    case .picture(let picture): picture.id
    case .svg(let svg): svg.id
    }
  }

  @MainActor var name: String {
    switch self {
    case .picture(let picture): picture.name
    case .svg(let svg): svg.name
    }
  }
}

extension TraceSettings {
  /// The same without what belongs to one picture: its own colors, and names.
  var forAnotherPicture: TraceSettings {
    var all = self
    // A palette's file is for all pictures.
    if case .list = colors { all.colors = .automatic }
    (all.recoloring, all.droppedColors) = ([], [])
    all.typeName = ""
    return all
  }
}

/// How the stage shows a picture and its trace.
struct StageState: Hashable, Sendable {
  enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The picture and the trace, side by side.
    case beside
    /// The trace over the picture.
    case over
    /// The trace alone.
    case trace
  }

  var mode = Mode.beside
  /// How much of the trace is seen over the picture, 0…1.
  var opacity = 0.5
  var showsOutlines = false
  var showsNodes = false
  /// Points of the screen for a unit of the page; nil for as much as fits.
  var zoom: CGFloat?

  /// What a button or a key has asked the stage for; the stage takes it away.
  var zoomRequest: ZoomRequest?

  enum ZoomRequest: Hashable, Sendable {
    case `in`
    case out
    case fit
  }

  static let zooms: ClosedRange<CGFloat> = 0.02...64
}
