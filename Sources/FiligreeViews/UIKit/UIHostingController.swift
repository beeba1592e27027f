import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import Foundation

/// A controller whose view shows a SwiftUI view: SwiftUI's `UIHostingController`.
///
/// The view is drawn as it is when its animations are over; touches do not reach it.
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  public var rootView: Content { didSet { host?.show(rootView) } }
  private weak var host: HostingView<Content>?

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of views: always nil.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view, as large as the screen.
  open override func loadView() {
    let host = HostingView(rootView)
    host.frame = UIScreen.main.bounds
    self.host = host
    view = host
  }

  /// The size that the view would have within another.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return host?.sizeThatFits(size) ?? .zero
  }
}

/// The view that draws a SwiftUI view.
private final class HostingView<Content: View>: UIView {
  private var root: Content?

  init(_ root: Content) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    contentMode = .redraw
    show(root)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ root: Content) {
    self.root = root
    setNeedsDisplay()
  }

  private func session(_ size: CGSize) -> ViewSession? {
    guard let root else { return nil }
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    return ViewSession(size: size, scale: UIScreen.main.scale, environment: environment) { root }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let root else { return .zero }
    let graph = ViewGraph(root, environment: EnvironmentValues())
    defer { graph.close() }
    return graph.sizeThatFits(ProposedViewSize(size))
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let session = session(bounds.size) else {
      return
    }
    context.recorder.draw(session.displayList(), through: context.recorder.transform)
    // What the view reads may be another next time.
    setNeedsDisplay()
  }
}
