import SwiftUI

struct StarPolygon: InsettableShape {
  var corners: Double
  var smoothness: CGFloat
  var inset: CGFloat = 0

  var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(corners, AnimatablePair(smoothness, inset)) }
    set {
      corners = newValue.first
      smoothness = newValue.second.first
      inset = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2 - inset
    let steps = Int(corners.rounded(.up)) * 2
    var path = Path()
    for step in 0..<steps {
      let angle = -CGFloat.pi / 2 + CGFloat(step) * .pi / CGFloat(corners)
      if angle > .pi * 1.5 { break }
      let radius = step.isMultiple(of: 2) ? outer : outer * smoothness
      let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  func inset(by amount: CGFloat) -> StarPolygon {
    var copy = self
    copy.inset += amount
    return copy
  }
}

struct ArrowShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let neck = rect.minX + rect.width * 0.6
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.3),
        CGPoint(x: neck, y: rect.minY + rect.height * 0.3),
        CGPoint(x: neck, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: neck, y: rect.maxY),
        CGPoint(x: neck, y: rect.maxY - rect.height * 0.3),
        CGPoint(x: rect.minX, y: rect.maxY - rect.height * 0.3),
      ])
      path.closeSubpath()
    }
  }
}

struct StarShapesView: View {
  @State private var corners = 5.0

  var body: some View {
    VStack(spacing: 24) {
      StarPolygon(corners: corners, smoothness: 0.45)
        .strokeBorder(.orange, lineWidth: 8)
        .background(StarPolygon(corners: corners, smoothness: 0.45).fill(.yellow))
        .frame(width: 200, height: 200)
      HStack {
        StarPolygon(corners: 6, smoothness: 0.86).fill(.green)
        StarPolygon(corners: 16, smoothness: 0.8).fill(.red)
        ArrowShape().fill(.blue)
        ArrowShape().stroke(.blue, lineWidth: 3).rotationEffect(.degrees(-45))
      }
      .frame(height: 60)
      Stepper("Corners: \(Int(corners))", value: $corners.animation(.spring), in: 3...12)
    }
    .padding()
  }
}
