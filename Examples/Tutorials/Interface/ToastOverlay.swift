import SwiftUI

private struct ToastModifier: ViewModifier {
  @Binding var isPresented: Bool
  let text: String

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .top) {
        if isPresented {
          Label(text, systemImage: "checkmark.circle.fill")
            .font(.subheadline.weight(.semibold))
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(.regularMaterial, in: .capsule)
            .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
            .transition(.move(edge: .top).combined(with: .opacity))
            .padding(.top, 12)
            .task {
              try? await Task.sleep(nanoseconds: 2_000_000_000)
              withAnimation { isPresented = false }
            }
        }
      }
  }
}

extension View {
  fileprivate func toast(_ text: String, isPresented: Binding<Bool>) -> some View {
    modifier(ToastModifier(isPresented: isPresented, text: text))
  }
}

struct ToastOverlay: View {
  @State private var showsToast = false

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 16)
        .fill(.blue.gradient)
        .frame(height: 200)
      Button("Save") {
        withAnimation(.spring()) { showsToast = true }
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .toast("Saved", isPresented: $showsToast)
  }
}
