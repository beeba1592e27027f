import SwiftUI

/// A hexagon with rounded corners, from ratios of its frame, and a symbol turned around the middle.
struct HexagonParameters {
  struct Segment {
    let line: CGPoint
    let curve: CGPoint
    let control: CGPoint
  }

  static let adjustment: CGFloat = 0.085

  static let segments = [
    Segment(
      line: CGPoint(x: 0.60, y: 0.05), curve: CGPoint(x: 0.40, y: 0.05),
      control: CGPoint(x: 0.50, y: 0.00)),
    Segment(
      line: CGPoint(x: 0.05, y: 0.20 + adjustment), curve: CGPoint(x: 0.00, y: 0.30 + adjustment),
      control: CGPoint(x: 0.00, y: 0.25 + adjustment)),
    Segment(
      line: CGPoint(x: 0.00, y: 0.70 - adjustment), curve: CGPoint(x: 0.05, y: 0.80 - adjustment),
      control: CGPoint(x: 0.00, y: 0.75 - adjustment)),
    Segment(
      line: CGPoint(x: 0.40, y: 0.95), curve: CGPoint(x: 0.60, y: 0.95),
      control: CGPoint(x: 0.50, y: 1.00)),
    Segment(
      line: CGPoint(x: 0.95, y: 0.80 - adjustment), curve: CGPoint(x: 1.00, y: 0.70 - adjustment),
      control: CGPoint(x: 1.00, y: 0.75 - adjustment)),
    Segment(
      line: CGPoint(x: 1.00, y: 0.30 + adjustment), curve: CGPoint(x: 0.95, y: 0.20 + adjustment),
      control: CGPoint(x: 1.00, y: 0.25 + adjustment)),
  ]
}

struct BadgeBackground: View {
  var body: some View {
    GeometryReader { geometry in
      Path { path in
        let side = min(geometry.size.width, geometry.size.height)
        let width = side * 0.95
        let offset = (side - width) / 2
        func place(_ point: CGPoint) -> CGPoint {
          CGPoint(x: offset + point.x * width, y: point.y * side)
        }
        path.move(to: place(CGPoint(x: 0.95, y: 0.20 + HexagonParameters.adjustment)))
        for segment in HexagonParameters.segments {
          path.addLine(to: place(segment.line))
          path.addQuadCurve(to: place(segment.curve), control: place(segment.control))
        }
        path.closeSubpath()
      }
      .fill(
        .linearGradient(
          Gradient(colors: [
            Color(red: 239 / 255, green: 120 / 255, blue: 221 / 255),
            Color(red: 239 / 255, green: 172 / 255, blue: 120 / 255),
          ]), startPoint: UnitPoint(x: 0.5, y: 0), endPoint: UnitPoint(x: 0.5, y: 0.6)))
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct BadgePeak: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - rect.height * 0.3))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct BadgeView: View {
  var body: some View {
    ZStack {
      BadgeBackground()
      ForEach(0..<8) { index in
        BadgePeak()
          .fill(.purple.opacity(0.5))
          .frame(width: 44, height: 88)
          .offset(y: -52)
          .rotationEffect(.degrees(Double(index) / 8 * 360))
      }
    }
    .padding(30)
  }
}
