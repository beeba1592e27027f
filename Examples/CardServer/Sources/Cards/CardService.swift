import Filigree
import Synchronization

/// Files of cards: drawn once for all who ask at the same time, kept, within limits.
final class CardService: Sendable {
  /// What tells files apart.
  struct Key: Hashable {
    let request: CardRequest
    let format: CardFormat
  }

  /// A card that is being drawn, and how many wait for it.
  private struct Drawing {
    let number: Int
    let task: Task<CardFile, any Error>
    var waiting = 1
  }

  private struct State {
    var cache: CardCache<Key>
    var drawings: [Key: Drawing] = [:]
    /// How many are being drawn, those included that nobody waits for any more.
    var drawingCount = 0
    var nextNumber = 0
  }

  /// The state of a service, for a page of metrics.
  struct Figures {
    var drawing = 0
    var files = 0
    var bytes = 0
    var evicted = 0
  }

  let settings: CardSettings
  let metrics: CardMetrics
  private let pool: RenderPool
  private let state: Mutex<State>

  init(settings: CardSettings, metrics: CardMetrics) {
    self.settings = settings
    self.metrics = metrics
    pool = RenderPool(threads: settings.threads)
    state = Mutex(State(cache: CardCache(capacity: settings.cacheBytes)))
  }

  var figures: Figures {
    state.withLock {
      Figures(
        drawing: $0.drawingCount, files: $0.cache.count, bytes: $0.cache.byteCount,
        evicted: $0.cache.evictionCount)
    }
  }

  /// Draws a card that nobody keeps, so that fonts and symbols are open when the first request comes.
  func warmUp() async throws {
    let request = CardRequest(title: "Warm", subtitle: "up", symbol: "star.fill")
    for format in CardFormat.allCases {
      let drawer = Drawer(request: request, format: format, level: settings.level)
      let list = try await drawer.displayList()
      _ = try await pool.run { check in try drawer.file(list, stages: Stages(), check: check) }
    }
  }

  /// The file if it is at hand.
  func kept(_ key: Key) -> CardFile? {
    let file = state.withLock { $0.cache.file(of: key) }
    if file != nil { metrics.hits.increment() }
    return file
  }

  /// The file, drawn if it is not at hand and nobody else draws it already.
  ///
  /// When the task is cancelled it throws, and if it was the last to wait the drawing ends between two stages.
  ///
  /// - Throws: `CardProblem` where there is too much to do, or where it took too long.
  func file(_ key: Key) async throws -> CardFile {
    let (number, task): (Int, Task<CardFile, any Error>)
    switch try join(key) {
    case .kept(let file): return file
    case .drawn(let drawingNumber, let drawing): (number, task) = (drawingNumber, drawing)
    }
    return try await withTaskCancellationHandler {
      let file = try await task.value
      try Task.checkCancellation()
      return file
    } onCancel: {
      leave(key, number)
    }
  }

  /// How a request gets its file.
  private enum Way {
    case kept(CardFile)
    case drawn(number: Int, by: Task<CardFile, any Error>)
  }

  /// Takes what has come to hand since it was looked for, waits with others, or begins.
  private func join(_ key: Key) throws(CardProblem) -> Way {
    let way = state.withLock { state -> Way? in
      if let file = state.cache.file(of: key) {
        metrics.hits.increment()
        return .kept(file)
      }
      if let drawing = state.drawings[key] {
        state.drawings[key]?.waiting += 1
        metrics.shared.increment()
        return .drawn(number: drawing.number, by: drawing.task)
      }
      guard state.drawingCount < settings.cards else { return nil }
      state.drawingCount += 1
      state.nextNumber += 1
      let number = state.nextNumber
      let task = Task { try await draw(key, number) }
      state.drawings[key] = Drawing(number: number, task: task)
      return .drawn(number: number, by: task)
    }
    guard let way else { throw .busy(settings.cards) }
    return way
  }

  /// Waits no more.
  private func leave(_ key: Key, _ number: Int) {
    let abandoned = state.withLock { state -> Task<CardFile, any Error>? in
      guard let drawing = state.drawings[key], drawing.number == number else { return nil }
      state.drawings[key]?.waiting -= 1
      guard drawing.waiting == 1 else { return nil }
      state.drawings[key] = nil
      return drawing.task
    }
    guard let abandoned else { return }
    metrics.abandoned.increment()
    abandoned.cancel()
  }

  /// Draws, keeps the file, and makes room for others.
  private func draw(_ key: Key, _ number: Int) async throws -> CardFile {
    var drawn: CardFile?
    defer {
      state.withLock { state in
        if let drawn { state.cache.insert(drawn, for: key) }
        if state.drawings[key]?.number == number { state.drawings[key] = nil }
        state.drawingCount -= 1
      }
    }
    let start = ContinuousClock.now
    let file = try await withThrowingTaskGroup(of: CardFile.self) { group in
      group.addTask { try await self.stages(key) }
      group.addTask { [settings] in
        try await Task.sleep(for: settings.time)
        throw CardProblem.tooSlow(settings.time)
      }
      defer { group.cancelAll() }
      // There are two children, so one of them is the first.
      return try await group.next()!
    }
    metrics.whole.record(.now - start)
    drawn = file
    return file
  }

  /// One stage after the other, as long as somebody waits.
  private func stages(_ key: Key) async throws -> CardFile {
    let drawer = Drawer(request: key.request, format: key.format, level: settings.level)
    let stages = metrics.stages
    let list = try await MainActor.run {
      try Task.checkCancellation()
      return try stages.measure(.view) { try drawer.displayList() }
    }
    let data = try await pool.run { check in
      try drawer.file(list, stages: stages, check: check)
    }
    return CardFile(data)
  }
}
