import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Which point of a view a popover points at: SwiftUI's `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor: Sendable {
  /// A frame of the view; its middle.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)

  @MainActor func frame(of item: LayoutItem) -> CGRect {
    switch self {
    case .rect(let source):
      return source.place(item.size, item.transform(to: .global))
    case .point(let point):
      let place = CGPoint(x: point.x * item.size.width, y: point.y * item.size.height)
        .applying(item.transform(to: .global))
      return CGRect(origin: place, size: .zero)
    }
  }
}

/// A bubble that points at a view.
///
/// It is as large as its views, lies above, below or beside the view, where there is most space or where it is
/// asked to, and at least 10 points within the page, as UIKit's do.
final class PopoverItem: PresentedItem, GestureTarget {
  /// The width from which on a page has popovers, in points.
  static let widePage: CGFloat = 600
  private static let margin: CGFloat = 10
  private static let radius: CGFloat = 13
  private static let arrow = CGSize(width: 28, height: 13)

  private let anchor: () -> LayoutItem?
  private let point: PopoverAttachmentAnchor
  private let edge: Edge?

  init(
    node: Node, anchor: @escaping () -> LayoutItem?, point: PopoverAttachmentAnchor, edge: Edge?
  ) {
    self.anchor = anchor
    self.point = point
    self.edge = edge
    super.init(node: node)
  }

  override var motion: Animation { .easeInOut(duration: 0.2) }

  // MARK: Layout

  private var target: CGRect {
    anchor().map(point.frame(of:))
      ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
  }

  /// The bubble, and whether it lies above what it points at.
  private var bubble: (frame: CGRect, isAbove: Bool) {
    let page = safePage.insetBy(dx: Self.margin, dy: Self.margin)
    let target = target
    let space = (
      above: target.minY - page.minY - Self.arrow.height,
      below: page.maxY - target.maxY - Self.arrow.height
    )
    // The arrow's edge: at the bubble's top the bubble lies below.
    let isAbove = edge == .bottom || (edge != .top && space.above > space.below)
    let most = CGSize(width: page.width, height: max(isAbove ? space.above : space.below, 0))
    var own = CGSize.zero
    for item in contents where !item.isLeaving {
      let wanted = item.size(for: .unspecified)
      own = CGSize(
        width: max(own.width, min(wanted.width, most.width)),
        height: max(own.height, min(wanted.height, most.height)))
    }
    let x = min(max(target.midX - own.width / 2, page.minX), max(page.maxX - own.width, page.minX))
    let y =
      isAbove
      ? target.minY - Self.arrow.height - own.height : target.maxY + Self.arrow.height
    return (CGRect(origin: CGPoint(x: x, y: y), size: own), isAbove)
  }

  override func placeContents() {
    place(in: bubble.frame)
  }

  // MARK: Drawing

  private var outline: Path {
    let (frame, isAbove) = bubble
    let radius = min(Self.radius, frame.width / 2, frame.height / 2)
    let half = Self.arrow.width / 2
    let x = min(
      max(target.midX, frame.minX + radius + half), max(frame.maxX - radius - half, frame.midX))
    let base = isAbove ? frame.maxY : frame.minY
    let tip = isAbove ? base + Self.arrow.height : base - Self.arrow.height
    var arrow = Path()
    arrow.move(to: CGPoint(x: x - half, y: base))
    arrow.addCurve(
      to: CGPoint(x: x, y: tip), control1: CGPoint(x: x - half / 2, y: base),
      control2: CGPoint(x: x - 4, y: tip))
    arrow.addCurve(
      to: CGPoint(x: x + half, y: base), control1: CGPoint(x: x + 4, y: tip),
      control2: CGPoint(x: x + half / 2, y: base))
    arrow.closeSubpath()
    return Path(roundedRect: frame, cornerRadius: radius, style: .continuous).union(arrow)
  }

  override func draw(in context: inout DrawContext) {
    var environment = environment
    environment.backgroundStyle = nil
    let outline = outline
    let box = outline.boundingRect
    let background =
      options.background?.resolved(in: environment)
      ?? BackgroundStyle().resolveStyle(in: environment)
    context.fading(by: Double(presence.presented)) { context in
      context.saving { context in
        context.recorder.layer(
          filters: [
            .shadow(
              Filter.Shadow(
                color: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.2), radius: 20,
                offset: .zero, options: []))
          ]
        ) { recorder in
          for paint in background.paints(in: box) {
            recorder.fill(outline, with: paint, style: FillStyle())
          }
        }
        context.recorder.clip(to: outline, style: FillStyle())
        for item in contents {
          item.display(in: &context)
        }
      }
    }
  }

  // MARK: Events

  /// A touch beside the bubble dismisses it.
  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress {
    guard !outline.contains(run.page), !options.isDismissDisabled else { return .failed }
    let outcome = TapGesture().handle(&run, memory.part(0))
    if case .ended = outcome { run.actions.append { [self] in dismiss() } }
    return outcome.map { _ in }
  }
}

extension View {
  /// Shows a bubble of views that points at the view while `isPresented` is true.
  ///
  /// On pages narrower than 600 points it is a sheet, unless `presentationCompactAdaptation(_:)` within it asks for a
  /// popover. `attachmentAnchor` is what the bubble points at; `arrowEdge` is the edge of the bubble that has the arrow,
  /// and left and right ones count as none.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        .popover(anchor: attachmentAnchor, edge: arrowEdge), isPresented: isPresented,
        content: content))
  }

  /// Shows a bubble of views for an item while there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        .popover(anchor: attachmentAnchor, edge: arrowEdge), item: item, content: content))
  }
}
