import Combine
import SwiftUI

final class PackingModel: ObservableObject {
  struct Thing: Identifiable {
    let name: String
    var isPacked: Bool
    var id: String { name }
  }

  @Published var things = ["Passport", "Tent", "Rope", "Lamp"].map {
    Thing(name: $0, isPacked: $0 == "Tent")
  }

  var progress: Double {
    Double(things.filter(\.isPacked).count) / Double(things.count)
  }

  func toggle(_ thing: Thing) {
    guard let index = things.firstIndex(where: { $0.id == thing.id }) else { return }
    things[index].isPacked.toggle()
  }
}

struct PackingChecklist: View {
  @StateObject private var model = PackingModel()

  var body: some View {
    VStack(spacing: 0) {
      ProgressView(value: model.progress) {
        Text("Packed").font(.headline)
      }
      .tint(model.progress == 1 ? .green : .orange)
      .padding()
      List {
        ForEach(model.things) { thing in
          PackingRow(thing: thing) { model.toggle(thing) }
        }
      }
      .listStyle(.inset)
      Text(model.progress == 1 ? "Ready to go" : "Not yet")
        .padding()
    }
  }
}

private struct PackingRow: View {
  let thing: PackingModel.Thing
  let toggle: @MainActor () -> Void

  var body: some View {
    HStack {
      Text(thing.name)
        .strikethrough(thing.isPacked)
      Spacer()
      Image(systemName: thing.isPacked ? "checkmark.square.fill" : "square")
        .foregroundColor(thing.isPacked ? .green : .secondary)
        .accessibilityHidden(true)
    }
    .contentShape(Rectangle())
    .onTapGesture { toggle() }
  }
}
