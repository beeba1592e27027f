import SwiftUI

extension EnvironmentValues {
  @Entry var cardGap: CGFloat = 6
}

@Animatable
struct Wedge: Shape {
  var end: Angle

  func path(in rect: CGRect) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
        endAngle: end, clockwise: false)
    }
  }
}

#Preview("Wedge", traits: .fixedLayout(width: 60, height: 60)) {
  @Previewable @State var end = Angle.degrees(90)
  @Previewable @Environment(\.cardGap) var gap
  Wedge(end: end).padding(gap).onTapGesture { end = .degrees(180) }
}
