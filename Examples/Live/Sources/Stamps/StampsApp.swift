import SwiftUI

@main
struct StampsApp: App {
  var body: some Scene {
    WindowGroup {
      StampsView()
    }
  }
}

/// A symbol at each of some points.
struct Trail {
  var symbol: String
  var points: [CGPoint] = []
}

/// A canvas on which a finger leaves symbols.
struct StampsView: View {
  private static let symbols = [
    "star.fill", "heart.fill", "leaf.fill", "sun.max.fill", "moon.fill",
  ]
  /// How far the finger goes from one symbol to the next.
  private static let step: CGFloat = 36

  @State private var trails: [Trail] = []
  @State private var current: Trail?
  @State private var symbol = symbols[0]

  var body: some View {
    VStack(spacing: 0) {
      Canvas { context, _ in
        for trail in trails + [current].compactMap({ $0 }) {
          guard let stamp = context.resolveSymbol(id: trail.symbol) else { continue }
          for point in trail.points { context.draw(stamp, at: point) }
        }
      } symbols: {
        ForEach(Self.symbols, id: \.self) { name in
          Image(systemName: name).font(.system(size: 32)).foregroundStyle(.orange).tag(name)
        }
      }
      .gesture(drag)
      .accessibilityLabel("Canvas")
      bar
    }
    .background(.ultraThinMaterial)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        var trail = current ?? Trail(symbol: symbol)
        if let last = trail.points.last {
          let way = hypot(value.location.x - last.x, value.location.y - last.y)
          guard way >= Self.step else { return }
        }
        trail.points.append(value.location)
        current = trail
      }
      .onEnded { _ in
        if let current { trails.append(current) }
        current = nil
      }
  }

  private var bar: some View {
    HStack {
      ForEach(Self.symbols, id: \.self) { name in
        Button {
          symbol = name
        } label: {
          Image(systemName: name)
            .font(.system(size: 24))
            .foregroundStyle(name == symbol ? Color.accentColor : .secondary)
            .padding(8)
            .overlay { Circle().stroke(.gray, lineWidth: name == symbol ? 2 : 0) }
        }
        .accessibilityLabel(name)
      }
      Spacer()
      Button("Clear") {
        trails = []
      }
      .disabled(trails.isEmpty)
    }
    .padding()
  }
}
