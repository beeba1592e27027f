import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

private struct StyleGallery: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Toggle("Off", isOn: .constant(false)).toggleStyle(.button)
        Toggle("On", isOn: .constant(true)).toggleStyle(.button)
        Toggle("Hidden", isOn: .constant(true)).labelsHidden()
      }
      HStack {
        Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
        Button("Regular") {}.buttonStyle(.borderedProminent)
        Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large)
      }
      HStack {
        Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
        Button("X", systemImage: "xmark") {}.labelStyle(.iconOnly)
          .buttonStyle(.borderedProminent).buttonBorderShape(.circle)
        ProgressView().controlSize(.large)
      }
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
        Text("Large").tag(3)
      }
      .pickerStyle(.segmented)
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
      }
    }
    .padding(12)
  }
}

private struct MenuPage: View {
  var body: some View {
    Form {
      Picker("Sort by", selection: .constant(1)) {
        Text("Name").tag(1)
        Text("Date").tag(2)
      }
      Menu("Menu") {
        Button("Copy", systemImage: "star") {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
        Section {
          Toggle("Shown", isOn: .constant(true))
          Toggle("Hidden", isOn: .constant(false))
        }
        Menu("More") { Button("Inner") {} }
      }
      Picker("Number", selection: .constant(4)) {
        ForEach(0..<9) { Text("Row \($0)") }
      }
      .pickerStyle(.wheel)
    }
  }
}

@MainActor
@Suite("Pictures of styles, pickers and menus")
struct ControlGalleryTests {
  private func session<V: View>(
    _ scheme: ColorScheme, _ size: CGSize, @ViewBuilder _ view: () -> V
  ) -> ViewSession {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let session = ViewSession(size: size, scale: 2, environment: environment, content: view)
    session.background = scheme == .dark ? .black : .white
    return session
  }

  @Test("Styles", arguments: ColorScheme.allCases)
  func styles(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 320, height: 300)) { StyleGallery() }
    expectPicture(try session.image(), named: "control-styles-\(scheme)")
  }

  @Test("A menu over a form", arguments: ColorScheme.allCases)
  func menu(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 340, height: 480)) { MenuPage() }
    expectPicture(try session.image(), named: "pickers-\(scheme)")
    session.tap("Menu")
    session.advance(by: 1)
    expectPicture(try session.image(), named: "menu-\(scheme)")
  }

  @Test("A context menu", arguments: ColorScheme.allCases)
  func contextMenu(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 320, height: 300)) {
      VStack {
        Text("Hold me").contextMenu {
          Button("Copy", systemImage: "doc.on.doc") {}
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
        Text("Another view")
      }
      .padding(.bottom, 160)
    }
    session.touchDown(at: CGPoint(x: 160, y: 65))
    session.advance(by: 0.6)
    session.touchUp()
    session.advance(by: 1)
    expectPicture(try session.image(), named: "context-menu-\(scheme)")
  }
}
