import Filigree

/// Makes the file of a card, in stages.
///
/// A view is evaluated and laid out on the main actor; what comes out, a display list, is a value that any thread can draw.
struct Drawer: Sendable {
  let request: CardRequest
  let format: CardFormat
  /// How hard a PNG is packed.
  let level: Int

  /// The first stage: what is drawn.
  @MainActor func displayList() throws -> DisplayList {
    let card = Card(
      title: request.title, subtitle: request.subtitle, theme: request.theme,
      symbol: request.symbol, fontFamily: request.font)
    let renderer = ImageRenderer(content: card)
    renderer.scale = CGFloat(request.scale)
    guard let list = renderer.displayList else {
      throw CardProblem(.internalServerError, "the card has no area")
    }
    return list
  }

  /// The pixels: the second stage of a picture.
  ///
  /// On the calling thread alone, for as many cards are drawn at once as there are
  /// processors.
  private func pixels(_ list: DisplayList) throws -> CGImage {
    // The ground covers all; with an opaque page below it, the file needs no opacity.
    try Rasterizer(scale: CGFloat(request.scale), threads: 1, background: .black).render(list)
  }

  /// The file, on any thread.
  ///
  /// - Parameters:
  ///   - list: What the first stage has made.
  ///   - stages: Told how long each of the further ones takes.
  ///   - check: Called between two of them; what it throws ends the work.
  /// - Returns: The file's bytes.
  /// - Throws: What `check` throws, and errors of drawing and encoding.
  func file(
    _ list: DisplayList, stages: Stages, check: () throws -> Void
  ) throws -> Data {
    guard format != .svg else {
      return stages.measure(.encode) {
        let writer = SVGWriter(fractionDigits: 2, title: request.title)
        let document = writer.document(list) { try? pixels($0) }
        return Data(document.bytes)
      }
    }
    let picture = try stages.measure(.raster) { try pixels(list) }
    try check()
    return try stages.measure(.encode) {
      try picture.encoded(as: format == .png ? .compressedPNG(level: level) : .webp(quality: 0.9))
    }
  }
}
