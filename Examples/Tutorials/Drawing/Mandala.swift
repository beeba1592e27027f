import SwiftUI

struct MandalaPetal: Shape {
  var offset: Double = -20
  var width: Double = 100

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for number in stride(from: 0, to: Double.pi * 2, by: Double.pi / 8) {
      let rotation = CGAffineTransform(rotationAngle: number)
      let position = rotation.concatenating(
        CGAffineTransform(translationX: rect.width / 2, y: rect.height / 2))
      let petal = Path(
        ellipseIn: CGRect(x: offset, y: 0, width: width, height: rect.width / 2))
      path.addPath(petal.applying(position))
    }
    return path
  }
}

struct MandalaView: View {
  var body: some View {
    VStack(spacing: 20) {
      MandalaPetal(offset: -20, width: 60)
        .fill(.orange, style: FillStyle(eoFill: true))
        .frame(width: 200, height: 200)
      ZStack {
        ForEach(0..<3) { index in
          Circle()
            .fill(
              [
                Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
                Color(red: 0, green: 0, blue: 1),
              ][index]
            )
            .frame(width: 110)
            .offset(x: [-28, 28, 0][index], y: [-12, -12, 36][index])
            .blendMode(.screen)
        }
      }
      .frame(width: 280, height: 200)
      .background(.black)
      .compositingGroup()
      .clipShape(RoundedRectangle(cornerRadius: 20))
    }
  }
}
