import Filigree
import Foundation
import Observation

/// An opened picture: its settings with their history, and its trace, which follows them.
@MainActor
@Observable
final class StudioPicture: Identifiable {
  /// A trace takes longer than this, in seconds, if a coarse answer comes first: what people take for "at once".
  nonisolated static let atOnce = 0.1
  /// The longer side of a coarse answer's picture, in pixels: traced in about 30 ms.
  nonisolated static let coarseSide = 400
  /// Pictures of no more pixels than this have their first trace without a coarse one before it.
  nonisolated static let smallPixels = 512 * 512

  nonisolated let id: Int
  /// The file's name, without folders.
  let name: String
  /// The name by which the command line finds the file.
  let path: String
  private let data: Data
  private(set) var image: CGImage
  private(set) var history: History<TraceSettings>

  /// The last trace that is done.
  private(set) var drawing: TracedDrawing?
  /// The settings of ``drawing``.
  private(set) var tracedSettings: TraceSettings?
  /// Whether ``drawing`` is of a smaller picture, until the whole one is traced.
  private(set) var isCoarse = false
  private(set) var isTracing = false
  /// Why there is no trace of the present settings; nil while all is well.
  private(set) var problem: String?
  /// Whether the time that a trace took is told: another one each time.
  var showsTime = true
  /// What the stage shows.
  private(set) var pixels: [StageContent: StageImage] = [:]

  /// What is in sight, and of what.
  @ObservationIgnored private var viewport: Viewport?
  @ObservationIgnored private var contents: Set<StageContent> = []
  @ObservationIgnored private var renderedDrawing: [StageContent: Int] = [:]
  @ObservationIgnored private var isRendering = false
  /// Counts the settings that were asked for; each trace has the number of its own.
  @ObservationIgnored private var asked = 0
  @ObservationIgnored private var shown = 0
  @ObservationIgnored private var isCancellable = false
  @ObservationIgnored private var worker: Task<Void, Never>?
  @ObservationIgnored private var tracing: Task<Outcome, Never>?
  @ObservationIgnored private var lastSeconds: [TraceSettings.Kind: Double] = [:]
  @ObservationIgnored private var limits = PictureLimits.default

  /// What a trace has come to.
  enum Outcome: Sendable {
    case done(TracedDrawing, [StageContent: StageImage])
    case failed(String)
    case cancelled
  }

  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - file: Its file.
  ///   - id: The picture's number.
  ///   - settings: How it is traced at first.
  init(_ image: CGImage, of file: StudioFile, id: Int, settings: TraceSettings = TraceSettings()) {
    self.id = id
    self.image = image
    name = file.name
    path = file.path
    data = file.data
    history = History(settings)
  }

  var settings: TraceSettings { history.current }

  /// The page of the trace in its units, or the picture's until there is one.
  var page: CGRect {
    drawing?.page
      ?? CGRect(
        x: 0, y: 0, width: CGFloat(image.width) * settings.scale,
        height: CGFloat(image.height) * settings.scale)
  }

  // MARK: Settings

  /// Changes a setting; see ``History/change(to:of:)``.
  func change(_ thing: String? = nil, _ body: (inout TraceSettings) -> Void) {
    var new = settings
    body(&new)
    guard new != settings else { return }
    history.change(to: new, of: thing)
    retrace()
  }

  func endChange() { history.endChange() }

  func undo() {
    history.undo()
    retrace()
  }

  func redo() {
    history.redo()
    retrace()
  }

  // MARK: Tracing

  /// Traces anew if the settings are not those of the trace; a trace that is under way goes on with them.
  func retrace() {
    guard settings.drawn != tracedSettings?.drawn || isCoarse || worker != nil else {
      let isSameFile = settings == tracedSettings
      tracedSettings = settings
      problem = nil
      if !isSameFile { Task { await countBytes() } }
      return
    }
    asked += 1
    if isCancellable { tracing?.cancel() }
    guard worker == nil else { return }
    isTracing = true
    worker = Task { await work() }
  }

  /// Traces until the last settings that were asked for are traced.
  private func work() async {
    while shown < asked {
      let number = asked
      let settings = settings
      let isSlow = lastSeconds[settings.kind].map { $0 > Self.atOnce }
      if isSlow ?? (image.width * image.height > Self.smallPixels) {
        let coarse = await outcome(settings, longestSide: Self.coarseSide)
        // A coarse answer to an older question is better than none, while a slider is dragged.
        if case .done(let drawing, let pixels) = coarse {
          show(drawing, pixels, settings, isCoarse: true)
        }
        guard number == asked else { continue }
        isCancellable = true
      }
      let whole = await outcome(settings, longestSide: .max)
      isCancellable = false
      switch whole {
      case .cancelled:
        continue
      case .done(let drawing, let pixels):
        lastSeconds[settings.kind] = drawing.statistics.seconds
        show(drawing, pixels, settings, isCoarse: false)
        if number == asked { problem = nil }
      case .failed(let text):
        if number == asked { problem = text }
      }
      shown = number
    }
    worker = nil
    isTracing = false
    await countBytes()
    render()
  }

  private func outcome(_ settings: TraceSettings, longestSide: Int) async -> Outcome {
    let new = PictureLimits(
      maximumPixels: settings.maximumPixels, maximumMemory: settings.maximumMemory,
      maximumScannedPixels: settings.maximumScannedPixels)
    if new != limits {
      // Other limits may refuse the file.
      do {
        image = try await Self.decoded(data, new)
        limits = new
      } catch {
        return .failed("\(error)")
      }
    }
    let (image, viewport) = (image, viewport)
    let contents = contents.subtracting([.picture])
    let task = Task {
      await Self.traced(image, settings, longestSide, viewport, contents)
    }
    tracing = task
    defer { tracing = nil }
    return await task.value
  }

  /// The trace for a format: another one than the page's where the format cannot hold what the page shows.
  func outcome(for format: ExportFormat) async -> Outcome {
    await settled()
    guard let drawing, let settings = tracedSettings, problem == nil else {
      return .failed(problem ?? "There is no trace.")
    }
    let needed = settings.drawn(for: format)
    if needed == settings.drawn { return .done(drawing, [:]) }
    return await Self.traced(image, needed, .max, nil, [])
  }

  private nonisolated static func decoded(
    _ data: Data, _ limits: PictureLimits
  ) async throws -> CGImage { try CGImage(data: data, limits: limits) }

  /// Traces beside the main actor, and draws what the stage needs of it.
  private nonisolated static func traced(
    _ image: CGImage, _ settings: TraceSettings, _ longestSide: Int, _ viewport: Viewport?,
    _ contents: Set<StageContent>
  ) async -> Outcome {
    do {
      let drawing = try PictureTracer(settings: settings).trace(image, longestSide: longestSide)
      var pixels: [StageContent: StageImage] = [:]
      if let viewport {
        for content in contents {
          pixels[content] = StageImage.make(
            content, of: image, drawing, page: drawing.page, for: viewport)
        }
      }
      return .done(drawing, pixels)
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failed("\(error)")
    }
  }

  private func show(
    _ drawing: TracedDrawing, _ new: [StageContent: StageImage], _ settings: TraceSettings,
    isCoarse: Bool
  ) {
    self.drawing = drawing
    self.isCoarse = isCoarse
    tracedSettings = settings
    version += 1
    for (content, image) in new {
      pixels[content] = image
      renderedDrawing[content] = version
    }
    render()
  }

  /// Counts the traces that were shown.
  @ObservationIgnored private(set) var version = 0

  /// Counts the bytes of the trace as SVG, which takes a while.
  private func countBytes() async {
    guard let drawing, let settings = tracedSettings, !isCoarse else { return }
    let version = version
    let count = await Self.bytes(of: drawing, settings, name)
    guard version == self.version, settings == tracedSettings, worker == nil else { return }
    self.drawing?.statistics.bytes = count
  }

  private nonisolated static func bytes(
    of drawing: TracedDrawing, _ settings: TraceSettings, _ name: String
  ) async -> Int {
    let output = try? Exporter(settings: settings, picture: name).output(of: drawing, as: .svg)
    return output?.data.count ?? 0
  }

  /// Waits until the trace is that of the settings.
  func settled() async {
    while let worker { await worker.value }
  }

  // MARK: The stage

  /// Sets what the stage shows; what is not there as pixels is drawn beside.
  func look(at viewport: Viewport, _ contents: Set<StageContent>) {
    guard viewport != self.viewport || contents != self.contents else { return }
    self.viewport = viewport
    self.contents = contents
    render()
  }

  /// What is to be drawn anew.
  private func missing(_ viewport: Viewport) -> Set<StageContent> {
    contents.filter { content in
      if content != .picture {
        guard drawing != nil else { return false }
        if renderedDrawing[content] != version { return true }
      }
      return pixels[content].map { !$0.suits(viewport, page: page) } ?? true
    }
  }

  private func render() {
    guard !isRendering, let viewport else { return }
    let missing = missing(viewport)
    guard !missing.isEmpty else { return }
    isRendering = true
    let (image, drawing, page, version) = (image, drawing, page, version)
    Task {
      let new = await Self.rendered(missing, image, drawing, page, viewport)
      isRendering = false
      for content in missing {
        pixels[content] = new[content]
        renderedDrawing[content] = version
      }
      // What has been asked for meanwhile; what cannot be drawn is not asked for again.
      if viewport != self.viewport || version != self.version { render() }
    }
  }

  private nonisolated static func rendered(
    _ contents: Set<StageContent>, _ image: CGImage, _ drawing: TracedDrawing?, _ page: CGRect,
    _ viewport: Viewport
  ) async -> [StageContent: StageImage] {
    var all: [StageContent: StageImage] = [:]
    for content in contents {
      all[content] = StageImage.make(content, of: image, drawing, page: page, for: viewport)
    }
    return all
  }
}
