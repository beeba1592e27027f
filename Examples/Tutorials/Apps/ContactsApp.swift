import SwiftUI

struct ContactsApp: View {
  struct Contact: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let color: Color
  }

  @State private var search = ""
  private let contacts = [
    Contact(name: "Ada Lovelace", color: .purple), Contact(name: "Alan Turing", color: .blue),
    Contact(name: "Barbara Liskov", color: .green), Contact(name: "Edith Clarke", color: .orange),
    Contact(name: "Edsger Dijkstra", color: .red),
  ]

  private var groups: [(key: String, value: [Contact])] {
    let found = contacts.filter {
      search.isEmpty || $0.name.localizedCaseInsensitiveContains(search)
    }
    return Dictionary(grouping: found) { String($0.name.prefix(1)) }
      .sorted { $0.key < $1.key }
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        HStack {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
          TextField("Search", text: $search)
        }
        .padding(8)
        .background(Color(.systemGray6), in: RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal)
        List {
          ForEach(groups, id: \.key) { group in
            Section(group.key) {
              ForEach(group.value) { contact in
                NavigationLink(value: contact) { ContactRow(contact: contact) }
              }
            }
          }
        }
        .listStyle(.plain)
      }
      .navigationTitle("Contacts")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Contact.self) { contact in
        VStack(spacing: 16) {
          ContactAvatar(contact: contact).scaleEffect(2.5).padding(40)
          Text(contact.name).font(.title)
          Spacer()
        }
      }
    }
  }
}

private struct ContactAvatar: View {
  let contact: ContactsApp.Contact

  var body: some View {
    Text(contact.name.split(separator: " ").compactMap(\.first).map(String.init).joined())
      .font(.caption.bold())
      .foregroundStyle(.white)
      .frame(width: 36, height: 36)
      .background(contact.color.gradient, in: Circle())
      .accessibilityHidden(true)
  }
}

private struct ContactRow: View {
  let contact: ContactsApp.Contact

  var body: some View {
    HStack(spacing: 12) {
      ContactAvatar(contact: contact)
      Text(contact.name)
    }
  }
}
