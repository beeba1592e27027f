import FiligreeDrawing
import FiligreePaths
import Foundation

/// The item of a view of content that moves.
final class ScrollItem: LayoutItem, GestureTarget {
  private(set) var content: LayoutItem?
  private(set) var axes: Axis.Set = .vertical
  private var showsIndicators = true
  /// How far the content is moved to the left and up; it may be beyond its ends for a while.
  let offset: AnimatableAttribute<CGPoint.AnimatableData>
  /// What goes on when the finger has left.
  private(set) var flights: [Axis: ScrollFlight] = [:]
  private(set) var isDragged = false
  /// What was set from outside, as it was followed last.
  var hasStarted = false
  /// How far the content could be moved when it was placed last.
  var anchoredRange: CGSize?
  var lastPage: Int?
  var lastID: AnyHashable?
  var lastPlace: ScrollPosition?
  var lastGeometry: ScrollGeometry?
  /// What was offered last: what containers' parts are measured by.
  private var offered = ProposedViewSize.unspecified
  /// By how much the content was moved since the finger touched, because it has become longer.
  private var dragShift = CGPoint.zero

  /// The refreshing that pulling the content down begins.
  let refreshing = ScrollRefreshing()

  override init(node: Node) {
    offset = AnimatableAttribute(CGPoint.zero.animatableData, for: node.graph)
    super.init(node: node)
    offset.onMove = { [unowned self] in moved() }
  }

  /// Shows the stack of what moves.
  func show(_ content: LayoutItem?) {
    self.content = content
    content?.parent = self
  }

  func set(axes: Axis.Set, showsIndicators: Bool) {
    self.showsIndicators = showsIndicators
    guard axes != self.axes else { return }
    self.axes = axes
    setNeedsLayout()
  }

  override func removed() {
    super.removed()
    offset.stop()
    node.graph.animations.remove(self)
  }

  override var contents: [LayoutItem] { content.map { [$0] } ?? [] }

  override var relativeFrameSize: CGSize? {
    let margins = settings.margins
    let around = node.graph.pageSize
    return CGSize(
      width: max((offered.width ?? around.width) - margins.leading - margins.trailing, 0),
      height: max((offered.height ?? around.height) - margins.top - margins.bottom, 0))
  }

  // MARK: Layout

  /// What the content is offered: what it wants along the axes.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = settings.margins
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max($0 - margins.top - margins.bottom, 0) })
  }

  /// The size of the content with what is kept free around it.
  private func outer(_ size: CGSize) -> CGSize {
    let margins = settings.margins
    return CGSize(
      width: size.width + margins.leading + margins.trailing,
      height: size.height + margins.top + margins.bottom)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    offered = proposal
    let size = outer(content?.size(for: inner(proposal)) ?? .zero)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func placeContents() {
    guard let content else { return }
    let inner = inner(proposal)
    let own = outer(content.size(for: inner))
    let margins = settings.margins
    func start(_ axis: Axis) -> CGFloat {
      let rest = max(size[axis] - own[axis], 0)
      if axes.contains(axis.set), let anchor = settings.defaultAnchor {
        return rest * (axis == .horizontal ? anchor.x : anchor.y)
      }
      // What is shorter than the view begins where the view does, if it moves along one axis only.
      return axes.contains(axis.set) && axes != [.horizontal, .vertical] ? 0 : rest / 2
    }
    content.place(
      in: self,
      at: CGPoint(
        x: start(.horizontal) + margins.leading, y: start(.vertical) + margins.top), inner)
    startOnce()
    keepAnchor()
    followBindings()
    // The content may have become shorter.
    if flights.isEmpty, !isDragged, !offset.isActive { scroll(to: clamped(position)) }
    reportGeometry()
  }

  /// How far the content can be moved.
  var range: CGSize {
    let own = outer(content?.size ?? .zero)
    return CGSize(
      width: axes.contains(.horizontal) ? max(own.width - size.width, 0) : 0,
      height: axes.contains(.vertical) ? max(own.height - size.height, 0) : 0)
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: min(max(point.x, 0), range.width), y: min(max(point.y, start(.vertical)), range.height))
  }

  /// Where the content begins along an axis: further down while it is refreshed.
  private func start(_ axis: Axis) -> CGFloat {
    axis == .vertical && refreshing.isActive ? -ScrollRefreshing.way : 0
  }

  // MARK: Moving

  /// How far the content is moved now.
  var position: CGPoint {
    var point = CGPoint.zero
    point.animatableData = offset.presented
    return point
  }

  func scroll(to point: CGPoint, _ transaction: Transaction = Transaction()) {
    guard point.x.isFinite, point.y.isFinite, offset.target != point.animatableData else { return }
    offset.set(point.animatableData, transaction)
    moved()
  }

  /// The content lies elsewhere: who has asked where it is, is told.
  private func moved() {
    setNeedsPlacing()
    if axes.contains(.vertical) { environment.scrollWatch?.note(position.y) }
    report()
  }

  /// Moves the content at once, because it has become longer before what is in sight.
  func shift(by length: CGFloat, along axis: Axis) {
    var target = position
    target[axis] += length
    if let flight = flights[axis] { flights[axis] = flight.shifted(by: Double(length)) }
    dragShift[axis] += length
    offset.set(target.animatableData, Transaction())
    setNeedsPlacing()
  }

  /// How far the content is seen beyond the view: up to the edges of the safe areas that it reaches.
  var visibleInsets: EdgeInsets { distanceToPage() }

  /// What of the view the content is seen in.
  private var window: CGRect {
    let insets = visibleInsets
    let isMirrored = environment.layoutDirection == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    let right = isMirrored ? insets.leading : insets.trailing
    let size = presentedSize
    return CGRect(
      x: -left, y: -insets.top, width: size.width + left + right,
      height: size.height + insets.top + insets.bottom)
  }

  /// Moves the content so that a frame of it is seen, its anchor where the view's is; without an anchor no further
  /// than it takes.
  func reveal(_ frame: CGRect, anchor: UnitPoint?, _ transaction: Transaction) {
    land()
    var target = clamped(position)
    if let anchor {
      target.x = frame.minX + anchor.x * (frame.width - size.width)
      target.y = frame.minY + anchor.y * (frame.height - size.height)
    } else {
      target.x = min(max(target.x, frame.maxX - size.width), frame.minX)
      target.y = min(max(target.y, frame.maxY - size.height), frame.minY)
    }
    scroll(to: clamped(target), transaction)
  }

  /// Moves the content at once by a wheel, not beyond its ends; whether it can be moved in that direction.
  func turn(by distance: CGFloat, along axis: Axis) -> Bool {
    guard axes.contains(axis.set), !settings.isDisabled, !isDragged else { return false }
    var target = clamped(position)
    let before = target[axis]
    target[axis] += distance
    target = clamped(target)
    guard target[axis] != before else { return false }
    land()
    scroll(to: target)
    yieldPlace()
    return true
  }

  /// Ends what goes on by itself.
  private func land() {
    flights = [:]
    node.graph.animations.remove(self)
  }

  // MARK: Drawing

  private var translation: CGAffineTransform {
    let (point, grid) = (position, environment.displayScale)
    return CGAffineTransform(
      translationX: -(point.x * grid).rounded() / grid, y: -(point.y * grid).rounded() / grid)
  }

  override var contentTransform: CGAffineTransform { translation }
  override var drawnContentTransform: CGAffineTransform { translation }

  override func draw(in context: inout DrawContext) {
    context.saving { context in
      if settings.clips { context.recorder.clip(to: Path(window), style: FillStyle()) }
      context.saving { context in
        context.recorder.concatenate(translation)
        content?.display(in: &context)
      }
      if axes.contains(.vertical) { refreshing.draw(in: &context, pulled: -position.y, self) }
      if showsIndicators, isDragged || !flights.isEmpty {
        context.drawingAsOne { drawIndicators(in: &$0) }
      }
    }
  }

  /// UIKit's measures: 3 points from the edges, as thick, and at least 36 long.
  private func drawIndicators(in context: inout DrawContext) {
    let (range, position) = (range, position)
    let style = Color.primary.opacity(0.35).resolveStyle(in: environment)
    for axis in [Axis.vertical, .horizontal]
    where range[axis] > 0 && !settings.hiddenIndicators.contains(axis.set) {
      let track = size[axis] - 6
      let share = size[axis] / (size[axis] + range[axis])
      // Beyond the ends it becomes shorter.
      let beyond = max(-position[axis], position[axis] - range[axis], 0)
      let length = max(max(track * share, 36) - beyond, 6)
      let way = min(max(position[axis] / range[axis], 0), 1) * (track - length)
      var frame = CGRect.zero
      frame.origin[axis] = 3 + way
      frame.origin[axis.other] = size[axis.other] - 6
      frame.size[axis] = length
      frame.size[axis.other] = 3
      context.fill(Path(roundedRect: frame, cornerRadius: 1.5), with: style, in: frame)
    }
  }

  // MARK: Events

  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    guard window.contains(point) else { return false }
    if let content, !content.isLeaving, let inner = contentPoint(point) {
      let origin = content.presentedOrigin
      _ = goingDeeper {
        content.hitTest(CGPoint(x: inner.x - origin.x, y: inner.y - origin.y), &hits)
      }
    }
    hits.append(Hit(item: self, point: point))
    return true
  }

  /// Where the content was when a drag began.
  private final class DragStart {
    let position: CGPoint
    init(_ position: CGPoint) { self.position = position }
  }

  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress {
    // A finger stops what moves.
    if run.kind == .began, !flights.isEmpty {
      run.actions.append { [self] in land() }
    }
    let outcome = DragGesture().handle(&run, memory.part(0))
    switch outcome {
    case .changed(let value):
      if memory.state == nil {
        let isAlong = abs(value.translation.height) > abs(value.translation.width)
        let axis = isAlong ? Axis.vertical : .horizontal
        guard axes.contains(axis.set), !settings.isDisabled else { return .failed }
        // What does not bounce within its own ends is not moved, if pulling it does nothing; a view around may
        // be.
        guard
          range[axis] > 0 || !settings.stiffAxes.contains(axis.set)
            || (axis == .vertical && environment.refresh != nil)
        else { return .failed }
        guard !isLeftToSheet(value.translation) else { return .failed }
        memory.state = DragStart(clamped(position))
        dragShift = .zero
      }
      if let start = memory.state as? DragStart {
        run.actions.append { [self] in drag(from: start.position, by: value.translation) }
      }
    case .ended(let value):
      guard let start = memory.state as? DragStart else { return .failed }
      run.actions.append { [self] in release(value.velocity, from: start.position) }
    default:
      if memory.state != nil, isDragged {
        run.actions.append { [self] in release(.zero, from: position) }
      }
    }
    return outcome.map { _ in }
  }

  private func drag(from start: CGPoint, by translation: CGSize) {
    land()
    isDragged = true
    let range = range
    let start = CGPoint(x: start.x + dragShift.x, y: start.y + dragShift.y)
    var target = position
    if axes.contains(.horizontal) {
      target.x = ScrollFlight.stretched(
        start.x - translation.width, range.width, size.width)
    }
    if axes.contains(.vertical) {
      let top = self.start(.vertical)
      target.y =
        top
        + ScrollFlight.stretched(
          start.y - translation.height - top, range.height - top, size.height)
    }
    scroll(to: target)
    yieldPlace()
  }

  /// Whether a sheet around goes down instead: the content is at its upper end, and the finger moves down.
  private func isLeftToSheet(_ way: CGSize) -> Bool {
    way.height > abs(way.width) && position.y <= 0 && axes.contains(.vertical)
      && sequence(first: self as LayoutItem, next: \.parent).contains { $0 is SheetItem }
  }

  /// Where the content comes to rest if something decides that, and not the content itself.
  private func target(of velocity: CGSize, from start: CGPoint) -> CGPoint? {
    guard let behavior = settings.behavior else { return nil }
    var rest = position
    for axis in [Axis.vertical, .horizontal] where axes.contains(axis.set) {
      rest[axis] = ScrollFlight.rest(position[axis], -velocity[axis])
    }
    var target = ScrollTarget(rect: CGRect(origin: clamped(rest), size: size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size)),
        velocity: CGVector(dx: velocity.width, dy: velocity.height),
        contentSize: content?.size ?? .zero, containerSize: size, axes: axes,
        environment: environment
      ) { [self] in targets.map(frame(of:)) })
    return clamped(target.rect.origin)
  }

  override var isDrawnByClock: Bool { refreshing.isActive }

  override func describe(_ tree: inout AccessibilityTree) {
    if refreshing.isActive {
      tree.elements.append(
        AccessibilityElement(label: "In progress", role: "progress", frame: frameInRoot))
    }
    super.describe(&tree)
  }

  /// Goes back to where the content begins, when it is refreshed.
  private func goUp() {
    guard !isDragged else { return }
    land()
    scroll(to: clamped(position), Transaction(animation: RowReordering.animation))
  }

  private func release(_ velocity: CGSize, from start: CGPoint) {
    isDragged = false
    if axes.contains(.vertical), position.y < -ScrollRefreshing.way,
      let refresh = environment.refresh
    {
      refreshing.begin(refresh) { [weak self] in self?.goUp() }
    }
    if let target = target(of: velocity, from: start) {
      scroll(to: target, Transaction(animation: .spring(response: 0.4, dampingFraction: 1)))
      return
    }
    let (range, position) = (range, position)
    for axis in [Axis.vertical, .horizontal] where axes.contains(axis.set) {
      let top = self.start(axis)
      flights[axis] = ScrollFlight(
        from: Double(position[axis] - top), velocity: -Double(velocity[axis]),
        range: Double(range[axis] - top), start: node.graph.time
      ).shifted(by: Double(top))
    }
    flights = flights.filter { !$0.value.isOver(at: node.graph.time) }
    if !flights.isEmpty { node.graph.animations.add(self) }
    moved()
  }
}

extension ScrollItem: AnimationTicking {
  func tick(_ time: TimeInterval) -> Bool {
    var target = position
    for (axis, flight) in flights {
      target[axis] = CGFloat(flight.position(at: time))
    }
    flights = flights.filter { !$0.value.isOver(at: time) }
    scroll(to: target)
    moved()
    return !flights.isEmpty
  }
}
