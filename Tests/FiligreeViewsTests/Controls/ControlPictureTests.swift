import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

private struct Gallery: View {
  let isEnabled: Bool
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Tint") {}
        Button("Delete", role: .destructive) {}
      }
      HStack {
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
      }
      HStack {
        Button("Orange") {}.buttonStyle(.bordered).tint(.orange)
        Label("Label", systemImage: "star.fill")
      }
      Slider(value: .constant(0.3)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      Toggle("Tinted", isOn: .constant(true)).tint(.purple)
      ProgressView("Loading", value: 0.6)
      HStack {
        ProgressView()
        ProgressView("Waiting")
      }
    }
    .padding(12)
    .disabled(!isEnabled)
  }
}

private struct FormPage: View {
  var body: some View {
    Form {
      Section(header: Text("Contrast pivot")) {
        Slider(value: .constant(0.5)) { Text("Minimum") }
        Slider(value: .constant(0.55)) { Text("Maximum") }
      }
      Section {
        Toggle("Smooth lines", isOn: .constant(true))
        Text("A row of text")
        Button("Reset") {}
      } header: {
        Text("Other")
      } footer: {
        Text("Reset brings back the values that the app had at first.")
      }
      Text("A row without a section")
    }
  }
}

private struct SheetPage: View {
  @State private var isUp = false
  var body: some View {
    ZStack {
      LinearGradient(colors: [.yellow, .pink], startPoint: .top, endPoint: .bottom)
      Button("Open") { isUp = true }.buttonStyle(.borderedProminent)
    }
    .sheet(isPresented: $isUp) { FormPage() }
  }
}

@MainActor
@Suite("Pictures of controls")
struct ControlPictureTests {
  private func session<V: View>(
    _ scheme: ColorScheme, _ size: CGSize, @ViewBuilder _ view: () -> V
  ) -> ViewSession {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let session = ViewSession(size: size, scale: 2, environment: environment, content: view)
    session.background = scheme == .dark ? .black : .white
    return session
  }

  @Test("Controls", arguments: ColorScheme.allCases, [true, false])
  func controls(scheme: ColorScheme, isEnabled: Bool) throws {
    let session = session(scheme, CGSize(width: 280, height: 420)) {
      Gallery(isEnabled: isEnabled)
    }
    expectPicture(
      try session.image(), named: "controls-\(scheme)-\(isEnabled ? "enabled" : "disabled")")
  }

  @Test("A form", arguments: ColorScheme.allCases)
  func form(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 320, height: 480)) { FormPage() }
    expectPicture(try session.image(), named: "form-\(scheme)")
  }

  @Test("A sheet half way up", arguments: ColorScheme.allCases)
  func sheet(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 320, height: 480)) { SheetPage() }
    session.tap("Open")
    session.advance(by: 0.12)
    expectPicture(try session.image(), named: "sheet-half-\(scheme)")
    session.advance(by: 2)
    expectPicture(try session.image(), named: "sheet-up-\(scheme)")
  }

  @Test("A pressed button and a switch half way")
  func underWay() throws {
    let session = session(.light, CGSize(width: 200, height: 60)) {
      HStack {
        Button("Pressed") {}
        HalfSwitch()
      }
    }
    session.tap("half")
    session.advance(by: 0.08)
    session.touchDown(at: CGPoint(x: 30, y: 30))
    expectPicture(try session.image(), named: "controls-under-way")
  }
}

private struct HalfSwitch: View {
  @State private var isOn = false
  var body: some View {
    Toggle(isOn: $isOn) { Text("half") }.frame(width: 110)
  }
}
