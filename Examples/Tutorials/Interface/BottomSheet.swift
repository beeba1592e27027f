import SwiftUI

struct BottomSheet: View {
  @State private var isPresented = false
  @State private var quantity = 1

  var body: some View {
    ZStack {
      LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      VStack(spacing: 12) {
        Text("\(quantity) in the basket")
          .font(.headline)
          .foregroundStyle(.white)
        Button("Choose amount") { isPresented = true }
          .buttonStyle(.borderedProminent)
          .tint(.indigo)
      }
    }
    .sheet(isPresented: $isPresented) {
      BottomSheetContent(quantity: $quantity)
        .presentationDetents([.height(200), .medium, .large])
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(28)
    }
  }
}

private struct BottomSheetContent: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var quantity: Int

  var body: some View {
    VStack(spacing: 20) {
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10)
      Button("Done") { dismiss() }
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
    }
    .padding(24)
  }
}
