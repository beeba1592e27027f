import SwiftUI

struct PricingTable: View {
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 16) {
      Text("Plans").font(.title.bold())
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top) { plans }
        VStack { plans }
      }
      .frame(width: isWide ? 296 : 220)
      .padding(8)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(style: StrokeStyle(dash: [4])))
      Button(isWide ? "Narrow" : "Wide") {
        withAnimation { isWide.toggle() }
      }
    }
  }

  @ViewBuilder private var plans: some View {
    PricingPlan(name: "Free", price: 0, color: .gray)
    PricingPlan(name: "Pro", price: 9, color: .blue)
    PricingPlan(name: "Team", price: 29, color: .purple)
  }
}

private struct PricingPlan: View {
  let name: String
  let price: Int
  let color: Color

  var body: some View {
    VStack(spacing: 6) {
      Text(name.uppercased())
        .font(.caption.weight(.semibold))
        .kerning(1)
      Text("$\(price)").font(.title.bold())
      Text("a month").font(.caption2)
    }
    .foregroundColor(.white)
    .frame(width: 92, height: 90)
    .background(color)
    .cornerRadius(12)
  }
}
