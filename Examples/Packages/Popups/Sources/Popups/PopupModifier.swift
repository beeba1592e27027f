import SwiftUI

/// Shows a popup over a view.
@available(iOS 15.0, macOS 12.0, *)
struct PopupModifier<Popup: View>: ViewModifier {
  @Binding var isPresented: Bool
  let kind: PopupKind
  let exits: Set<PopupExit>
  let onDismiss: (() -> Void)?
  @ViewBuilder let popup: () -> Popup

  /// How far a finger throws a popup that goes, in points: about the width of a thumb.
  private static var throwDistance: CGFloat { 48 }
  private static var longestStay: TimeInterval { 365 * 86_400 }
  private static var animation: Animation { .easeOut(duration: 0.3) }

  @State private var dragged: CGFloat = 0
  @State private var leaving: Task<Void, Never>?
  @Environment(\.popupVeil) private var veil

  func body(content: Content) -> some View {
    content
      .overlay(
        ZStack(alignment: kind.alignment) {
          if isPresented, kind.isVeiled {
            veil
              .ignoresSafeArea()
              .transition(.opacity)
              .zIndex(0)
              .onTapGesture { leave(by: .veil) }
              .accessibilityLabel("Dismiss")
              .accessibilityAddTraits(.isButton)
              .accessibilityHidden(!exits.contains(.veil))
          }
          if isPresented {
            presented
              .transition(kind.transition)
              .zIndex(1)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: kind.alignment)
        .animation(Self.animation, value: isPresented)
      )
      .onChange(of: isPresented) { isPresented in
        isPresented ? stay() : gone()
      }
  }

  private var presented: some View {
    popup()
      .environment(\.dismissPopup, DismissPopupAction { isPresented = false })
      .offset(y: max(dragged, 0))
      .onTapGesture { leave(by: .touch) }
      .gesture(pull, including: exits.contains(.pull) ? .all : .subviews)
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(kind.isVeiled ? .isModal : [])
  }

  private var pull: some Gesture {
    DragGesture()
      .onChanged { dragged = $0.translation.height }
      .onEnded { value in
        if value.predictedEndTranslation.height > Self.throwDistance {
          leave(by: .pull)
        } else {
          withAnimation(Self.animation) { dragged = 0 }
        }
      }
  }

  private func leave(by exit: PopupExit) {
    if exits.contains(exit) { isPresented = false }
  }

  private func stay() {
    leaving?.cancel()
    leaving = nil
    dragged = 0
    let times = exits.compactMap { exit -> TimeInterval? in
      guard case .after(let seconds) = exit else { return nil }
      // In this order a length that is no number is 0.
      return min(max(0, seconds), Self.longestStay)
    }
    guard let seconds = times.min() else { return }
    leaving = Task {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      if !Task.isCancelled { isPresented = false }
    }
  }

  private func gone() {
    leaving?.cancel()
    leaving = nil
    onDismiss?()
  }
}

/// Closes the popup in whose view it is read from the environment.
@available(iOS 15.0, macOS 12.0, *)
public struct DismissPopupAction {
  let close: () -> Void

  /// Closes the popup.
  public func callAsFunction() { close() }
}

@available(iOS 15.0, macOS 12.0, *)
private struct DismissPopupKey: EnvironmentKey {
  static var defaultValue: DismissPopupAction { DismissPopupAction(close: {}) }
}

@available(iOS 15.0, macOS 12.0, *)
extension EnvironmentValues {
  /// Closes the popup that a view is in.
  public var dismissPopup: DismissPopupAction {
    get { self[DismissPopupKey.self] }
    set { self[DismissPopupKey.self] = newValue }
  }
}
