import SwiftUI

struct NotesApp: View {
  struct Note: Identifiable, Hashable {
    let id: Int
    var text: String
    var title: String { text.split(separator: "\n").first.map(String.init) ?? "New note" }
  }

  @State private var notes = [
    Note(id: 0, text: "Ideas\nA garden on the roof"), Note(id: 1, text: "Books to read"),
  ]
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(notes) { note in
        NavigationLink(value: note.id) {
          VStack(alignment: .leading, spacing: 4) {
            Text(note.title).font(.headline)
            Text("\(note.text.count) characters")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Int.self) { id in
        NoteEditor(text: $notes[id].text, title: notes[id].title)
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            notes.append(Note(id: notes.count, text: ""))
            path.append(notes.count - 1)
          } label: {
            Label("New", systemImage: "square.and.pencil")
          }
        }
      }
    }
  }
}

private struct NoteEditor: View {
  @Binding var text: String
  let title: String
  @FocusState private var isFocused: Bool

  var body: some View {
    TextEditor(text: $text)
      .focused($isFocused)
      .padding(.horizontal)
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .onAppear { isFocused = true }
  }
}
