import FiligreeDrawing
import FiligreePaths
import Foundation

/// Something that has a size and a place and can be drawn: a leaf, a container, or a modifier around
/// one of the two.
///
/// Coordinates are points, y down, with the origin at the item's upper left. An item proposes sizes
/// to the items within it and places them (`placeContents`); each item chooses its own size
/// (`computeSize`).
@MainActor
package class LayoutItem {
  /// The node that made the item: its environment and its transaction are the item's.
  package unowned let node: Node
  /// The item that this one is placed in.
  package weak var parent: LayoutItem?
  /// The size that was chosen for the last proposal of `place`.
  package private(set) var size = CGSize.zero
  /// The last proposal of `place`.
  package private(set) var proposal = ProposedViewSize.unspecified
  /// Where the item lies in the item around it.
  package private(set) var origin = CGPoint.zero
  /// Whether the item was taken out and is there for its transition only.
  package private(set) var isLeaving = false
  /// Where the item was on the page when it began to go.
  private var placeLeft: CGPoint?
  /// How far the item is drawn from its place: an offset moves its view, but not the layout.
  package final var shift = CGSize.zero
  private var isPlaced = false
  /// The item that it was placed in last.
  private var placedParent: ObjectIdentifier?
  private var answers = LayoutAnswers()
  /// What a leaf has derived from its view and its environment; it is forgotten with either.
  package final var kept: AnyObject?
  /// Whether the item waits to be asked again what it was asked before.
  private var isChanged = false
  /// Whether its contents must be placed though it stays where it is.
  private var needsPlacing = false
  private var isPlacing = false
  /// The place on the page, and the frame on the page after rounding to pixels.
  private var pageOrigin = CGPoint.zero
  private var pixelFrame = CGRect.zero
  /// The last place in the item around it, after rounding to pixels.
  private var pixelOrigin = CGPoint.zero
  /// The movement from an earlier place, while it lasts.
  private var movement: AnimatableAttribute<CGPoint.AnimatableData>?
  private var growth: AnimatableAttribute<CGSize.AnimatableData>?
  /// How much of the item is seen while it comes or goes.
  private var fading: AnimatableAttribute<Double>?

  package init(node: Node) {
    self.node = node
  }

  /// The environment of the item's view.
  package final var environment: EnvironmentValues { node.environment }

  // MARK: Layout

  /// The size for a proposal, each number finite and at least 0.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = answers.size(for: proposal) { return size }
    let size = goingDeeper { computeSize(proposal) }.usable
    answers.note(size, for: proposal)
    return size
  }

  /// Size and guides for a proposal.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(size: size) { [weak self] key in
      self?.explicitGuide(key, for: proposal)
    }
  }

  /// A guide that the item sets when it has its size for a proposal, in its coordinates.
  package final func explicitGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    if let known = answers.guide(key, for: proposal) { return known }
    let size = size(for: proposal)
    let value = goingDeeper { guide(key, in: size, proposal) }.flatMap { $0.isFinite ? $0 : nil }
    answers.note(value, of: key, for: proposal)
    return value
  }

  /// The distances that the item likes to its neighbors, by edge.
  package final var measuredSpacing: ViewSpacing {
    if let spacing = answers.spacing { return spacing }
    let spacing = goingDeeper { self.spacing }
    answers.spacing = spacing
    return spacing
  }

  /// Places the item and what is within it.
  ///
  /// `origin` is counted from the leading edge of `parent`: in an environment that is laid out from
  /// right to left, from the right edge to the item's right edge.
  package final func place(in parent: LayoutItem?, at origin: CGPoint, _ proposal: ProposedViewSize)
  {
    let size = size(for: proposal)
    var origin = CGPoint(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    if let parent, parent.environment.layoutDirection == .rightToLeft {
      origin.x = parent.size.width - size.width - origin.x
    }
    let placedParent = parent.map { ObjectIdentifier($0) }
    if isPlaced, !needsPlacing, !node.graph.placesAll, origin == self.origin, size == self.size,
      proposal == self.proposal, placedParent == self.placedParent,
      pageOrigin == pageOrigin(of: origin, in: parent)
    {
      return
    }
    self.parent = parent
    if isPlaced, origin != self.origin || size != self.size {
      move(to: origin, size)
    } else if !isPlaced {
      movement = nil
      growth = nil
    }
    isPlaced = true
    self.origin = origin
    self.size = size
    self.proposal = proposal
    self.placedParent = placedParent
    arrangeContents(in: parent)
  }

  /// Places the contents anew, in the place that the item has, if they need it.
  final func placeContentsAgain() {
    if needsPlacing, isPlaced { arrangeContents(in: parent) }
  }

  private func arrangeContents(in parent: LayoutItem?) {
    needsPlacing = false
    roundToPixels(in: parent)
    isPlacing = true
    goingDeeper { placeContents() }
    isPlacing = false
  }

  private func pageOrigin(of origin: CGPoint, in parent: LayoutItem?) -> CGPoint {
    let around = parent?.pageOrigin ?? .zero
    return CGPoint(x: around.x + origin.x, y: around.y + origin.y)
  }

  /// Edges lie on pixels, so that what touches in the layout touches on the screen, without a seam.
  private func roundToPixels(in parent: LayoutItem?) {
    pageOrigin = pageOrigin(of: origin, in: parent)
    pixelFrame = PixelGrid(scale: environment.displayScale)
      .rounding(CGRect(origin: pageOrigin, size: size))
    let pixelsAround = parent?.pixelFrame.origin ?? .zero
    pixelOrigin = CGPoint(
      x: pixelFrame.minX - pixelsAround.x, y: pixelFrame.minY - pixelsAround.y)
  }

  private func move(to origin: CGPoint, _ size: CGSize) {
    let transaction = node.transaction
    if movement == nil, transaction.activeAnimation == nil { return }
    let movement =
      self.movement ?? AnimatableAttribute(self.origin.animatableData, for: node.graph)
    movement.set(origin.animatableData, transaction)
    self.movement = movement
    let growth = self.growth ?? AnimatableAttribute(self.size.animatableData, for: node.graph)
    growth.set(size.animatableData, transaction)
    self.growth = growth
  }

  /// Where the item is drawn: on pixels, or under way, if its place is animated.
  package final var presentedOrigin: CGPoint {
    var point = pixelOrigin
    if let placeLeft {
      // Where it was on the page, although the container may move without it.
      let around = parent?.frameInRoot.origin ?? .zero
      return CGPoint(x: placeLeft.x - around.x, y: placeLeft.y - around.y)
    }
    if let movement, movement.isActive {
      point.animatableData = movement.presented
    }
    return CGPoint(x: point.x + shift.width, y: point.y + shift.height)
  }

  /// The size that a leaf is drawn in: that of its pixels, or under way, if it is animated.
  package final var presentedSize: CGSize {
    guard let growth, growth.isActive else { return pixelFrame.size }
    var size = CGSize.zero
    size.animatableData = growth.presented
    return size
  }

  // MARK: Changes

  /// Says that the item is another one now: it may have another size, its contents other places.
  ///
  /// With the next layout it is asked again what it was asked before. Only if an answer is another one,
  /// the item around is asked, too; `always` is for what is not among the answers, as traits are.
  package final func setNeedsLayout(always: Bool = false) {
    arrangementChanged()
    kept = nil
    if always { answersChange() }
    // While views are placed, the change is below one of them, which measures its contents next.
    if node.graph.isPlacing { return forgetUpToPlacing() }
    guard !isChanged else { return }
    isChanged = true
    node.graph.layoutChanged(self)
  }

  /// Says that the contents must be placed anew, though the item's size is what it was.
  package final func setNeedsPlacing() {
    needsPlacing = true
    node.graph.placingChanged(self)
  }

  /// Asks again what was asked before; true if an answer is another one.
  final func settle() -> Bool {
    guard isChanged else { return false }
    isChanged = false
    needsPlacing = true
    let old = answers
    answers = LayoutAnswers()
    if old.isEmpty { return false }
    // To ask for hundreds of sizes again may be more than what follows from a change.
    guard old.isComplete, old.count <= Self.askedAgain else { return true }
    return old.sizes.contains { size(for: $0.proposal) != $0.size }
      || old.guides.contains { explicitGuide($0.key, for: $0.proposal) != $0.value }
      || old.spacing.map { !ValueComparison.areSame($0, measuredSpacing) } ?? false
  }

  /// With more answers than these, a change counts as one for the items around.
  private static let askedAgain = 24

  /// Makes all items up to the next container changed ones, whatever they answer.
  private func answersChange() {
    var item = parent
    while let current = item {
      current.setNeedsLayout()
      if current.isContainer { return }
      item = current.parent
    }
  }

  private func forgetUpToPlacing() {
    var item: LayoutItem? = self
    while let current = item, !current.isPlacing {
      current.answers = LayoutAnswers()
      current.arrangementChanged()
      current.kept = nil
      current.needsPlacing = true
      item = current.parent
    }
    node.graph.placingChanged(self)
    if item == nil { node.graph.rootItemsChanged() }
  }

  /// Forgets what was derived from the answers of the contents.
  package func arrangementChanged() {}

  /// Whether the item arranges several others, by what they say of themselves.
  package var isContainer: Bool { false }

  /// The size that the item chooses.
  ///
  /// Numbers that are not finite or negative count as 0.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// A guide that the item sets, in its coordinates.
  package func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Places the items within, by `size` and `proposal`.
  package func placeContents() {}

  /// The items within, bottom first.
  package var contents: [LayoutItem] { [] }

  /// The name of the item's coordinates, if it has one.
  package var coordinateSpaceName: AnyHashable? { nil }

  /// The part of the item's place that it leaves to its contents, if it keeps some for bars; in its coordinates.
  package var safeArea: CGRect? { nil }

  /// The size that parts of the container are measured by, if the item is one.
  package var relativeFrameSize: CGSize? { nil }

  /// The shape of the container that the item is, if it is one.
  package var containerShape: (any InsettableShape)? { nil }

  /// How the item draws its contents elsewhere than where they are placed.
  package var contentTransform: CGAffineTransform { .identity }

  /// The same, with what is under way.
  package var drawnContentTransform: CGAffineTransform { .identity }

  /// Whether the item's picture changes with the clock alone, without anything being animated.
  package var isDrawnByClock: Bool { false }
  /// When it is drawn otherwise next, if it is drawn by the clock.
  package var nextDrawing: TimeInterval { node.graph.time }

  /// A value that a modifier set on the item for its container: a priority, a tag.
  package final func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
    var item = self
    while true {
      if let value = item.ownTrait(key) { return value }
      guard let inner = item.traitContent else { return key.defaultValue }
      item = inner
    }
  }

  /// All values that modifiers set on the item for a key, the innermost first.
  package final func traits<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    var values: [Key.Value] = []
    var item: LayoutItem? = self
    while let current = item {
      if let value = current.ownTrait(key) { values.append(value) }
      item = current.traitContent
    }
    return values.reversed()
  }

  /// The value that the item itself sets, if it does.
  package func ownTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// The item within whose traits are the item's.
  package var traitContent: LayoutItem? { nil }

  /// The distance that the item likes to a neighbor, by edge; ``measuredSpacing`` remembers it.
  package var spacing: ViewSpacing { .standard }

  // MARK: Drawing

  /// The numbers of what a leaf paints with, under way if their change is animated.
  package var paintData: PaintData { .zero }

  /// Draws the item at its place.
  package final func display(in context: inout DrawContext) {
    let origin = presentedOrigin
    goingDeeper {
      context.saving { context in
        context.recorder.concatenate(CGAffineTransform(translationX: origin.x, y: origin.y))
        if let fading {
          context.fading(by: fading.presented) { draw(in: &$0) }
        } else {
          draw(in: &context)
        }
      }
    }
  }

  /// Draws the item; the context's origin is the item's.
  package func draw(in context: inout DrawContext) {
    for item in contents {
      item.display(in: &context)
    }
  }

  /// Where the item is drawn, in the coordinates of the root; effects on the way do not count.
  package final var frameInRoot: CGRect {
    var origin = presentedOrigin
    var item = parent
    while let current = item {
      origin.x += current.presentedOrigin.x
      origin.y += current.presentedOrigin.y
      item = current.parent
    }
    return CGRect(origin: origin, size: presentedSize)
  }

  // MARK: Coming and going

  /// Whether the item's modifiers say how it comes and goes; otherwise it fades.
  package var hasTransition: Bool { false }

  /// The item has come into a tree that was there before.
  package func enter() {
    fade(from: 0, to: 1, node.transaction)
  }

  /// The item was going, but stays.
  package func stay() {
    isLeaving = false
    placeLeft = nil
    if let fading { fading.set(1, node.transaction) }
  }

  /// The item goes; true if it stays for a while for its transition and then calls `finished`.
  package func leave(_ finished: @escaping @MainActor () -> Void) -> Bool {
    markLeaving()
    var transaction = node.transaction
    guard transaction.activeAnimation != nil else { return false }
    transaction.completions.append(AnimationCompletions(finished))
    fade(from: fading?.presented ?? 1, to: 0, transaction)
    return true
  }

  /// Notes that the item goes.
  final func markLeaving() {
    if placeLeft == nil { placeLeft = frameInRoot.origin }
    isLeaving = true
  }

  private func fade(from start: Double, to end: Double, _ transaction: Transaction) {
    guard transaction.activeAnimation != nil else { return }
    let fading = fading ?? AnimatableAttribute(start, for: node.graph)
    fading.set(end, transaction)
    self.fading = fading
  }

  /// The item's node was taken out.
  package func removed() {
    movement?.stop()
    growth?.stop()
    fading?.stop()
    node.graph.layoutQueue.ignore(self)
  }

  // MARK: Events

  /// Appends the items at `point`, a point of this item, deepest first; false if there are none.
  package func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    for item in contents.reversed() where !item.isLeaving {
      let inner = CGPoint(x: point.x - item.presentedOrigin.x, y: point.y - item.presentedOrigin.y)
      if goingDeeper({ item.hitTest(inner, &hits) }) {
        hits.append(Hit(item: self, point: point))
        return true
      }
    }
    return false
  }

  /// Appends what the item says to people who do not see it.
  package func describe(_ tree: inout AccessibilityTree) {
    for item in contents where !item.isLeaving {
      goingDeeper { item.describe(&tree) }
    }
  }
}

/// An item under a point.
package struct Hit {
  package let item: LayoutItem
  /// The point in the item's coordinates.
  package let point: CGPoint
}

/// A value that a modifier sets for the container: SwiftUI's traits, as `layoutValue` sees them.
package protocol TraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension CGSize {
  /// The size with numbers that can be added up: those that cannot are 0, the largest is bounded.
  package var usable: CGSize {
    CGSize(width: Self.usable(width), height: Self.usable(height))
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length > 0 ? min(length, 1e9) : 0
  }
}
