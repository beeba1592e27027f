import SwiftUI

struct TypewriterView: View {
  let fullText = "It was a bright cold day in April, and the clocks were drawing themselves."
  @State private var shown = ""
  @State private var cursorVisible = true

  var body: some View {
    VStack(alignment: .leading) {
      (Text(shown) + Text("▌").foregroundColor(cursorVisible ? .green : .clear))
        .font(.system(.title2, design: .monospaced))
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .task {
      for character in fullText {
        shown.append(character)
        try? await Task.sleep(nanoseconds: 50_000_000)
      }
    }
    .onReceive(Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()) { _ in
      cursorVisible.toggle()
    }
  }
}
