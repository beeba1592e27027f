import Combine
import SwiftUI

struct ShopProduct: Identifiable, Hashable {
  let name: String
  let price: Double
  let color: Color
  var id: String { name }

  static let all = [
    ShopProduct(name: "Lamp", price: 39, color: .yellow),
    ShopProduct(name: "Chair", price: 120, color: .brown),
    ShopProduct(name: "Vase", price: 24.5, color: .mint),
  ]
}

class ShopCart: ObservableObject {
  @Published private(set) var amounts: [ShopProduct: Int] = [:]

  var total: Double { amounts.reduce(0) { $0 + $1.key.price * Double($1.value) } }
  var count: Int { amounts.values.reduce(0, +) }

  func add(_ product: ShopProduct) { amounts[product, default: 0] += 1 }
  func clear() { amounts.removeAll() }
}

struct ShoppingCartApp: View {
  @StateObject private var cart = ShopCart()

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 12) {
          ForEach(ShopProduct.all) { ShopProductRow(product: $0) }
        }
        .padding()
      }
      ShopCartBar()
    }
    .environmentObject(cart)
  }
}

private struct ShopProductRow: View {
  @EnvironmentObject private var cart: ShopCart
  let product: ShopProduct

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 10)
        .fill(product.color.gradient)
        .frame(width: 64, height: 64)
      VStack(alignment: .leading) {
        Text(product.name).font(.headline)
        Text(product.price, format: .currency(code: "EUR"))
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Add \(product.name)") { cart.add(product) }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
    }
    .padding(10)
    .background(Color(.secondarySystemBackground))
    .cornerRadius(14)
  }
}

private struct ShopCartBar: View {
  @EnvironmentObject var cart: ShopCart

  var body: some View {
    HStack {
      Image(systemName: cart.count == 0 ? "cart" : "cart.fill")
      Text("\(cart.count) items, \(cart.total, specifier: "%.2f") €")
        .bold()
      Spacer()
      if cart.count > 0 {
        Button("Clear", role: .destructive) { cart.clear() }
      }
    }
    .padding()
    .background(.regularMaterial)
  }
}
