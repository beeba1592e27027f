import FiligreePublishers
import FiligreeViews
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeHost

@MainActor
private final class Model: ObservableObject {
  @Published var count = 0
  @Published var isOn = true
}

private struct CountingApp: App {
  @StateObject private var model = Model()
  @State private var taps = 0

  var body: some Scene {
    WindowGroup("Counter") {
      Counter(model: model, taps: $taps)
    }
    Settings {
      Toggle("Switch", isOn: $model.isOn)
    }
  }
}

private struct Counter: View {
  @ObservedObject var model: Model
  @Binding var taps: Int
  @State private var own = 0
  @State private var isSheetUp = false

  var body: some View {
    VStack {
      Button("Count \(model.count)") { model.count += 1 }
      Button("Taps \(taps)") { taps += 1 }
      Button("Own \(own)") { own += 1 }
      Button("Sheet") { isSheetUp = true }
      Text(model.isOn ? "on" : "off")
    }
    .sheet(isPresented: $isSheetUp) {
      Form {
        Section("\(model.count)") {
          Toggle("Inner", isOn: $model.isOn)
          Button("More") { model.count += 1 }
        }
      }
    }
  }
}

@Suite("An app's windows")
@MainActor
struct AppContentTests {
  private let choice = WindowChoice()
  private let session: ViewSession

  init() {
    let choice = choice
    session = ViewSession(size: CGSize(width: 300, height: 400)) {
      AppContent(CountingApp(), choice)
    }
  }

  private var labels: [String] { session.accessibilityTree.map(\.label) }

  private func value(_ label: String) -> String? {
    session.accessibilityTree.first { $0.label == label }?.value
  }

  @Test("The app's own state is kept, and each window has its own")
  func state() {
    session.tap("Count 0")
    session.tap("Count 1")
    session.tap("Taps 0")
    session.tap("Own 0")
    expect(labels == ["Count 2", "Taps 1", "Own 1", "Sheet", "on"])
    expect(session.problems == [])
  }

  @Test("Windows are shown one at a time, keep their state and share the app's")
  func windows() {
    expect(choice.titles == ["Counter", "Settings"])
    session.tap("Own 0")
    choice.index = 1
    expect(labels == ["Switch"])
    session.tap("Switch")
    expect(value("Switch") == "off")
    choice.index = 0
    expect(labels == ["Count 0", "Taps 0", "Own 1", "Sheet", "off"])
  }

  @Test("A sheet changes what the app keeps, again and again")
  func sheet() {
    session.tap("Sheet")
    session.advance(by: 1)
    session.tap("More")
    session.tap("More")
    expect(labels.contains("2"))
    session.tap("Inner")
    expect(value("Inner") == "off")
    session.advance(by: 1)
    session.tap("Inner")
    expect(value("Inner") == "on")
  }
}
