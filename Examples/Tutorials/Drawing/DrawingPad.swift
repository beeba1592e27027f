import SwiftUI

struct DrawingPadLine {
  var points: [CGPoint] = []
  var color: Color
  var width: Double
}

struct DrawingPadView: View {
  @State private var lines: [DrawingPadLine] = []
  @State private var color = Color.red
  @State private var width = 6.0

  var body: some View {
    VStack(spacing: 12) {
      Canvas { context, _ in
        for line in lines {
          var path = Path()
          path.addLines(line.points)
          context.stroke(
            path, with: .color(line.color),
            style: StrokeStyle(lineWidth: line.width, lineCap: .round, lineJoin: .round))
        }
      }
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { value in
            if value.translation == .zero {
              lines.append(DrawingPadLine(color: color, width: width))
            }
            guard !lines.isEmpty else { return }
            lines[lines.count - 1].points.append(value.location)
          })
      HStack {
        ForEach([Color.red, .green, .blue, .primary], id: \.self) { choice in
          Circle()
            .fill(choice)
            .frame(width: 28, height: 28)
            .overlay { if choice == color { Circle().stroke(.gray, lineWidth: 3) } }
            .onTapGesture { color = choice }
        }
        Slider(value: $width, in: 1...20)
        Button("Clear", role: .destructive) { lines.removeAll() }
      }
    }
    .padding()
  }
}
