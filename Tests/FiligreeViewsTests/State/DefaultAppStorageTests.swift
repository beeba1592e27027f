import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Counter: View {
  @AppStorage("default-app-storage-count") private var count = 1

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

private struct Switch: View {
  let stores: [UserDefaults]
  @State private var index = 0

  var body: some View {
    Counter().defaultAppStorage(stores[index])
    Button("Other") { index = 1 - index }
  }
}

@MainActor
@Suite("Defaults of the surroundings")
struct DefaultAppStorageTests {
  private func store() throws -> UserDefaults {
    try #require(UserDefaults(suiteName: "filigree-test-\(UUID().uuidString)"))
  }

  @Test("Values are kept where the surroundings say")
  func storage() throws {
    let stores = [try store(), try store()]
    stores[1].set(7, forKey: "default-app-storage-count")
    let session = page(200, 100) { Switch(stores: stores) }
    func says(_ label: String) -> Bool {
      session.accessibilityTree.contains { $0.label == label }
    }
    expect(says("Count 1"))
    expect(session.tap("Count 1"))
    expect(says("Count 2"))
    expect(stores[0].integer(forKey: "default-app-storage-count") == 2)
    expect(UserDefaults.standard.object(forKey: "default-app-storage-count") == nil)
    // Other defaults have another value.
    session.tap("Other")
    expect(says("Count 7"))
    session.tap("Count 7")
    expect(stores[1].integer(forKey: "default-app-storage-count") == 8)
    session.tap("Other")
    expect(says("Count 2"))
  }
}
