import SwiftUI

struct Cloud: Shape {
  func path(in rect: CGRect) -> Path {
    let width = rect.width / 2
    return (0..<3)
      .map {
        Path(ellipseIn: CGRect(x: width / 2 * CGFloat($0), y: 0, width: width, height: rect.height))
      }
      .reduce(Path()) { $0.union($1) }
  }
}

struct Card: View {
  var body: some View {
    VStack(spacing: 16) {
      Cloud()
        .fill(LinearGradient(colors: [.white, .cyan], startPoint: .top, endPoint: .bottom))
        .stroke(.white, lineWidth: 3)
        .frame(width: 180, height: 90)
        .shadow(radius: 8)
      Text("Mostly cloudy").font(.title2).bold()
      Label("21 degrees", systemImage: "sun.max.fill").foregroundStyle(.yellow)
    }
    .foregroundStyle(.white)
    .padding(32)
    .background(Color.indigo.opacity(0.9), in: RoundedRectangle(cornerRadius: 24))
  }
}
