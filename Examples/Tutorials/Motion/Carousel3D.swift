import SwiftUI

struct Carousel3DView: View {
  let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .blue, .purple]

  var body: some View {
    GeometryReader { full in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(colors.indices, id: \.self) { index in
            GeometryReader { geo in
              RoundedRectangle(cornerRadius: 16)
                .fill(colors[index])
                .overlay(Text("\(index + 1)").font(.largeTitle.bold()).foregroundColor(.white))
                .rotation3DEffect(
                  .degrees((geo.frame(in: .global).midX - full.size.width / 2) / -5),
                  axis: (x: 0, y: 1, z: 0), perspective: 0.6)
            }
            .frame(width: 140, height: 220)
          }
        }
        .padding(.horizontal, (full.size.width - 140) / 2)
      }
      .frame(maxHeight: .infinity)
    }
  }
}
