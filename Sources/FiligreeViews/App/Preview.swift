import Foundation

/// A view that is shown while it is made, with its name and its traits: what `#Preview` makes.
public struct Preview {
  /// What the traits of previews of views are of.
  public enum ViewTraits {}

  package let displayName: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let makeBody: @MainActor () -> any View

  /// Creates a preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    makeBody = body
  }
}

/// How a preview is shown: SwiftUI's `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  /// The room for the view.
  package let layout: PreviewLayout
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }

  /// As much room as the view asks for.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }

  /// A room of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }

  /// A device's screen, upright.
  public static var portrait: PreviewTrait { PreviewTrait(layout: .device) }

  /// A device's screen, upright, its top below.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(layout: .device) }

  /// A device's screen, lying on its right side.
  public static var landscapeLeft: PreviewTrait { landscape }

  /// A device's screen, lying on its left side.
  public static var landscapeRight: PreviewTrait { landscape }

  private static var landscape: PreviewTrait {
    PreviewTrait(layout: .fixed(width: 844, height: 390))
  }
}

/// A type that `#Preview` makes, so that a host finds the preview: SwiftUI's `PreviewRegistry`.
public protocol PreviewRegistry {
  /// The module and the file of the preview, as `#fileID` has them.
  static var fileID: String { get }
  /// The line of the preview, from 1.
  static var line: Int { get }
  /// The column of the preview, from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// Shows a view while it is made: `filigree preview` draws it, and so does ``PreviewHost`` in one's own program.
///
///     #Preview("A card", traits: .sizeThatFitsLayout) {
///       Card(title: "Hello")
///     }
///
/// - Parameters:
///   - name: What the preview is called; the name of the file, if nothing is said.
///   - traits: How it is shown. The last trait that names a room counts.
///   - body: The view. Variables in it that are marked by `@Previewable` keep their values, as the properties of
///     a view do.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "FiligreeMacros", type: "PreviewMacro")

/// Makes a variable in the body of `#Preview` a property of the view that is shown, so that it may be a `@State`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "FiligreeMacros", type: "PreviewableMacro")
