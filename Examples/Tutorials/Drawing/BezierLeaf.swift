import SwiftUI
import UIKit

extension UIBezierPath {
  static var leaf: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0.5, y: 1))
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0), controlPoint1: CGPoint(x: -0.15, y: 0.75),
      controlPoint2: CGPoint(x: 0.05, y: 0.2))
    path.addCurve(
      to: CGPoint(x: 0.5, y: 1), controlPoint1: CGPoint(x: 0.95, y: 0.2),
      controlPoint2: CGPoint(x: 1.15, y: 0.75))
    path.close()
    path.move(to: CGPoint(x: 0.5, y: 0.25))
    path.addLine(to: CGPoint(x: 0.5, y: 1.15))
    return path
  }
}

struct ScaledBezier: Shape {
  let outline: Path

  init(bezierPath: UIBezierPath) {
    outline = Path(bezierPath.cgPath)
  }

  func path(in rect: CGRect) -> Path {
    let multiplier = min(rect.width, rect.height)
    return outline.applying(CGAffineTransform(scaleX: multiplier, y: multiplier))
  }
}

struct BezierLeafView: View {
  @State private var end: CGFloat = 1

  var body: some View {
    VStack(spacing: 50) {
      ScaledBezier(bezierPath: .leaf)
        .trim(from: 0, to: end)
        .stroke(.green, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
        .background(ScaledBezier(bezierPath: .leaf).fill(.green.opacity(0.2)))
        .frame(width: 200, height: 200)
        .onTapGesture {
          end = 0
          withAnimation(.easeInOut(duration: 2)) { end = 1 }
        }
      HStack {
        ForEach(1..<5) { index in
          ScaledBezier(bezierPath: .leaf)
            .fill(Color(hue: 0.06 * Double(index), saturation: 0.8, brightness: 0.8))
            .frame(width: 50, height: 60)
            .rotationEffect(.degrees(Double(index) * 12 - 30), anchor: .bottom)
        }
      }
    }
  }
}
