import SwiftUI

struct TabBadges: View {
  @State private var selection = "inbox"
  @State private var unread = 3

  var body: some View {
    TabView(selection: $selection) {
      VStack(spacing: 16) {
        Text("\(unread) unread")
          .font(.title)
        Button("Read one") { unread = max(0, unread - 1) }
          .buttonStyle(.bordered)
      }
      .tabItem { Label("Inbox", systemImage: "tray.fill") }
      .tag("inbox")
      Text("Nothing sent yet")
        .foregroundStyle(.secondary)
        .tabItem { Label("Sent", systemImage: "paperplane.fill") }
        .tag("sent")
      Text("You")
        .tabItem { Label("Account", systemImage: "person.crop.circle") }
        .tag("account")
    }
    .tint(.purple)
    .overlay(alignment: .bottomLeading) {
      GeometryReader { proxy in
        TabBadge(count: unread)
          .position(x: proxy.size.width / 6 + 14, y: proxy.size.height - 42)
      }
      .allowsHitTesting(false)
    }
  }
}

private struct TabBadge: View {
  let count: Int

  var body: some View {
    if count > 0 {
      Text("\(count)")
        .font(.caption2.bold())
        .foregroundColor(.white)
        .frame(minWidth: 18, minHeight: 18)
        .background(Circle().fill(Color.red))
    }
  }
}
