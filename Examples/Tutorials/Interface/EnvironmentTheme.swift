import SwiftUI

struct CardTheme {
  var background: Color
  var accent: Color
  var radius: CGFloat

  static let plain = CardTheme(background: .gray.opacity(0.2), accent: .blue, radius: 8)
  static let party = CardTheme(background: .pink.opacity(0.3), accent: .purple, radius: 28)
}

private struct CardThemeKey: EnvironmentKey {
  static let defaultValue = CardTheme.plain
}

extension EnvironmentValues {
  var cardTheme: CardTheme {
    get { self[CardThemeKey.self] }
    set { self[CardThemeKey.self] = newValue }
  }
}

extension View {
  func cardTheme(_ theme: CardTheme) -> some View {
    environment(\.cardTheme, theme)
  }
}

private struct ThemedCard: View {
  @Environment(\.cardTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  let title: String

  var body: some View {
    HStack {
      Circle().fill(theme.accent).frame(width: 24, height: 24)
      Text(title).font(.headline)
      Spacer()
      Text(colorScheme == .dark ? "dark" : "light").foregroundColor(theme.accent)
    }
    .padding()
    .background(theme.background)
    .clipShape(RoundedRectangle(cornerRadius: theme.radius, style: .continuous))
  }
}

struct EnvironmentTheme: View {
  @State private var isParty = false

  var body: some View {
    VStack(spacing: 16) {
      ThemedCard(title: "From the parent")
      ThemedCard(title: "In the dark")
        .environment(\.colorScheme, .dark)
      ThemedCard(title: "Always a party")
        .cardTheme(.party)
      Toggle("Party", isOn: $isParty.animation())
      Text("Right to left")
        .frame(maxWidth: .infinity, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    .padding()
    .cardTheme(isParty ? .party : .plain)
  }
}
