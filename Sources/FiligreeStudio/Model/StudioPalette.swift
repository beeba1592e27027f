import Filigree

/// The colors of a trace, to be edited.
struct StudioPalette: Hashable, Sendable {
  struct Swatch: Hashable, Sendable, Identifiable {
    /// The color that the tracer has found, or was told.
    var source: HexColor
    /// The color that its shapes have.
    var shown: HexColor
    /// What a palette's file calls it.
    var name: String?
    /// Whether its shapes are left out.
    var isDropped = false

    var id: HexColor { source }
  }

  /// The most colors that the tracer can be told.
  static let limit = TraceSettings.counts.upperBound

  private(set) var swatches: [Swatch]

  init(
    _ colors: [HexColor], _ recoloring: [TraceSettings.Recoloring], dropped: Set<HexColor> = []
  ) {
    swatches = colors.map { color in
      Swatch(
        source: color, shown: recoloring.last { $0.from == color }?.to ?? color,
        isDropped: dropped.contains(color))
    }
  }

  /// Whether there are too many to be told one by one.
  var isTooLarge: Bool { swatches.count > Self.limit }

  /// Gives the shapes of a color another one; those of one color become one.
  mutating func recolor(_ source: HexColor, to new: HexColor) {
    for index in swatches.indices where swatches[index].source == source {
      swatches[index].shown = new
    }
  }

  /// Gives the shapes of a color another swatch's color, so that both become one.
  mutating func merge(_ source: HexColor, into other: HexColor) {
    guard let target = swatches.first(where: { $0.source == other }) else { return }
    recolor(source, to: target.shown)
  }

  /// Takes a color away: its pixels go to the nearest of the others.
  ///
  /// The last one stays.
  mutating func remove(_ source: HexColor) {
    guard swatches.count > 1 else { return }
    swatches.removeAll { $0.source == source }
  }

  /// Adds a color, unless it is there or there is no room.
  mutating func add(_ color: HexColor) {
    guard swatches.count < Self.limit, !swatches.contains(where: { $0.source == color }) else {
      return
    }
    swatches.append(Swatch(source: color, shown: color))
  }

  /// Gives the colors the names that a palette's file has for them.
  func named(_ file: PaletteFile) -> StudioPalette {
    var all = self
    for index in all.swatches.indices {
      all.swatches[index].name = file.entries.first { $0.color == swatches[index].source }?.name
    }
    return all
  }

  /// The palette as a file: the colors as they are shown, each once, without those that are left out.
  func file(as path: String) -> PaletteFile {
    var file = PaletteFile(path: path, entries: [])
    for swatch in swatches where !swatch.isDropped {
      guard !file.entries.contains(where: { $0.color == swatch.shown }) else { continue }
      let name = swatch.shown == swatch.source ? swatch.name : nil
      file.entries.append(PaletteFile.Entry(color: swatch.shown, name: name))
    }
    return file
  }

  /// Tells the tracer these colors, and no others; those of a palette's file stay the file's while they are all there.
  func apply(to settings: inout TraceSettings) {
    let colors = swatches.map(\.source)
    var isFile = false
    if case .palette(let file) = settings.colors { isFile = file.colors == colors }
    if !isFile { settings.colors = .list(colors) }
    settings.recoloring = swatches.filter { $0.shown != $0.source }.map {
      TraceSettings.Recoloring(from: $0.source, to: $0.shown)
    }
  }
}

extension StudioPicture {
  /// The colors of the trace: those that were told, or those that were found; those that are left out among them.
  var palette: StudioPalette {
    let dropped = drawing?.droppedColors ?? []
    if let list = settings.colors.list {
      let palette = StudioPalette(list, settings.recoloring, dropped: Set(dropped))
      if case .palette(let file) = settings.colors { return palette.named(file) }
      return palette
    }
    return StudioPalette((drawing?.palette ?? []) + dropped, [], dropped: Set(dropped))
  }

  /// Traces in the colors of a palette's file.
  func use(_ file: PaletteFile) {
    change {
      ($0.kind, $0.colors, $0.recoloring) = (.colors, .palette(file), [])
    }
  }

  /// Leaves the shapes of a color out: they become transparent.
  func drop(_ color: HexColor) {
    change { if !$0.droppedColors.contains(color) { $0.droppedColors.append(color) } }
  }

  /// Brings the shapes of a color back, and where it was left out with others these as well.
  func bringBack(_ color: HexColor) {
    change { settings in
      if settings.droppedColors.contains(color) {
        settings.droppedColors.removeAll { $0 == color }
      } else {
        (settings.dropsBackground, settings.droppedColors) = (false, [])
      }
    }
  }

  /// Edits the palette: from now on the tracer is told its colors.
  func editPalette(_ thing: String? = nil, _ body: (inout StudioPalette) -> Void) {
    var new = palette
    body(&new)
    guard new != palette, !new.isTooLarge, !new.swatches.isEmpty else { return }
    change(thing) { new.apply(to: &$0) }
  }
}
