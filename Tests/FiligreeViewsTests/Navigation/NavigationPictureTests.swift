import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

private struct Market: View {
  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section("Fruits") {
            ForEach(["Apples", "Bananas", "Cherries"], id: \.self) { name in
              NavigationLink(name) { Text(name) }
            }
          }
          Section {
            Toggle("Ripe only", isOn: .constant(true))
            Text("On a color of its own").listRowBackground(Color.yellow.opacity(0.4))
            Button("Buy") {}
          } footer: {
            Text("Prices are by weight.")
          }
          ForEach(0..<20) { Text("Row \($0)") }
        }
        .navigationTitle("Market")
        .toolbar { Button("Add") {} }
      }
      .tabItem { Label("Market", systemImage: "cart") }
      Color.blue.tabItem { Label("Stars", systemImage: "star") }
    }
  }
}

@MainActor
@Suite("Pictures of lists, bars and tabs")
struct NavigationPictureTests {
  @Test("A list with a large title, and scrolled", arguments: ColorScheme.allCases)
  func list(scheme: ColorScheme) throws {
    let session = phone(scheme) { Market() }
    expectPicture(try session.image(), named: "list-\(scheme)")
    session.drag([at(160, 380), at(160, 360), at(160, 180)], duration: 1)
    session.advance(by: 4)
    expectPicture(try session.image(), named: "list-scrolled-\(scheme)")
  }

  @Test("A page on its way")
  func push() throws {
    let session = phone { Market() }
    session.tap("Bananas")
    session.advance(by: 0.12)
    expectPicture(try session.image(), named: "navigation-push")
  }

  @Test("A plain list", arguments: ColorScheme.allCases)
  func plain(scheme: ColorScheme) throws {
    let session = phone(scheme, CGSize(width: 240, height: 240)) {
      List {
        Section("One") { ForEach(0..<2) { Text("Row \($0)") } }
        Section("Two") { Text("Another row").listRowSeparator(.hidden) }
      }
      .listStyle(.plain)
    }
    expectPicture(try session.image(), named: "list-plain-\(scheme)")
  }
}
