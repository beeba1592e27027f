import SwiftUI

struct ParallaxHeader: View {
  var body: some View {
    GeometryReader { proxy in
      let minY = proxy.frame(in: .named("scroll")).minY
      ZStack {
        LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
        Circle().fill(.yellow).frame(width: 80).offset(x: 60, y: -30 - minY * 0.3)
        Image(systemName: "mountain.2.fill")
          .resizable()
          .scaledToFit()
          .foregroundStyle(.indigo)
          .frame(width: 260)
          .offset(y: 60)
      }
      .frame(width: proxy.size.width, height: proxy.size.height + max(0, minY))
      .clipped()
      .offset(y: minY > 0 ? -minY : -minY * 0.5)
    }
    .frame(height: 220)
  }
}

struct ParallaxScrollView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ParallaxHeader()
        VStack(alignment: .leading, spacing: 12) {
          Text("Into the mountains").font(.title.bold())
          ForEach(1..<10) { day in
            HStack(alignment: .firstTextBaseline) {
              Text("Day \(day)").bold()
              Text("From hut to hut, \(day * 2 + 9) kilometers").foregroundStyle(.secondary)
            }
            Divider()
          }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.systemBackground))
      }
    }
    .coordinateSpace(name: "scroll")
  }
}
