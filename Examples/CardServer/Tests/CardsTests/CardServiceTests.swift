import Filigree
import Synchronization
import Testing

@testable import Cards

/// What is drawn, for whom, and within which limits.
@Suite struct CardServiceTests {
  private func key(_ title: String) -> CardService.Key {
    CardService.Key(request: CardRequest(title: title), format: .svg)
  }

  private func service(_ settings: CardSettings) -> CardService {
    CardService(settings: settings, metrics: CardMetrics())
  }

  @Test func whoAsksAtOnceSharesOneDrawing() async throws {
    let service = service(CardSettings(threads: 2))
    let tags = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<50 {
        group.addTask { try await service.file(self.key("one")).eTag }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(tags.count == 1)
    // A request that came after the end found the file.
    #expect(service.metrics.stages[.view].count == 1)
    #expect(service.metrics.shared.value + service.metrics.hits.value == 49)
    #expect(service.figures.files == 1)
    #expect(service.figures.drawing == 0)
  }

  @Test func tooManyAreRefusedAndNoneIsLost() async throws {
    let service = service(CardSettings(threads: 1, cards: 4))
    let (drawn, refused) = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          do {
            _ = try await service.file(self.key("card \(number)"))
            return true
          } catch let problem as CardProblem {
            #expect(problem == .busy(4))
            #expect(problem.retryAfter == 1)
            return false
          } catch {
            Issue.record(error)
            return false
          }
        }
      }
      return await group.reduce(into: (0, 0)) { if $1 { $0.0 += 1 } else { $0.1 += 1 } }
    }
    #expect(drawn + refused == 200)
    #expect(drawn >= 4)
    #expect(refused > 0)
    #expect(service.figures.drawing == 0)
    // There is room again.
    _ = try await service.file(key("later"))
  }

  @Test func aCardThatTakesTooLongIsAnswered() async throws {
    let service = service(CardSettings(threads: 1, time: .zero))
    // The main actor is held, so that the card cannot be ready first.
    let drawing = await MainActor.run {
      let drawing = Task.detached { try await service.file(self.key("slow")) }
      Thread.sleep(forTimeInterval: 0.2)
      return drawing
    }
    await #expect(throws: CardProblem.tooSlow(.zero)) { try await drawing.value }
  }

  @Test func whatNobodyWaitsForEnds() async throws {
    let service = service(CardSettings(threads: 1))
    // No view is evaluated before all have been asked for and two have been left.
    let (left, stays, goes) = await MainActor.run {
      func ask(_ title: String) -> Task<CardFile, any Error> {
        Task.detached { try await service.file(self.key(title)) }
      }
      let (left, stays, goes) = (ask("left"), ask("stays"), ask("stays"))
      while service.figures.drawing < 2 || service.metrics.shared.value < 1 {
        Thread.sleep(forTimeInterval: 0.001)
      }
      left.cancel()
      goes.cancel()
      return (left, stays, goes)
    }
    await #expect(throws: CancellationError.self) { try await left.value }
    await #expect(throws: CancellationError.self) { try await goes.value }
    _ = try await stays.value
    #expect(service.metrics.abandoned.value == 1)
    #expect(service.metrics.stages[.view].count == 1)
    #expect(service.figures.files == 1)
  }

  @Test func filesAreKeptWithinTheirBytes() {
    var cache = CardCache<Int>(capacity: 4 * (1000 + CardCache<Int>.overhead))
    let file = CardFile(Data(count: 1000))
    for key in 0..<4 { cache.insert(file, for: key) }
    #expect(cache.count == 4)
    // The first becomes the newest, so the second goes.
    #expect(cache.file(of: 0) != nil)
    cache.insert(file, for: 4)
    #expect(cache.file(of: 1) == nil)
    #expect(cache.file(of: 0) != nil)
    #expect(cache.evictionCount == 1)
    // Nothing is thrown out for what is too large in any case.
    cache.insert(CardFile(Data(count: 1 << 20)), for: 5)
    #expect(cache.file(of: 5) == nil)
    #expect(cache.count == 4)
    #expect(cache.byteCount <= cache.capacity)
  }

  @Test func aCacheIsWhatASimpleOneIs() {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...(.max), using: &random)
    var state = seed
    func next(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    var cache = CardCache<Int>(capacity: 20_000)
    /// Keys with sizes, the oldest first.
    var simple: [(key: Int, size: Int)] = []
    for step in 0..<5000 {
      let key = next(40)
      if next(3) == 0 {
        let found = cache.file(of: key)
        let expected = simple.firstIndex { $0.key == key }
        #expect((found != nil) == (expected != nil), "seed \(seed), step \(step)")
        if let expected { simple.append(simple.remove(at: expected)) }
      } else {
        let size = next(4000)
        cache.insert(CardFile(Data(count: size)), for: key)
        simple.removeAll { $0.key == key }
        simple.append((key, size + CardCache<Int>.overhead))
        while simple.reduce(0, { $0 + $1.size }) > 20_000 { simple.removeFirst() }
      }
      #expect(cache.byteCount == simple.reduce(0) { $0 + $1.size }, "seed \(seed), step \(step)")
    }
  }
}
