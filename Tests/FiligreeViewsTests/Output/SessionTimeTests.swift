import Dispatch
import FiligreeKit
import FiligreePublishers
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@MainActor
private final class Log {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Code of a model that knows nothing of views.
private actor Store {
  private var count = 0
  func next() async -> Int {
    try? await Task.sleep(for: .milliseconds(50))
    count += 1
    return count
  }
}

private func load(_ milliseconds: Int) async -> Int {
  try? await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
  return milliseconds
}

@Suite("What views start runs in the session's time") @MainActor
struct SessionTimeTests {
  @Test("task, asyncAfter and a timer")
  func listing() {
    struct Later: View {
      let log: Log
      @State private var a = false
      @State private var b = false
      @State private var c = 0
      var body: some View {
        Text("\(a) \(b) \(c)")
          .task { a = true }
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { withAnimation { b = true } }
            Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
              MainActor.assumeIsolated { c += 1 }
            }
          }
      }
    }
    for _ in 0..<3 {
      let session = page { Later(log: Log()) }
      func text() -> String? { session.accessibilityTree.first?.label }
      expect(text() == "true false 0")
      session.advance(to: 0.19)
      expect(text() == "true false 0")
      session.advance(to: 0.2)
      expect(text() == "true false 1")
      session.advance(to: 0.299)
      expect(text() == "true false 1")
      session.advance(to: 0.3)
      expect(text() == "true true 1")
      session.advance(to: 1)
      expect(text() == "true true 5")
      expect(session.hasWaitingTasks)
    }
  }

  @Test("Sleeps are over when the clock has come there, whatever steps it makes")
  func sleeps() {
    struct Page: View {
      let log: Log
      let session: () -> ViewSession?
      var body: some View {
        Text("x").task {
          @MainActor func note(_ text: String) { log.note("\(text) \(session()?.time ?? 0)") }
          note("start")
          try? await Task.sleep(for: .seconds(0.25))
          note("quarter")
          try? await Task.sleep(nanoseconds: 250_000_000)
          note("half")
          note("\(await load(100))")
          let store = Store()
          let first = await store.next()
          note("\(first) \(await store.next())")
          async let a = load(50)
          async let b = load(100)
          note("\(await a + b)")
          let sum = await withTaskGroup(of: Int.self) { group in
            for length in [30, 10, 20] { group.addTask { await load(length) } }
            var text = ""
            for await length in group { text += "\(length) " }
            return text
          }
          note(sum)
          await MainActor.run { note("end") }
        }
      }
    }
    let expected = [
      "start 0.0", "quarter 0.25", "half 0.5", "100 0.6", "1 2 0.7", "150 0.8", "10 20 30  0.83",
      "end 0.83",
    ]
    for step in [0.01, 0.25, 0.3, 2] {
      let log = Log()
      weak var current: ViewSession?
      let session = page { Page(log: log, session: { current }) }
      current = session
      while session.time < 1 { session.advance(by: step) }
      // The first is told before the session can be known.
      expect(log.take() == expected, "\(step)")
      expect(!session.hasWaitingTasks)
    }
  }

  @Test("Tasks that actions start, and what these start, run in order within the call")
  func actions() {
    struct Page: View {
      let log: Log
      var body: some View {
        Button("Go") {
          log.note("action")
          Task {
            log.note("task")
            Task.detached { await log.note("detached") }
            await Task.yield()
            log.note("after yield")
          }
          DispatchQueue.main.async { MainActor.assumeIsolated { log.note("main queue") } }
          withAnimation(.linear(duration: 0.5)) {
          } completion: {
            log.note("nothing moves")
          }
        }
      }
    }
    let log = Log()
    let session = page { Page(log: log) }
    session.tap("Go")
    let first = log.take()
    expect(first.first == "action")
    expect(
      first.sorted()
        == ["action", "after yield", "detached", "main queue", "nothing moves", "task"])
    // The same order each time.
    for _ in 0..<5 {
      session.tap("Go")
      expect(log.take() == first)
    }
  }

  @Test("A task changes the views before a sleep and after, with an animation")
  func animated() {
    struct Page: View {
      @State private var width = 20.0
      var body: some View {
        Probe.any("bar").frame(width: width, height: 10)
          .task {
            try? await Task.sleep(for: .seconds(1))
            withAnimation(.linear(duration: 1)) { width = 60 }
          }
      }
    }
    let session = page { Page() }
    session.advance(to: 1.5)
    Probes.reset()
    _ = session.displayList()
    expect(Probes.drawn["bar"]?.width == 40)
  }

  @Test("A view that goes cancels its task, which ends its sleep")
  func cancelled() {
    struct Page: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        if isThere {
          Button("Hide") { isThere = false }.task {
            do {
              try await Task.sleep(for: .seconds(10))
            } catch {
              log.note("cancelled")
            }
          }
        }
      }
    }
    let log = Log()
    let session = page { Page(log: log) }
    session.tap("Hide")
    expect(log.lines == ["cancelled"])
  }

  @Test("A session that ends ends the tasks that sleep")
  func ended() async {
    struct Page: View {
      let log: Log
      var body: some View {
        Color.red.task {
          try? await Task.sleep(for: .seconds(1000))
          log.note("over \(Task.isCancelled)")
        }
      }
    }
    let log = Log()
    do {
      let session = page { Page(log: log) }
      session.advance(by: 1)
    }
    for _ in 0..<1000 where log.lines.isEmpty { try? await Task.sleep(nanoseconds: 1_000_000) }
    expect(log.lines == ["over true"])
  }

  @Test("What does not come to rest is cut off, told, and goes on in the process's time")
  func restless() async {
    struct Page: View {
      let log: Log
      var body: some View {
        Color.red.task {
          while !Task.isCancelled { await Task.yield() }
          log.note("over")
        }
      }
    }
    let log = Log()
    var session: ViewSession? = page { Page(log: log) }
    expect(session?.problems.count == 1)
    session?.advance(by: 1)
    expect(log.lines == [])
    session = nil
    for _ in 0..<1000 where log.lines.isEmpty { try? await Task.sleep(nanoseconds: 1_000_000) }
    expect(log.lines == ["over"])
  }

  @Test("A timer that ends itself, one that is ended, and one that fires once")
  func timers() {
    struct Page: View {
      let log: Log
      @State private var timer: Timer?
      var body: some View {
        Button("Stop") { timer?.invalidate() }
          .onAppear {
            timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
              MainActor.assumeIsolated { log.note("tick") }
            }
            Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { _ in
              MainActor.assumeIsolated { log.note("once") }
            }
          }
      }
    }
    let log = Log()
    let session = page { Page(log: log) }
    session.advance(to: 0.35)
    expect(log.take() == ["tick", "once", "tick", "tick"])
    session.tap("Stop")
    session.advance(to: 1)
    expect(log.take() == [])
    expect(!session.hasWaitingTasks)
  }

  @Test("What comes from other threads is waited for by settle")
  func settle() async {
    struct Page: View {
      @State private var text = "waiting"
      var body: some View {
        Text(text).task {
          let value = await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.02, qos: .unspecified) {
              continuation.resume(returning: "loaded")
            }
          }
          text = value
          try? await Task.sleep(for: .milliseconds(5))
          text += ", and more"
        }
      }
    }
    let session = page { Page() }
    expect(session.accessibilityTree.map(\.label) == ["waiting"])
    // Where other tests keep the main actor, what is awaited may come later than a second.
    for _ in 0..<100 where session.accessibilityTree.map(\.label) != ["loaded, and more"] {
      expect(await session.settle(quiet: 1, timeout: 3000))
    }
    expect(session.accessibilityTree.map(\.label) == ["loaded, and more"])
  }

  @Test("Outside of a session, and beside one, code runs as always")
  func outside() async {
    let session = page { Color.red }
    session.advance(by: 1)
    let log = Log()
    let task = Task { log.note("task") }
    session.advance(by: 1)
    expect(log.lines == [])
    await task.value
    DispatchQueue.main.async { MainActor.assumeIsolated { log.note("queue") } }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
    }
    expect(log.lines == ["task", "queue"])
    expect(await load(1) == 1)
  }

  @Test("The time can be asked for as often as one likes")
  func asking() {
    let session = page { Color.red }
    session.advance(by: 1)
    // What finds the clock must not grow with each question, or the stack becomes too small for it.
    for _ in 0..<200_000 {
      _ = DispatchQueue.main.now
      _ = CACurrentMediaTime()
    }
    expect(CACurrentMediaTime() > 0)
  }
}
