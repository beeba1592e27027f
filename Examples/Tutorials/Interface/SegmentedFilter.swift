import SwiftUI

struct SegmentedFilter: View {
  enum Kind: String, CaseIterable {
    case all = "All"
    case fruit = "Fruit"
    case nuts = "Nuts"
  }

  private struct Food: Identifiable {
    let name: String
    let kind: Kind
    var id: String { name }
  }

  @State private var kind = Kind.all
  private let foods = [
    Food(name: "Apple", kind: .fruit), Food(name: "Walnut", kind: .nuts),
    Food(name: "Pear", kind: .fruit), Food(name: "Almond", kind: .nuts),
    Food(name: "Plum", kind: .fruit),
  ]

  private var shown: [Food] {
    kind == .all ? foods : foods.filter { $0.kind == kind }
  }

  var body: some View {
    VStack {
      Picker("Kind", selection: $kind.animation()) {
        ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      List(shown) { food in
        HStack {
          Text(food.name)
          Spacer()
          Text(food.kind.rawValue)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      .listStyle(.plain)
    }
    .padding(.top)
  }
}
