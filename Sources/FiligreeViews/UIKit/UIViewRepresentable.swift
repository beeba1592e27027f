import FiligreeKit
import Foundation

/// A view of UIKit's in a page of views: SwiftUI's `UIViewRepresentable`.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// Who tells the views of what happens.
  associatedtype Coordinator = Void

  /// What the view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; called once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes who tells the views of what happens; called once, before the view is made.
  func makeCoordinator() -> Coordinator
  /// The view is not needed any more.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size of the view for a proposal; nil for what its content's size and priorities say.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Leaves it to the view's content.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// The view in the page.
  public var body: some View { RepresentedView(source: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No one.
  public func makeCoordinator() {}
}

/// What a view of UIKit's is made and updated with: SwiftUI's `UIViewRepresentableContext`.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// Who tells the views of what happens.
  public let coordinator: Representable.Coordinator
  /// How the change that is under way moves.
  public let transaction: Transaction
  /// The environment.
  public let environment: EnvironmentValues
}

/// A controller of UIKit's in a page of views: SwiftUI's `UIViewControllerRepresentable`.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The kind of controller.
  associatedtype UIViewControllerType: UIViewController
  /// Who tells the views of what happens.
  associatedtype Coordinator = Void

  /// What the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes who tells the views of what happens; called once, before the controller is made.
  func makeCoordinator() -> Coordinator
  /// The controller is not needed any more.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The controller's view in the page.
  public var body: some View { ControllerView(source: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No one.
  public func makeCoordinator() {}
}

/// What a controller is made and updated with: SwiftUI's `UIViewControllerRepresentableContext`.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// Who tells the views of what happens.
  public let coordinator: Representable.Coordinator
  /// How the change that is under way moves.
  public let transaction: Transaction
  /// The environment.
  public let environment: EnvironmentValues
}

/// A controller's view as a view of UIKit's.
private struct ControllerView<Source: UIViewControllerRepresentable>: UIViewRepresentable {
  let source: Source

  /// The controller and who tells of it.
  @MainActor
  final class Coordinator {
    let coordinator: Source.Coordinator
    var controller: Source.UIViewControllerType?

    init(_ coordinator: Source.Coordinator) {
      self.coordinator = coordinator
    }
  }

  private func inner(_ context: Context) -> Source.Context {
    Source.Context(
      coordinator: context.coordinator.coordinator, transaction: context.transaction,
      environment: context.environment)
  }

  func makeCoordinator() -> Coordinator { Coordinator(source.makeCoordinator()) }

  func makeUIView(context: Context) -> UIView {
    let controller = source.makeUIViewController(context: inner(context))
    context.coordinator.controller = controller
    let view: UIView = controller.view
    controller.setSeen(true)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    guard let controller = context.coordinator.controller else { return }
    source.updateUIViewController(controller, context: inner(context))
  }

  static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
    guard let controller = coordinator.controller else { return }
    controller.setSeen(false)
    Source.dismantleUIViewController(controller, coordinator: coordinator.coordinator)
  }
}
