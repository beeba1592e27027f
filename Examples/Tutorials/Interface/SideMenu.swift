import SwiftUI

struct SideMenu: View {
  @State private var isOpen = false
  @State private var page = "Home"
  private let pages = [("house", "Home"), ("bookmark", "Saved"), ("gearshape", "Settings")]

  var body: some View {
    ZStack(alignment: .leading) {
      NavigationStack {
        Text(page)
          .font(.largeTitle)
          .navigationTitle(page)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .navigationBarLeading) {
              Button {
                withAnimation { isOpen.toggle() }
              } label: {
                Image(systemName: "line.3.horizontal")
              }
              .accessibilityLabel("Menu")
            }
          }
      }
      if isOpen {
        Color.black.opacity(0.4)
          .ignoresSafeArea()
          .onTapGesture { withAnimation { isOpen = false } }
        VStack(alignment: .leading, spacing: 28) {
          ForEach(pages, id: \.1) { symbol, title in
            Button {
              page = title
              withAnimation { isOpen = false }
            } label: {
              Label(title, systemImage: symbol)
            }
            .foregroundStyle(page == title ? Color.accentColor : .primary)
          }
          Spacer()
        }
        .font(.headline)
        .padding(24)
        .padding(.top, 40)
        .frame(width: 220, alignment: .leading)
        .frame(maxHeight: .infinity)
        .background(Color(uiColor: .systemBackground))
        .transition(.move(edge: .leading))
        .zIndex(1)
      }
    }
  }
}
