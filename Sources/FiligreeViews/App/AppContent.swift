/// Which of an app's windows is shown.
@MainActor
package final class WindowChoice: ObservableObject {
  /// Its number, from 0.
  @Published package var index = 0
  /// The titles of all windows, as the app has named them last.
  package internal(set) var titles: [String?] = []

  package init() {}
}

/// The windows of an app, of which one is shown.
///
/// A window is made when it is first shown, and keeps its state after that. The app's own dynamic properties, as
/// `@StateObject`, are kept with this view.
package struct AppContent<A: App>: View {
  /// The app, in which the tree finds dynamic properties.
  private nonisolated struct Holder: DynamicPropertyHolder {
    var app: A
    static var held: Any.Type { A.self }
  }

  private var holder: Holder
  @ObservedObject private var choice: WindowChoice
  @State private var memory = Memory()

  private final class Memory {
    var shown: Set<Int> = []
  }

  package init(_ app: A, _ choice: WindowChoice) {
    holder = Holder(app: app)
    self.choice = choice
  }

  package var body: some View {
    let windows = SceneWindow.all(of: holder.app.body)
    choice.titles = windows.map(\.title)
    let index = windows.indices.contains(choice.index) ? choice.index : 0
    memory.shown.insert(index)
    return ZStack {
      ForEach(windows.indices.filter(memory.shown.contains), id: \.self) { number in
        let isShown = number == index
        windows[number].content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .opacity(isShown ? 1 : 0)
          .allowsHitTesting(isShown)
          .accessibilityHidden(!isShown)
      }
    }
  }
}
