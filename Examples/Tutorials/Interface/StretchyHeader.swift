import SwiftUI

struct StretchyHeader: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let y = proxy.frame(in: .named("scroll")).minY
          let height = max(180, 180 + y)
          LinearGradient(colors: [.orange, .pink, .purple], startPoint: .top, endPoint: .bottom)
            .overlay {
              Image(systemName: "sun.max.fill")
                .font(.system(size: 70))
                .foregroundStyle(.white)
            }
            .frame(width: proxy.size.width, height: height)
            .offset(y: y > 0 ? -y : 0)
        }
        .frame(height: 180)
        VStack(alignment: .leading, spacing: 12) {
          Text("A walk at dusk")
            .font(.title.bold())
          ForEach(1..<9) { number in
            Text("Stage \(number)").font(.headline)
            Text("Follow the path along the river until it bends, then cross the bridge.")
              .foregroundStyle(.secondary)
          }
        }
        .padding()
      }
    }
    .coordinateSpace(name: "scroll")
    .ignoresSafeArea(edges: .top)
  }
}
