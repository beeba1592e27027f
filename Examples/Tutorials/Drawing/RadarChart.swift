import SwiftUI

struct RadarGrid: Shape {
  let sides: Int
  let rings: Int

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    for ring in 1...rings {
      path.addPath(
        RadarArea(values: Array(repeating: Double(ring) / Double(rings), count: sides))
          .path(in: rect))
    }
    for side in 0..<sides {
      let angle = Double(side) / Double(sides) * 2 * .pi - .pi / 2
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(
        to: CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius))
    }
    return path
  }
}

struct RadarArea: Shape {
  let values: [Double]

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for (index, value) in values.enumerated() {
        let angle = Double(index) / Double(values.count) * 2 * .pi - .pi / 2
        let point = CGPoint(
          x: rect.midX + cos(angle) * radius * value, y: rect.midY + sin(angle) * radius * value)
        index == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      path.closeSubpath()
    }
  }
}

struct RadarChartView: View {
  let skills = ["Speed", "Power", "Magic", "Luck", "Wits", "Charm"]
  let hero = [0.9, 0.6, 0.75, 0.4, 0.8, 0.55]
  let rival = [0.5, 0.95, 0.3, 0.7, 0.45, 0.85]

  var body: some View {
    ZStack {
      RadarGrid(sides: 6, rings: 4).stroke(.gray.opacity(0.5), lineWidth: 0.5)
      RadarArea(values: hero).fill(.blue.opacity(0.3))
      RadarArea(values: hero).stroke(.blue, lineWidth: 2)
      RadarArea(values: rival).fill(.red.opacity(0.3))
      RadarArea(values: rival).stroke(.red, lineWidth: 2)
      ForEach(skills.indices, id: \.self) { index in
        let angle = Double(index) / 6 * 2 * .pi - .pi / 2
        Text(skills[index])
          .font(.footnote.weight(.medium))
          .offset(x: cos(angle) * 128, y: sin(angle) * 122)
      }
    }
    .frame(width: 210, height: 210)
  }
}
