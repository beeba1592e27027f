import SwiftUI

struct SettingsForm: View {
  @State private var airplaneMode = false
  @State private var volume = 0.4
  @State private var copies = 2
  @State private var userName = "Ada"

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle(isOn: $airplaneMode) {
            SettingsLabel("Airplane Mode", systemImage: "airplane", color: .orange)
          }
          NavigationLink {
            SettingsNameView(name: $userName)
          } label: {
            HStack {
              SettingsLabel("Name", systemImage: "person.fill", color: .blue)
              Spacer()
              Text(userName).foregroundStyle(.secondary)
            }
          }
        }
        Section("Sound") {
          Slider(value: $volume) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker.fill")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill")
          }
        }
        Section("Printing") {
          Stepper("Copies: \(copies)", value: $copies, in: 1...9)
        }
      }
      .navigationTitle("Settings")
    }
  }
}

private struct SettingsLabel: View {
  let title: String
  let systemImage: String
  let color: Color

  init(_ title: String, systemImage: String, color: Color) {
    self.title = title
    self.systemImage = systemImage
    self.color = color
  }

  var body: some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(color, in: RoundedRectangle(cornerRadius: 6))
    }
  }
}

private struct SettingsNameView: View {
  @Binding var name: String

  var body: some View {
    Form {
      TextField("Name", text: $name)
    }
    .navigationTitle("Name")
  }
}
