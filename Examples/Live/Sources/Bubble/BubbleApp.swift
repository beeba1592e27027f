import SwiftUI

@main
struct BubbleApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 40) {
      DrawnBubble()
      Greeting()
    }
    .padding()
  }
}

/// An outline that draws itself, and takes itself back.
struct DrawnBubble: View {
  @State private var part = 0.0

  var body: some View {
    VStack(spacing: 40) {
      SpeechBubble()
        .trim(from: 0, to: part)
        .stroke(.teal, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .animation(.spring(response: 0.9, dampingFraction: 0.8), value: part)
        .frame(width: 160, height: 100)
      Button(part > 0 ? "Erase" : "Draw") {
        part = part > 0 ? 0 : 1
      }
      .buttonStyle(.bordered)
    }
  }
}

/// A greeting that pops in and out.
struct Greeting: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        if isShown {
          Text("Hello!")
            .font(.title3)
            .padding(28)
            .background { SpeechBubble().fill(Color(.systemGray5)) }
            .transition(
              .scale.combined(with: .opacity)
                .animation(.spring(response: 0.25, dampingFraction: 0.7)))
        }
      }
      .frame(width: 200, height: 100)
      Button(isShown ? "Hide" : "Show") {
        isShown.toggle()
      }
      .buttonStyle(.borderedProminent)
    }
  }
}
