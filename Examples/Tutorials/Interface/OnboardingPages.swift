import SwiftUI

struct OnboardingPage: Identifiable {
  let id: Int
  let symbol: String
  let title: String
  let text: String
  let color: Color

  static let all = [
    OnboardingPage(
      id: 0, symbol: "sparkles", title: "Welcome", text: "All your plants in one place.",
      color: .green),
    OnboardingPage(
      id: 1, symbol: "drop.fill", title: "Water", text: "We remind you when they are thirsty.",
      color: .blue),
    OnboardingPage(
      id: 2, symbol: "sun.max.fill", title: "Light", text: "Find the best place for each.",
      color: .orange),
  ]
}

struct OnboardingView: View {
  @State private var page = 0

  private var isLast: Bool { page == OnboardingPage.all.count - 1 }

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(OnboardingPage.all) { item in
          VStack(spacing: 20) {
            Image(systemName: item.symbol)
              .font(.system(size: 80))
              .foregroundStyle(item.color.gradient)
            Text(item.title)
              .font(.largeTitle)
              .fontWeight(.heavy)
            Text(item.text)
              .multilineTextAlignment(.center)
              .foregroundStyle(.secondary)
          }
          .padding()
          .tag(item.id)
        }
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button {
        withAnimation { page = isLast ? 0 : page + 1 }
      } label: {
        Text(isLast ? "Get started" : "Next")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .padding()
          .background(OnboardingPage.all[page].color)
          .foregroundColor(.white)
          .cornerRadius(14)
      }
      .padding()
    }
  }
}
