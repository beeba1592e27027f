import Foundation

/// Rows of controls in boxes on a grouped background, which can be scrolled: SwiftUI's `Form`.
///
/// It takes all of the proposed size. Each view in it is a row, at least 44 points high; neighbors in
/// one ``Section``, and neighbors in none, share a box.
public nonisolated struct Form<Content: View>: View {
  let content: Content

  /// Creates a form of the views in `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A list of boxes.
  @MainActor public var body: some View {
    ListBody(content: content, selection: nil, automatic: .insetGrouped)
  }
}
