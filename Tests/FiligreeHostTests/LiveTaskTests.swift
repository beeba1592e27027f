import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeHost

// The limit is for a machine whose main actor has the tests of all views to do meanwhile.
@Suite("Tasks of live sessions", .timeLimit(.minutes(15)))
@MainActor
struct LiveTaskTests {
  private struct Loader: View {
    @State private var text = "loading"

    var body: some View {
      Text(text).task { text = await Self.load() }
    }

    private nonisolated static func load() async -> String {
      // Code that is isolated to nothing is not on the main thread.
      Thread.isMainThread ? "on the main thread" : "beside it"
    }
  }

  @Test("Code that is isolated to nothing does not hold up the page, and its result is shown")
  func beside() async throws {
    let session = ViewSession(
      size: CGSize(width: 100, height: 50), scale: 1, environment: EnvironmentValues(), time: 0,
      isLive: true
    ) { Loader() }
    while session.accessibilityTree.map(\.label) == ["loading"] {
      try await Task.sleep(for: .milliseconds(1))
    }
    expect(session.accessibilityTree.map(\.label) == ["beside it"])
  }
}
