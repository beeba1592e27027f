import SwiftUI

struct ExpandableRows: View {
  @State private var showsFruit = true
  @State private var showsVegetables = false

  var body: some View {
    List {
      DisclosureGroup("Fruit", isExpanded: $showsFruit) {
        Label("Apple", systemImage: "leaf")
        Label("Cherry", systemImage: "leaf.fill")
      }
      DisclosureGroup(isExpanded: $showsVegetables) {
        Text("Carrot")
        Text("Leek")
      } label: {
        Label("Vegetables", systemImage: "basket.fill")
          .foregroundStyle(.orange)
      }
      Section {
        Button(showsVegetables ? "Close all" : "Open all") {
          withAnimation {
            let open = !showsVegetables
            showsFruit = open
            showsVegetables = open
          }
        }
      }
    }
  }
}
