import SwiftUI

struct TagFlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    let frames = frames(subviews, width: width)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0 && origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer { origin.x += size.width + spacing }
      lineHeight = max(lineHeight, size.height)
      return CGRect(origin: origin, size: size)
    }
  }
}

struct FlowTags: View {
  @State private var chosen: Set<String> = ["Coffee"]
  private let tags = [
    "Coffee", "Hiking", "Cats", "Photography", "Jazz", "Chess", "Gardening", "Film", "Swimming",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Interests").font(.title2.bold())
      TagFlowLayout {
        ForEach(tags, id: \.self) { tag in
          let isOn = chosen.contains(tag)
          Button(tag) { chosen.formSymmetricDifference([tag]) }
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .foregroundStyle(isOn ? .white : .primary)
            .background(isOn ? AnyShapeStyle(.pink) : AnyShapeStyle(.quaternary), in: .capsule)
        }
      }
      Text("\(chosen.count) chosen").foregroundStyle(.secondary)
    }
    .padding()
  }
}
