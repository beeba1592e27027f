import FiligreeDrawing
import FiligreePaths
import Foundation

/// A card that slides up over the dimmed page.
///
/// At its full height it begins 10 points below the safe area's upper edge, as UIKit's do. With other heights
/// (``PresentationDetent``) a drag takes it from one to the next, and from the lowest away.
final class SheetItem: PresentedItem, GestureTarget {
  private static let margin: CGFloat = 10
  private static let radius: CGFloat = 10
  /// How dark the page becomes.
  private static let dimming = 0.2
  /// UIKit's grip.
  private static let grip = CGRect(x: -18, y: 5, width: 36, height: 5)

  /// How much higher than at rest the card is while a finger drags it, and while it comes to rest.
  private let lift: AnimatableAttribute<CGFloat>
  private var detent: PresentationDetent?
  private var hasChosen = false

  override init(node: Node) {
    lift = AnimatableAttribute(0, for: node.graph)
    super.init(node: node)
    lift.onMove = { [unowned self] in setNeedsPlacing() }
  }

  override func removed() {
    super.removed()
    lift.stop()
  }

  // MARK: Layout

  /// The largest height.
  private var most: CGFloat { max(size.height - min(safePage.minY + Self.margin, size.height), 0) }

  private func height(_ detent: PresentationDetent) -> CGFloat {
    detent.height(in: environment, page: size.height, most: most)
  }

  /// The heights at which it rests, the lowest first.
  private var stops: [PresentationDetent] {
    let all = options.detents.isEmpty ? [.large] : Array(options.detents)
    return all.sorted { height($0) < height($1) }
  }

  /// Where it rests now.
  private var stop: PresentationDetent {
    let stops = stops
    let wanted = options.selection?.wrappedValue ?? detent
    if let wanted, stops.contains(wanted) { return wanted }
    return stops.first ?? .large
  }

  /// The card where it rests.
  private var cardFrame: CGRect {
    let height = height(stop)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// How much lower the card is drawn than where it rests.
  private var descent: CGFloat {
    (1 - presence.presented) * cardFrame.height - lift.presented
  }

  override func placeContents() {
    var frame = cardFrame
    // Dragged up, it is higher; dragged down, it moves.
    let rise = max(lift.presented, 0)
    frame.origin.y -= rise
    frame.size.height += rise
    let below = size.height - safePage.maxY
    let shift = CGSize(
      width: 0, height: (1 - presence.presented) * frame.height - min(lift.presented, 0))
    for item in contents { item.shift = shift }
    place(
      in: CGRect(
        x: 0, y: frame.minY, width: frame.width, height: max(frame.height - below, 0)))
  }

  // MARK: Drawing

  override func draw(in context: inout DrawContext) {
    if !options.letsPageBeTouched { shade(by: Self.dimming, in: &context) }
    var frame = cardFrame
    frame.origin.y += descent
    // The lower corners are beyond the page.
    let radius = max(options.cornerRadius ?? Self.radius, 0)
    frame.size.height = max(size.height - frame.minY, 0) + 2 * radius
    guard frame.minY < size.height else { return }
    let card = Path(roundedRect: frame, cornerRadius: radius)
    var environment = environment
    environment.backgroundStyle = nil
    let background =
      options.background?.resolved(in: environment)
      ?? BackgroundStyle().resolveStyle(in: environment)
    context.drawingAsOne { $0.fill(card, with: background, in: frame) }
    context.saving { context in
      context.recorder.clip(to: card, style: FillStyle())
      for item in contents {
        item.display(in: &context)
      }
    }
    // A grip is shown where there is something to choose.
    guard options.showsIndicator ?? (options.detents.count > 1) else { return }
    let grip = Self.grip.offsetBy(dx: frame.midX, dy: frame.minY)
    context.drawingAsOne {
      $0.fill(
        Path(roundedRect: grip, cornerRadius: 2.5),
        with: Color(uiColor: .tertiaryLabel).resolveStyle(in: environment), in: grip)
    }
  }

  // MARK: Events

  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    if point.y >= cardFrame.minY + descent { return super.hitTest(point, &hits) }
    if options.letsPageBeTouched { return false }
    hits.append(Hit(item: self, point: point))
    return true
  }

  /// A drag along: the card follows the finger, and comes to rest where it would, or goes.
  private var drag: DragGesture { DragGesture(coordinateSpace: .global) }

  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress {
    let outcome = drag.handle(&run, memory.part(0))
    switch outcome {
    case .changed(let value), .possible(let value):
      if memory.state == nil {
        // Only from the card; upwards only where it can become higher.
        let way = value.translation
        let canRise = stops.last.map { height($0) > cardFrame.height } ?? false
        guard value.startLocation.y >= cardFrame.minY, abs(way.height) > abs(way.width),
          way.height > 0 || canRise
        else { return .failed }
        memory.state = true
      }
      run.actions.append { [self] in pull(by: -value.translation.height) }
    case .ended(let value):
      guard memory.state != nil else { return .failed }
      run.actions.append { [self] in rest(after: -value.predictedEndTranslation.height) }
    case .failed:
      if memory.state != nil { run.actions.append { [self] in rest(after: 0) } }
    case .waiting:
      break
    }
    return outcome.map { _ in }
  }

  private func pull(by way: CGFloat) {
    let highest = stops.last.map(height) ?? cardFrame.height
    let most = highest - cardFrame.height
    var way = min(way, most)
    // What must not be dismissed gives way a little only.
    if options.isDismissDisabled, way < 0 {
      let lowest = stops.first.map(height) ?? cardFrame.height
      let free = lowest - cardFrame.height
      if way < free { way = free - ScrollFlight.beyond(free - way, cardFrame.height) }
    }
    lift.set(way, Transaction())
    setNeedsLayout()
  }

  private func rest(after way: CGFloat) {
    let before = cardFrame.height
    let target = before + way
    let stops = stops
    let nearest = stops.min { abs(height($0) - target) < abs(height($1) - target) } ?? .large
    var transaction = Transaction()
    transaction.animation = motion
    let goes = !options.isDismissDisabled && target < (stops.first.map(height) ?? before) / 2
    if !goes, nearest != stop {
      // The card stays where the finger has left it, and moves from there.
      detent = nearest
      options.selection?.wrappedValue = nearest
      lift.set(lift.presented + before - height(nearest), Transaction())
    }
    lift.set(0, transaction)
    setNeedsLayout()
    if goes { dismiss() }
  }
}
