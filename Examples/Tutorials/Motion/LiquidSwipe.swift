import SwiftUI

struct LiquidEdge: Shape {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let width = rect.width + (-offset.width > 0 ? offset.width : 0)
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.width, y: 0))
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      let from = 80 + offset.width
      path.move(to: CGPoint(x: rect.width, y: from > 80 ? 80 : from))
      var to = 180 + offset.height - offset.width
      to = to < 180 ? 180 : to
      let middle = 80 + (to - 80) / 2
      path.addCurve(
        to: CGPoint(x: rect.width, y: to), control1: CGPoint(x: width - 50, y: middle),
        control2: CGPoint(x: width - 50, y: middle))
    }
  }
}

struct LiquidSwipeView: View {
  @State private var offset = CGSize.zero

  var body: some View {
    ZStack {
      Color.orange
      LinearGradient(
        colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .overlay {
        Text("Swipe me").font(.largeTitle.bold()).foregroundStyle(.white)
      }
      .clipShape(LiquidEdge(offset: offset), style: FillStyle(eoFill: true))
      .overlay(alignment: .topTrailing) {
        Image(systemName: "chevron.left")
          .font(.title2)
          .foregroundStyle(.white)
          .frame(width: 50, height: 50)
          .contentShape(Rectangle())
          .gesture(
            DragGesture()
              .onChanged { value in
                withAnimation(.interactiveSpring(response: 0.7, dampingFraction: 0.6)) {
                  offset = value.translation
                }
              }
              .onEnded { value in
                withAnimation(.spring()) { offset = .zero }
              }
          )
          .offset(x: 15, y: 105)
          .opacity(offset == .zero ? 1 : 0)
      }
    }
    .ignoresSafeArea()
  }
}
