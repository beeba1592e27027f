import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// A line of text in a capsule.
@available(iOS 15.0, macOS 12.0, *)
public struct NoticeLine: View {
  let message: LocalizedStringKey
  let systemImage: String?

  /// Creates the line.
  public init(message: LocalizedStringKey, systemImage: String? = nil) {
    self.message = message
    self.systemImage = systemImage
  }

  /// What is seen.
  public var body: some View {
    HStack(spacing: 8) {
      if let systemImage = systemImage { Image(systemName: systemImage) }
      Text(message)
    }
    .font(.subheadline.weight(.medium))
    .foregroundColor(.white)
    .padding(.horizontal, 20)
    .padding(.vertical, 12)
    .background(Color.black.opacity(0.85), in: Capsule())
    .padding()
  }
}

/// A card with a symbol, a title, a message and buttons.
@available(iOS 15.0, macOS 12.0, *)
public struct AlertCard<Actions: View>: View {
  private let title: LocalizedStringKey
  private let message: LocalizedStringKey
  private let systemImage: String
  private let tint: Color
  private let actions: Actions

  /// Creates the card.
  public init(
    _ title: LocalizedStringKey, message: LocalizedStringKey, systemImage: String,
    tint: Color = .accentColor, @ViewBuilder actions: () -> Actions
  ) {
    self.title = title
    self.message = message
    self.systemImage = systemImage
    self.tint = tint
    self.actions = actions()
  }

  /// What is seen.
  public var body: some View {
    VStack(spacing: 12) {
      Image(systemName: systemImage)
        .font(.system(size: 40))
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(tint)
      Text(title).font(.headline)
      Text(message)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      HStack(spacing: 12) { actions }
        .buttonStyle(AlertButtonStyle(tint: tint))
        .padding(.top, 8)
    }
    .padding(24)
    .frame(maxWidth: 300)
    .background(
      RoundedRectangle(cornerRadius: 20, style: .continuous)
        .fill(Color.card)
        .shadow(color: .black.opacity(0.2), radius: 20, y: 8)
    )
    .padding(32)
  }
}

@available(iOS 15.0, macOS 12.0, *)
struct AlertButtonStyle: ButtonStyle {
  let tint: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.body.weight(.semibold))
      .foregroundColor(configuration.role == .cancel ? tint : .white)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity)
      .background(
        Capsule().fill(configuration.role == .cancel ? tint.opacity(0.15) : tint)
      )
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

/// A drawer with a handle and round corners at the top.
@available(iOS 15.0, macOS 12.0, *)
public struct Drawer<Content: View>: View {
  private let content: Content

  /// Creates a drawer.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// What is seen.
  public var body: some View {
    VStack(spacing: 16) {
      Capsule().fill(Color.secondary.opacity(0.4)).frame(width: 36, height: 5)
      content
    }
    .padding(.top, 8)
    .padding([.horizontal, .bottom], 20)
    .frame(maxWidth: .infinity)
    .background(
      Color.card
        .clipShape(TopRoundedRectangle(radius: 20))
        .ignoresSafeArea(edges: .bottom)
    )
  }
}

@available(iOS 15.0, macOS 12.0, *)
struct TopRoundedRectangle: Shape {
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    #if canImport(UIKit)
    return Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
    #else
    return Path(roundedRect: rect, cornerRadius: radius)
    #endif
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension Color {
  static var card: Color {
    #if canImport(UIKit)
    return Color(uiColor: .secondarySystemBackground)
    #elseif canImport(AppKit)
    return Color(nsColor: .windowBackgroundColor)
    #else
    return .white
    #endif
  }
}

#Preview("Alert card") {
  AlertCard(
    "Delete the photo?", message: "It cannot be had back.",
    systemImage: "exclamationmark.triangle.fill",
    tint: .red
  ) {
    Button("Cancel", role: .cancel) {}
    Button("Delete") {}
  }
}
