import SwiftUI

/// A round button from which actions spread.
///
/// ```swift
/// ActionFan("Add") {
///   FanAction("Photo", systemImage: "camera") { takePhoto() }
///   FanAction("Note", systemImage: "pencil") { writeNote() }
/// }
/// .fanShape(.arc())
/// .tint(.purple)
/// ```
/// It has the color `tint`, and 52 points at the default size of type.
@available(iOS 15.0, macOS 12.0, *)
public struct ActionFan: View {
  private let title: LocalizedStringKey
  private let systemImage: String
  private let actions: [FanAction]

  @State private var isOpen = false
  @ScaledMetric(relativeTo: .title) private var side: CGFloat = 52
  @Environment(\.fanShape) private var shape

  /// Creates a fan.
  ///
  /// - Parameters:
  ///   - title: What the button is for; it is said to those who do not see it.
  ///   - systemImage: The symbol on it.
  ///   - actions: What spreads from it.
  public init(
    _ title: LocalizedStringKey, systemImage: String = "plus",
    @FanActionBuilder actions: () -> [FanAction]
  ) {
    self.title = title
    self.systemImage = systemImage
    self.actions = actions()
  }

  private var actionSide: CGFloat { side * 0.8 }

  /// What is seen.
  public var body: some View {
    ZStack {
      ForEach(actions.indices, id: \.self) { spread(actions[$0], at: $0) }
      main
    }
    .buttonStyle(FanButtonStyle())
  }

  private func spread(_ action: FanAction, at index: Int) -> some View {
    Button {
      isOpen = false
      action.perform()
    } label: {
      FanActionLabel(action: action, side: actionSide, showsTitle: shape.hasTitles)
    }
    .rotationEffect(.degrees(isOpen ? 0 : -90))
    .opacity(isOpen ? 1 : 0)
    .offset(
      isOpen
        ? shape.place(of: index, among: actions.count, fan: side, action: actionSide) : .zero
    )
    .animation(.easeOut(duration: 0.22 + 0.06 * Double(index)), value: isOpen)
    .allowsHitTesting(isOpen)
    .accessibilityHidden(!isOpen)
  }

  private var main: some View {
    Button {
      isOpen.toggle()
    } label: {
      Image(systemName: isOpen ? "xmark" : systemImage)
        .font(.system(size: side * 0.42, weight: .bold))
        .foregroundColor(.white)
        .frame(width: side, height: side)
        .background(Circle().fill(.tint).shadow(color: .black.opacity(0.2), radius: 4, y: 2))
    }
    .accessibilityLabel(isOpen ? Text("Close") : Text(title))
  }
}

/// A little darker while it is pressed.
@available(iOS 15.0, macOS 12.0, *)
struct FanButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.brightness(configuration.isPressed ? -0.15 : 0)
  }
}
