import SwiftUI

@main
struct GuestBookApp: App {
  var body: some Scene {
    WindowGroup("Guests") {
      GuestBook()
    }
  }
}

struct Guest: Identifiable {
  let id: Int
  var name: String
  var note: String
}

/// A list of guests, and fields in which one more writes.
struct GuestBook: View {
  @State private var guests = (1...30).map { Guest(id: $0, name: "Guest \($0)", note: "Was here.") }
  @State private var name = ""
  @State private var note = ""
  @State private var isReady = false
  @FocusState private var field: Field?

  private enum Field {
    case name, note
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Guests").font(.title2.bold())
        Spacer()
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Text(context.date, format: .dateTime.year())
        }
        .foregroundStyle(.secondary)
        Text(isReady ? "ready" : "starting").foregroundStyle(.secondary)
      }
      .padding()
      List(guests) { guest in
        VStack(alignment: .leading) {
          Text(guest.name).font(.headline)
          Text(guest.note)
        }
      }
      .listStyle(.plain)
      VStack {
        TextField("Name", text: $name)
          .focused($field, equals: .name)
          .onSubmit { field = .note }
        TextField("Note", text: $note)
          .focused($field, equals: .note)
          .onSubmit(add)
        HStack {
          Link("About", destination: URL(string: "https://example.com/guests")!)
          Spacer()
          Button("Sign", action: add)
            .keyboardShortcut("s")
            .buttonStyle(.borderedProminent)
            .disabled(name.isEmpty)
        }
      }
      .textFieldStyle(.roundedBorder)
      .padding()
    }
    .task {
      try? await Task.sleep(for: .milliseconds(300))
      isReady = true
    }
  }

  private func add() {
    guard !name.isEmpty else { return }
    withAnimation {
      guests.insert(Guest(id: guests.count + 1, name: name, note: note), at: 0)
    }
    (name, note) = ("", "")
  }
}
