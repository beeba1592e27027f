/// A part of a user interface, described by other views: SwiftUI's `View`.
///
/// A view is a value. Filigree evaluates `body` when the view's inputs change, and draws what comes
/// out of it (``ImageRenderer``, ``ViewSession``).
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder @MainActor @preconcurrency
  var body: Self.Body { get }
}

/// The body of the views that Filigree draws itself. There is no value of it.
extension Never: View {
  /// Never called: there is no such value.
  public var body: Never { self }
}

extension View where Body == Never {
  /// Not to be called: this view has no content of views.
  public var body: Never {
    // Nothing in Filigree asks a primitive view for its body, and a client has no reason to; Apple's
    // stop the program, too.
    fatalError("\(Self.self) has no body")
  }
}

/// A view that Filigree draws, arranges or takes apart itself.
package protocol PrimitiveView: View where Body == Never {
  /// Makes the node that keeps this view's place in the tree.
  @MainActor func makeNode(_ inputs: NodeInputs) -> ViewNode<Self>
}
