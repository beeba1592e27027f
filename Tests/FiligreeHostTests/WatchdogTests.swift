import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeHost

private struct PlainApp: App {
  var body: some Scene {
    WindowGroup { Text("Here") }
  }
}

// The limit is for a machine whose main actor has the tests of all views to do meanwhile.
@Suite("An app that does not answer", .timeLimit(.minutes(15)))
@MainActor
struct WatchdogTests {
  @Test("Pages are told, those that come meanwhile as well; and told when it goes on")
  func stuck() async throws {
    let watchdog = Watchdog(patience: .milliseconds(200))
    let server = try TestServer(PlainApp.self, watchdog: watchdog)
    let page = try await server.page()
    try await page.wait { page.labels == ["Here"] }
    watchdog.start()
    defer { watchdog.stop() }
    // Longer than the patience, and than a machine with other work needs to notice it.
    let end = ContinuousClock.now.advanced(by: .seconds(60))
    while !watchdog.isStuck, ContinuousClock.now < end { block(for: 0.01) }
    expect(watchdog.isStuck)
    try await page.wait { page.last("stuck")?["flag"] as? Bool == true }
    try await page.wait { page.last("stuck")?["flag"] as? Bool == false }
  }

  private func block(for time: TimeInterval) { Thread.sleep(forTimeInterval: time) }

  @Test("An app that answers is not begun anew")
  func answering() async throws {
    let server = try TestServer(PlainApp.self)
    let origin = "Origin: http://\(server.host)\r\n"
    expect(try await server.get("/restart", method: "POST").hasPrefix("HTTP/1.1 403 "))
    let answer = try await server.get("/restart", method: "POST", fields: origin)
    expect(answer.hasPrefix("HTTP/1.1 409 "))
    expect(try await server.get("/restart").hasPrefix("HTTP/1.1 404 "))
  }

  @Test("What the environment says of the program before")
  func environment() {
    func read(_ text: String) -> Restart? {
      Restart(environment: ["FILIGREE_CONTINUES": text])
    }
    let token = String(repeating: "0f", count: 16)
    expect(read("8080:\(token)") == Restart(port: 8080, token: token))
    for text in ["", "8080", "8080:0f", "99999:\(token)", "8080:\(token):", "x:\(token)"] {
      expect(read(text) == nil || text.hasSuffix(":"), "\(text)")
    }
    expect(read("8080:\(token.dropLast())é") == nil)
  }
}
