import SwiftUI

private struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundStyle(configuration.isOn ? .green : .secondary)
          .imageScale(.large)
          .accessibilityHidden(true)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

private struct DayNightToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Capsule()
        .fill(configuration.isOn ? Color.indigo : .cyan)
        .frame(width: 80, height: 44)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Image(systemName: configuration.isOn ? "moon.fill" : "sun.max.fill")
            .foregroundStyle(configuration.isOn ? .indigo : .orange)
            .frame(width: 36, height: 36)
            .background(.white, in: Circle())
            .padding(4)
        }
        .onTapGesture {
          withAnimation(.easeInOut) { configuration.isOn.toggle() }
        }
    }
  }
}

struct ToggleStyles: View {
  @State private var milk = true
  @State private var sugar = false
  @State private var night = false

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Group {
        Toggle("Milk", isOn: $milk)
        Toggle("Sugar", isOn: $sugar)
      }
      .toggleStyle(CheckboxToggleStyle())
      Toggle("Night", isOn: $night)
        .toggleStyle(DayNightToggleStyle())
      Toggle("Plain switch", isOn: $night)
        .tint(.indigo)
      Toggle("Button", isOn: $milk)
        .toggleStyle(.button)
      Text("Coffee\(milk ? " with milk" : "")\(sugar ? " and sugar" : "")")
        .font(.headline)
    }
    .padding()
  }
}
