import SwiftUI

private struct RadialLayout: Layout {
  var radius: CGFloat
  var offset: Angle

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(radius, offset.radians) }
    set {
      radius = newValue.first
      offset = .radians(newValue.second)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let step = 2 * Double.pi / Double(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let angle = step * Double(index) + offset.radians - .pi / 2
      let point = CGPoint(
        x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius)
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct RadialMenu: View {
  @State private var isOpen = false
  private let symbols = ["house", "heart", "star", "bell", "cart", "gearshape"]

  var body: some View {
    ZStack {
      RadialLayout(radius: isOpen ? 110 : 0, offset: .degrees(isOpen ? 0 : -90)) {
        ForEach(symbols, id: \.self) { symbol in
          Image(systemName: symbol)
            .font(.title2)
            .frame(width: 56, height: 56)
            .background(Circle().fill(.orange.opacity(0.3)))
        }
      }
      .opacity(isOpen ? 1 : 0)
      Button {
        withAnimation(.spring(duration: 0.6)) { isOpen.toggle() }
      } label: {
        Image(systemName: "plus")
          .font(.largeTitle)
          .rotationEffect(.degrees(isOpen ? 135 : 0))
          .frame(width: 72, height: 72)
          .background(.orange, in: Circle())
          .foregroundStyle(.white)
      }
      .accessibilityLabel(isOpen ? "Close" : "Open")
    }
  }
}
