import SwiftUI

/// A rounded rectangle with a pointer below.
struct SpeechBubble: Shape {
  var cornerRadius: CGFloat = 14
  var pointer = CGSize(width: 22, height: 16)

  func path(in rect: CGRect) -> Path {
    let box = Path(roundedRect: rect, cornerRadius: cornerRadius)
    let tip = Path { path in
      let start = CGPoint(x: rect.midX - pointer.width / 2, y: rect.maxY - 1)
      path.move(to: start)
      path.addQuadCurve(
        to: CGPoint(x: start.x + pointer.width, y: start.y + pointer.height),
        control: CGPoint(x: start.x, y: start.y + pointer.height))
      path.addLine(to: CGPoint(x: start.x + pointer.width, y: start.y))
      path.closeSubpath()
    }
    return box.union(tip)
  }
}
