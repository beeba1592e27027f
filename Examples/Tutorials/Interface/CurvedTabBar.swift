import SwiftUI

struct CurvedTabBar: View {
  @State private var selected = 0
  private let symbols = ["house", "heart", "bell", "person"]
  private let titles = ["Home", "Favorites", "News", "Profile"]

  var body: some View {
    VStack(spacing: 0) {
      Spacer()
      Image(systemName: symbols[selected] + ".fill")
        .font(.system(size: 64))
        .foregroundStyle(.indigo)
      Text(titles[selected])
        .font(.title.bold())
        .padding(.top)
      Spacer()
      HStack {
        ForEach(symbols.indices, id: \.self) { index in
          if index == 2 { Spacer(minLength: 72) }
          Button {
            withAnimation(.spring()) { selected = index }
          } label: {
            Image(systemName: symbols[index] + (selected == index ? ".fill" : ""))
              .font(.title3)
              .foregroundColor(selected == index ? .indigo : .gray)
              .frame(maxWidth: .infinity)
          }
          .accessibilityLabel(titles[index])
        }
      }
      .frame(height: 72)
      .background(
        TabBarCurve()
          .fill(Color(.secondarySystemBackground))
          .shadow(color: .black.opacity(0.2), radius: 6, y: -2)
      )
      .overlay(alignment: .top) {
        Image(systemName: "plus")
          .font(.title2.bold())
          .foregroundStyle(.white)
          .frame(width: 56, height: 56)
          .background(Circle().fill(.indigo))
          .offset(y: -28)
      }
    }
  }
}

private struct TabBarCurve: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.midX - 60, y: 0))
      path.addCurve(
        to: CGPoint(x: rect.midX, y: 38),
        control1: CGPoint(x: rect.midX - 30, y: 0), control2: CGPoint(x: rect.midX - 38, y: 38))
      path.addCurve(
        to: CGPoint(x: rect.midX + 60, y: 0),
        control1: CGPoint(x: rect.midX + 38, y: 38), control2: CGPoint(x: rect.midX + 30, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: 0, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
