import SwiftUI

struct ShimmerModifier: ViewModifier {
  @State private var phase: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .overlay {
        GeometryReader { proxy in
          LinearGradient(
            colors: [.white.opacity(0), .white.opacity(0.7), .white.opacity(0)],
            startPoint: .leading, endPoint: .trailing
          )
          .rotationEffect(.degrees(20))
          .offset(x: phase * proxy.size.width)
        }
        .mask(content)
      }
      .onAppear {
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }
}

extension View {
  func shimmering() -> some View { modifier(ShimmerModifier()) }
}

struct SkeletonRow: View {
  let name: String
  let detail: String

  var body: some View {
    HStack {
      Circle().fill(.gray.opacity(0.3)).frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 4) {
        Text(name).font(.headline)
        Text(detail).font(.subheadline).lineLimit(1)
      }
      Spacer()
    }
  }
}

struct SkeletonListView: View {
  @State private var isLoading = true

  var body: some View {
    VStack(spacing: 16) {
      ForEach(0..<5) { index in
        if isLoading {
          SkeletonRow(name: "A name of some", detail: "Some words that describe the row")
            .redacted(reason: .placeholder)
            .shimmering()
        } else {
          SkeletonRow(name: "Message \(index + 1)", detail: "Good morning, how are you today?")
        }
      }
      Button(isLoading ? "Finish" : "Reload") { isLoading.toggle() }
    }
    .padding()
  }
}
