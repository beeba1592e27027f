// A listing as a user has one, for `filigree preview`: it is in no target.
import SwiftUI

@main
struct SwitchApp: App {
  var body: some Scene { WindowGroup { Switch() } }
}

private struct Switch: View {
  @State private var isOn = false

  var body: some View {
    Button("Turn") { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }
      .padding()
      .background(isOn ? Color.green : Color.red)
  }
}

/// A view that needs something cannot be drawn by itself.
struct Label: View {
  let text: String
  var body: some View { Text(text) }
}

#Preview("Turned", traits: .fixedLayout(width: 100, height: 60)) {
  Switch()
}

struct Switch_Previews: PreviewProvider {
  static var previews: some View {
    Switch().previewLayout(.fixed(width: 80, height: 40))
    Label(text: "off").previewDisplayName("Label").previewLayout(.fixed(width: 50, height: 20))
  }
}
