import SwiftUI

struct AlertsAndDialogs: View {
  @State private var showsAlert = false
  @State private var showsDialog = false
  @State private var log = "Nothing yet"

  var body: some View {
    VStack(spacing: 24) {
      Text(log).font(.headline)
      Button("Delete file") { showsAlert = true }
        .alert("Delete this file?", isPresented: $showsAlert) {
          Button("Delete", role: .destructive) { log = "Deleted" }
          Button("Cancel", role: .cancel) { log = "Kept" }
        } message: {
          Text("You cannot undo this.")
        }
      Button("Change color") { showsDialog = true }
        .confirmationDialog("Background", isPresented: $showsDialog, titleVisibility: .visible) {
          ForEach(["Red", "Green", "Blue"], id: \.self) { name in
            Button(name) { log = name }
          }
          Button("Cancel", role: .cancel) {}
        }
    }
    .buttonStyle(.bordered)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
