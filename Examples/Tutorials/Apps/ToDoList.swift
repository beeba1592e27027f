import SwiftUI

@Observable
final class ToDoStore {
  struct Item: Identifiable, Hashable {
    let id: Int
    var title: String
    var isDone = false
  }

  var items: [Item] = [
    Item(id: 1, title: "Buy milk"), Item(id: 2, title: "Call Ida", isDone: true),
    Item(id: 3, title: "Water plants"),
  ]
  private var nextID = 4

  var openCount: Int { items.filter { !$0.isDone }.count }

  func add(_ title: String) {
    items.append(Item(id: nextID, title: title))
    nextID += 1
  }
}

struct ToDoList: View {
  @State private var store = ToDoStore()
  @State private var newTitle = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack {
            TextField("New item", text: $newTitle)
              .onSubmit(add)
            Button {
              add()
            } label: {
              Image(systemName: "plus.circle.fill")
            }
            .accessibilityLabel("Add")
            .disabled(newTitle.isEmpty)
          }
        }
        Section("\(store.openCount) open") {
          ForEach($store.items) { $item in
            Button {
              item.isDone.toggle()
            } label: {
              Label {
                Text(item.title).strikethrough(item.isDone)
              } icon: {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                  .accessibilityHidden(true)
              }
              .foregroundStyle(item.isDone ? .secondary : .primary)
            }
          }
          .onDelete { store.items.remove(atOffsets: $0) }
          .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .navigationTitle("To Do")
      .toolbar { EditButton() }
    }
  }

  private func add() {
    guard !newTitle.isEmpty else { return }
    withAnimation { store.add(newTitle) }
    newTitle = ""
  }
}
