import SwiftUI

struct HeroTransitionView: View {
  @Namespace private var animation
  @State private var selected: Int?
  private let colors: [Color] = [.red, .green, .blue, .orange, .purple, .teal]

  var body: some View {
    ZStack {
      if let selected {
        VStack(alignment: .leading, spacing: 16) {
          RoundedRectangle(cornerRadius: 0)
            .fill(colors[selected])
            .matchedGeometryEffect(id: selected, in: animation)
            .frame(height: 260)
            .onTapGesture { withAnimation(.spring) { self.selected = nil } }
          Text("Picture \(selected + 1)")
            .font(.title.bold())
            .padding(.horizontal)
          Text("Taken at the seaside in the light of an evening in May.")
            .padding(.horizontal)
          Spacer()
        }
        .transition(.opacity)
      } else {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 12) {
          ForEach(colors.indices, id: \.self) { index in
            RoundedRectangle(cornerRadius: 18)
              .fill(colors[index])
              .matchedGeometryEffect(id: index, in: animation)
              .frame(height: 120)
              .onTapGesture { withAnimation(.spring) { selected = index } }
          }
        }
        .padding()
      }
    }
  }
}
