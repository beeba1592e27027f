import SwiftUI

@main
struct ContoursApp: App {
  @StateObject private var model = ContourModel()

  var body: some Scene {
    WindowGroup {
      ContoursView(model: model)
    }
    Settings {
      SettingsForm(model: model)
    }
  }
}

/// The picture, and with a tap its contours.
struct ContoursView: View {
  @ObservedObject var model: ContourModel
  @State private var showsContours = false
  @State private var showsSettings = false

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Group {
        if showsContours {
          ContourDrawing(contours: model.contours)
        } else if let picture = model.picture {
          Image(picture, scale: 1, label: Text("The picture")).resizable().scaledToFit()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { showsContours.toggle() }
      if model.isBusy {
        ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      Button {
        showsSettings = true
      } label: {
        Image(systemName: "gearshape").font(.title2).padding()
      }
      .accessibilityLabel("Settings")
    }
    .background(.white)
    .sheet(isPresented: $showsSettings, onDismiss: model.findContours) {
      SettingsForm(model: model)
    }
    .task { model.findContours() }
  }
}

struct ContourDrawing: View {
  let contours: [Contour]

  var body: some View {
    ZStack {
      ForEach(contours) { contour in
        ContourOutline(contour: contour).stroke(.black, lineWidth: 1)
      }
    }
    .aspectRatio(4 / 3, contentMode: .fit)
  }
}

/// A contour in Vision's unit square, whose y axis points up.
struct ContourOutline: Shape {
  let contour: Contour

  func path(in rect: CGRect) -> Path {
    contour.path.applying(
      CGAffineTransform(translationX: rect.minX, y: rect.maxY)
        .scaledBy(x: rect.width, y: -rect.height))
  }
}

struct SettingsForm: View {
  @ObservedObject var model: ContourModel

  var body: some View {
    Form {
      Section("Contrast: \(model.contrast, specifier: "%.1f")") {
        Slider(value: $model.contrast, in: 0...3) { Text("Contrast") }
      }
      Section("Pivot: \(model.pivot, specifier: "%.2f")") {
        Slider(value: $model.pivot, in: 0...1) { Text("Pivot") }
      }
      Section {
        Toggle("Simplify", isOn: $model.simplifies)
      }
    }
  }
}
