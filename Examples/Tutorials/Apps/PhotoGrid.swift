import SwiftUI

struct PhotoGrid: View {
  @Namespace private var namespace
  @State private var selected: Int?

  private let columns = [GridItem(.adaptive(minimum: 90), spacing: 4)]

  private func picture(_ number: Int) -> some View {
    Rectangle()
      .fill(Color(hue: Double(number) / 12, saturation: 0.6, brightness: 0.9).gradient)
      .overlay {
        Image(systemName: "photo.fill")
          .foregroundStyle(.white.opacity(0.8))
      }
  }

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 4) {
          ForEach(0..<12) { number in
            picture(number)
              .matchedGeometryEffect(id: number, in: namespace, isSource: selected != number)
              .aspectRatio(1, contentMode: .fill)
              .clipped()
              .onTapGesture { withAnimation(.easeInOut) { selected = number } }
              .accessibilityLabel("Photo \(number + 1)")
          }
        }
        .padding(4)
      }
      .blur(radius: selected == nil ? 0 : 6)
      if let selected {
        VStack(spacing: 16) {
          picture(selected)
            .matchedGeometryEffect(id: selected, in: namespace)
            .frame(width: 260, height: 260)
            .clipShape(RoundedRectangle(cornerRadius: 16))
          Text("Photo number \(selected + 1)").font(.headline)
        }
        .onTapGesture { withAnimation { self.selected = nil } }
      }
    }
  }
}
