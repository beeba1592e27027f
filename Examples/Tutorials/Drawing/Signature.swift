import SwiftUI

struct SignatureView: View {
  @State private var path = Path()
  @State private var last: CGPoint?
  @State private var isSigned = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Please sign here").font(.headline)
      ZStack(alignment: .bottom) {
        Color(.systemGray6)
        Line()
          .stroke(style: StrokeStyle(lineWidth: 1, dash: [6]))
          .frame(height: 1)
          .padding(24)
        path.stroke(Color.primary, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      }
      .frame(height: 180)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            if let last {
              let middle = CGPoint(
                x: (last.x + drag.location.x) / 2, y: (last.y + drag.location.y) / 2)
              path.addQuadCurve(to: middle, control: last)
            } else {
              path.move(to: drag.location)
            }
            last = drag.location
          }
          .onEnded { _ in
            last = nil
            isSigned = true
          })
      HStack {
        Button("Clear") {
          path = Path()
          isSigned = false
        }
        Spacer()
        Button("Done") {}.disabled(!isSigned)
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }
}
