import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

@Suite("Tasks of views") @MainActor
struct TaskTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  private struct Page: View {
    let log: Log
    @State var text = "waiting"
    @State var number = 0
    @State var isShown = true

    var body: some View {
      VStack {
        Text(text)
        Button("more") { number += 1 }
        Button("hide") { isShown = false }
        if isShown {
          Text("shown").task(id: number) {
            log.lines.append("start \(number)")
            text = "loaded \(number)"
            // Until it is cancelled.
            while !Task.isCancelled { await Task.yield() }
            log.lines.append("end")
          }
        }
      }
    }
  }

  /// Lets tasks run until something holds, or for long enough.
  private func wait(_ condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
  }

  @Test("Tasks start when a view appears or its value changes, and are cancelled when it goes")
  func life() async {
    let log = Log()
    let session = ViewSession(size: CGSize(width: 200, height: 200)) { Page(log: log) }
    await wait { log.lines == ["start 0"] }
    expect(log.lines == ["start 0"])
    session.tap("more")
    await wait { log.lines.count == 3 }
    expect(log.lines.sorted() == ["end", "start 0", "start 1"])
    session.tap("hide")
    await wait { log.lines.count == 4 }
    expect(log.lines.sorted() == ["end", "end", "start 0", "start 1"])
  }

  @Test("What a task changes before it waits is seen in the first picture")
  func pictures() throws {
    struct Loader: View {
      @State var color = Color.red
      var body: some View { color.task { color = .blue } }
    }
    let session = ViewSession(size: CGSize(width: 4, height: 4)) { Loader() }
    let image = try session.image()
    expect(image.bytes[2] > image.bytes[0])
  }
}
