import SwiftUI

/// One of the actions that spread from a fan.
@available(iOS 15.0, macOS 12.0, *)
public struct FanAction {
  let title: String
  let systemImage: String
  let tint: Color?
  let perform: () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What it does: written beside it where there is room, and said to those who do not see it.
  ///   - systemImage: The symbol on it.
  ///   - tint: Its color; nil for the fan's.
  ///   - perform: What happens when it is tapped. The fan closes first.
  public init(
    _ title: String, systemImage: String, tint: Color? = nil, perform: @escaping () -> Void
  ) {
    self.title = title
    self.systemImage = systemImage
    self.tint = tint
    self.perform = perform
  }
}

/// Collects actions from a closure.
@available(iOS 15.0, macOS 12.0, *)
@resultBuilder public enum FanActionBuilder {
  /// An action is a list of one.
  public static func buildExpression(_ action: FanAction) -> [FanAction] { [action] }
  /// Actions after one another.
  public static func buildBlock(_ parts: [FanAction]...) -> [FanAction] { parts.flatMap { $0 } }
  /// Actions that may be there.
  public static func buildOptional(_ part: [FanAction]?) -> [FanAction] { part ?? [] }
  /// The actions of an `if`.
  public static func buildEither(first: [FanAction]) -> [FanAction] { first }
  /// The actions of an `else`.
  public static func buildEither(second: [FanAction]) -> [FanAction] { second }
  /// The actions of a loop.
  public static func buildArray(_ parts: [[FanAction]]) -> [FanAction] { parts.flatMap { $0 } }
}

/// A disk with the action's symbol, and its title before it.
@available(iOS 15.0, macOS 12.0, *)
struct FanActionLabel: View {
  let action: FanAction
  let side: CGFloat
  let showsTitle: Bool

  var body: some View {
    Image(systemName: action.systemImage)
      .font(.system(size: side * 0.45))
      .foregroundColor(.white)
      .frame(width: side, height: side)
      .background(Circle().fill(action.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)))
      .overlay(alignment: .leading) {
        if showsTitle {
          Text(action.title)
            .font(.callout)
            .foregroundColor(.primary)
            .fixedSize()
            .alignmentGuide(.leading) { $0[.trailing] + 10 }
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(action.title))
  }
}
