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
  fileprivate func session<V: View>(
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

private struct ValueGallery: View {
  var body: some View {
    Form {
      Stepper("Stepper", value: .constant(3), in: 0...3)
      ColorPicker("Color", selection: .constant(.orange))
      DatePicker("Date", selection: .constant(leapDay))
      LabeledContent("Labeled", value: "Content")
      DisclosureGroup("Disclosure", isExpanded: .constant(true)) { Text("Inner row") }
      Gauge(value: 0.6) {
        Text("Gauge")
      } currentValueLabel: {
        Text("60")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack(spacing: 16) {
        ForEach(0..<2, id: \.self) { index in
          let gauge = Gauge(value: 0.3) {
            Text("km")
          } currentValueLabel: {
            Text("30")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("99")
          }
          gauge.gaugeStyle(.accessoryCircular)
          gauge.gaugeStyle(.accessoryCircularCapacity).tint(.pink)
        }
      }
      Gauge(value: 0.4) { Text("x") }.gaugeStyle(.accessoryLinear)
        .tint(
          LinearGradient(
            colors: [.green, .yellow, .red], startPoint: .leading, endPoint: .trailing))
      Gauge(value: 0.4) { Text("Battery") }.gaugeStyle(.accessoryLinearCapacity)
      ControlGroup {
        Button("Undo") {}
        Button("Redo") {}
      }
    }
  }
}

private let leapDay = Date(timeIntervalSince1970: 1_709_219_045)

extension ControlGalleryTests {
  @Test("Controls for values", arguments: ColorScheme.allCases)
  func values(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 360, height: 760)) { ValueGallery() }
    expectPicture(try session.image(), named: "value-controls-\(scheme)")
  }

  @Test("A calendar, wheels, and boxes", arguments: ColorScheme.allCases)
  func dates(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 360, height: 760)) {
      VStack {
        DatePicker("", selection: .constant(leapDay), displayedComponents: .date)
          .datePickerStyle(.graphical)
        DatePicker("", selection: .constant(leapDay)).datePickerStyle(.wheel).labelsHidden()
        GroupBox("Box") { GroupBox("Inner") { Text("Content") } }
      }
      .padding(12)
    }
    expectPicture(try session.image(), named: "dates-\(scheme)")
  }

  @Test("Sheets of colors", arguments: ColorScheme.allCases)
  func colors(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 340, height: 480)) {
      ColorPicker("Color", selection: .constant(ColorSwatches.color(0xFFAB01)))
    }
    session.tap("Color")
    session.advance(by: 2)
    expectPicture(try session.image(), named: "color-sheet-\(scheme)")
  }

  @Test("Nothing to see", arguments: ColorScheme.allCases)
  func unavailable(scheme: ColorScheme) throws {
    let session = session(scheme, CGSize(width: 340, height: 300)) {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("New mails you receive will appear here.")
      } actions: {
        Button("Reload") {}.buttonStyle(.bordered)
      }
    }
    expectPicture(try session.image(), named: "unavailable-\(scheme)")
  }
}
