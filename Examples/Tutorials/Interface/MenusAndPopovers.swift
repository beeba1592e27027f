import SwiftUI

struct MenusAndPopovers: View {
  @State private var sorting = "Name"
  @State private var showsHelp = false
  @State private var isFavorite = false

  var body: some View {
    VStack(spacing: 32) {
      Menu {
        Picker("Sort by", selection: $sorting) {
          ForEach(["Name", "Date", "Size"], id: \.self) { Text($0) }
        }
        Divider()
        Button(role: .destructive) {
          sorting = "Name"
        } label: {
          Label("Reset", systemImage: "arrow.counterclockwise")
        }
      } label: {
        Label("Sorted by \(sorting)", systemImage: "arrow.up.arrow.down")
      }
      Button("What is this?") { showsHelp.toggle() }
        .popover(isPresented: $showsHelp) {
          Text("Files are sorted by \(sorting.lowercased()).")
            .padding()
            .presentationCompactAdaptation(.popover)
        }
      Text("Press long on me")
        .padding()
        .background(isFavorite ? Color.yellow : Color.gray.opacity(0.3))
        .cornerRadius(10)
        .contextMenu {
          Button {
            isFavorite.toggle()
          } label: {
            Label("Favorite", systemImage: "star")
          }
          Button("Share", systemImage: "square.and.arrow.up") {}
        }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
