import SwiftUI

/// A speech bubble with a pointed tail.
struct Bubble: Shape {
  func path(in rect: CGRect) -> Path {
    let tail = Path { path in
      path.move(to: CGPoint(x: rect.midX - 12, y: rect.maxY - 1))
      path.addLine(to: CGPoint(x: rect.midX + 4, y: rect.maxY + 18))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX + 14, y: rect.maxY - 1),
        control: CGPoint(x: rect.midX + 14, y: rect.maxY + 16))
      path.closeSubpath()
    }
    return Path(roundedRect: rect, cornerRadius: 16).union(tail)
  }
}

/// A bubble whose outline draws itself when the button is tapped, and takes itself back.
struct DrawnBubble: View {
  @State private var part: CGFloat = 0

  var body: some View {
    VStack(spacing: 44) {
      Bubble()
        .trim(from: 0, to: part)
        .stroke(.orange, style: StrokeStyle(lineWidth: 5, lineJoin: .round))
        .frame(width: 160, height: 90)
        .animation(.spring(response: 0.9, dampingFraction: 0.8), value: part)
      Button(part == 0 ? "Draw" : "Take back") { part = part == 0 ? 1 : 0 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white)
  }
}

/// A greeting that pops in and out when the button is tapped.
struct PoppingBubble: View {
  @State private var isGreeting = false

  var body: some View {
    VStack(spacing: 44) {
      ZStack {
        if isGreeting {
          Text("Good morning!")
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 24)
            .padding(.vertical, 30)
            .background { Bubble().fill(.teal) }
            .transition(
              .scale(scale: 0.2, anchor: .bottom).combined(with: .opacity)
                .animation(.spring(response: 0.45, dampingFraction: 0.6)))
        }
      }
      .frame(width: 200, height: 90)
      Button(isGreeting ? "Good night" : "Good morning") { isGreeting.toggle() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white)
  }
}

/// A canvas on which a drag leaves leaves.
struct LeafTrail: View {
  @State private var places: [CGPoint] = []

  var body: some View {
    Canvas { context, size in
      guard let leaf = context.resolveSymbol(id: "leaf") else { return }
      for (index, place) in places.enumerated() {
        var copy = context
        copy.translateBy(x: place.x, y: place.y)
        copy.rotate(by: .degrees(Double(index * 37)))
        copy.draw(leaf, at: .zero)
      }
    } symbols: {
      Image(systemName: "leaf.fill")
        .font(.system(size: 26))
        .foregroundStyle(.green)
        .tag("leaf")
    }
    .background(
      LinearGradient(colors: [.white, .mint.opacity(0.4)], startPoint: .top, endPoint: .bottom)
    )
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { value in
        if let last = places.last {
          let (dx, dy) = (value.location.x - last.x, value.location.y - last.y)
          guard (dx * dx + dy * dy).squareRoot() >= 28 else { return }
        }
        places.append(value.location)
      })
  }
}
