import FiligreeDrawing
import FiligreePaths
import FiligreeSymbols
import Foundation

/// A tree of views at work: it evaluates bodies, arranges, draws, and moves with a clock that only its
/// owner moves.
@MainActor
package final class ViewGraph {
  /// What a node depends on a value for.
  package enum Use {
    /// The body: the views below.
    case body
    /// The drawing alone.
    case display
    /// Sizes and places.
    case layout
  }

  private struct Change {
    var transaction: Transaction
    var apply: () -> Void
  }

  /// The clock, in seconds.
  package private(set) var time: TimeInterval = 0
  /// The environment of the root.
  package private(set) var environment: EnvironmentValues
  /// Whether changes are animated; if not, each is done at once, and counts as complete.
  package let animates: Bool
  /// All that moves.
  package let animations = ActiveAnimations()
  /// The transaction of the present update.
  package private(set) var transaction = Transaction()
  /// How many updates there were.
  package private(set) var updateCount = 0
  /// Whether bodies are being evaluated.
  package private(set) var isUpdating = false
  /// The node whose body or drawing is being evaluated.
  private(set) var reader: Node?
  /// What went wrong so far, in plain words; each is said once on standard error, too.
  package private(set) var problems: [String] = []
  /// What the problems are about.
  private var notedSubjects: Set<String> = []
  /// Whether there ever was a view that hands something up: until then nobody looks for it.
  var hasPreferences = false
  /// Whether there ever was a container's shape: until then nobody looks for one.
  package var hasContainerShapes = false
  /// Runs what views do: actions for their coming, completions of animations; nil to run it as it is.
  package var actionScope: ((() -> Void) -> Void)?
  /// Called when something asks to be updated, from any change of state.
  package var onChange: (() -> Void)?

  /// What the views of the tree have in common.
  private(set) lazy var scene = SceneState(self)

  /// What keeps the views' state from one program to the next; nil where nobody does.
  let stateKeeping: StateKeeping?

  private var root: RootNode?
  /// Who is told when the clock has moved.
  private var listeners: [any ClockListener] = []
  /// What is shown above the root's views, the topmost last.
  private var presentations: [any Presentation] = []
  private var changes: [Change] = []
  private var invalid: [ObjectIdentifier: Node] = [:]
  private var afterUpdate: [() -> Void] = []
  /// What must be measured and placed.
  let layoutQueue = LayoutQueue()
  /// The views that share their places.
  private(set) lazy var matchedGeometry = MatchedGeometryGroups(self)
  /// What has the focus.
  package private(set) lazy var focus = FocusSystem(self)
  /// The nodes that have left since the last update.
  private var released: [Node?] = []
  private var readerUse = Use.body
  private var nodeCount = 0

  /// How many times an update may cause another one before it is cut off.
  package static let roundLimit = 100
  /// How many times a layout may cause another one in the same update.
  private static let layoutRoundLimit = 8

  /// How deep views and modifiers may be nested; what is deeper is left out, and that is reported.
  ///
  /// It is there for views that contain themselves without an end. A level of a recursive view is usually
  /// three to six of these.
  package nonisolated static let depthLimit = 32768

  /// Creates a tree of `view`.
  package init<V: View>(
    _ view: V, environment: EnvironmentValues, animates: Bool = true, time: TimeInterval = 0,
    keeping: StateKeeping? = nil
  ) {
    stateKeeping = keeping
    self.time = time
    self.environment = environment
    self.animates = animates
    isUpdating = true
    updateCount = 1
    self.environment.setScene(scene)
    root = listening { RootNode(view, self, self.environment) }
    isUpdating = false
  }

  /// The node at the top.
  var rootNode: Node? { root }

  /// Takes the tree apart.
  package func close() {
    root?.remove()
    root = nil
    forgetReleased()
  }

  /// Keeps nodes that have left until the end of the update.
  func release(_ nodes: [Node]) {
    released += nodes
  }

  /// Lets go of the nodes that have left, each before those below it, so that none of them lets go of a
  /// chain of others: a chain of thousands would need more stack than there is.
  private func forgetReleased() {
    guard !isUpdating, !isPlacing else { return }
    var nodes = released
    released = []
    for index in nodes.indices {
      nodes[index] = nil
    }
  }

  // MARK: Reading and changing

  /// Runs `body` and notes which values it reads for `node`.
  ///
  /// If `renews`, what was read before of observable objects for the same use counts no more.
  package func tracking<Result>(
    _ node: Node, _ use: Use = .body, renews: Bool = true, _ body: () -> Result
  ) -> Result {
    let outer = (reader, readerUse, isUpdating)
    reader = node
    readerUse = use
    isUpdating = true
    defer { (reader, readerUse, isUpdating) = outer }
    return NodeObservations.run(node, use, renews: renews, body)
  }

  /// Notes a change of state for the next update.
  package func enqueue(_ transaction: Transaction, _ apply: @escaping () -> Void) {
    transaction.completions.forEach { $0.isAwaited.store(true, ordering: .relaxed) }
    changes.append(Change(transaction: transaction, apply: apply))
    onChange?()
  }

  /// Says that a value that `node` has read is another one now.
  package func invalidate(_ node: Node) {
    invalid[ObjectIdentifier(node)] = node
  }

  /// Evaluates a node with the present update, or with the next one.
  package func refreshSoon(_ node: Node) {
    if isUpdating { invalidate(node) } else { refreshNext(node) }
  }

  /// Evaluates a node with the next update, without an animation.
  package func refreshNext(_ node: Node) {
    enqueue(Transaction()) { [weak self, weak node] in
      if let self, let node { invalidate(node) }
    }
  }

  /// Takes a node that has left out of all lists.
  package func forget(_ node: Node) {
    invalid[ObjectIdentifier(node)] = nil
  }

  /// The node was just evaluated, from above perhaps.
  func validate(_ node: Node) {
    if !invalid.isEmpty { invalid[ObjectIdentifier(node)] = nil }
  }

  /// Runs `action` after the present update, or with the next one.
  package func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdate.append(action)
    onChange?()
  }

  /// Tells a listener from now on when the clock has moved.
  package func listen(_ listener: any ClockListener) {
    listeners.append(listener)
  }

  /// Tells a listener nothing any more.
  package func ignore(_ listener: any ClockListener) {
    listeners.removeAll { $0 === listener }
  }

  func nextOrder() -> Int {
    nodeCount += 1
    return nodeCount
  }

  /// How many problems are noted at most: an app may run for days.
  private static let mostProblems = 1000

  /// Notes that something went wrong, once for a subject.
  package func report(_ problem: String, about subject: String? = nil) {
    guard note(problem, about: subject) else { return }
    try? FileHandle.standardError.write(contentsOf: Data("filigree: \(problem)\n".utf8))
  }

  /// Notes a problem, and answers whether it is the first one about its subject: the problem itself, if none
  /// is named.
  @discardableResult
  private func note(_ problem: String, about subject: String?) -> Bool {
    guard notedSubjects.count < Self.mostProblems, notedSubjects.insert(subject ?? problem).inserted
    else { return false }
    problems.append(problem)
    return true
  }

  /// Runs `body`; what is warned of meanwhile, as of a missing picture, is among the problems.
  private func listening<Result>(_ body: () -> Result) -> Result {
    let listener = WarningListener()
    let result = WarningLog.$listener.withValue(listener, operation: body)
    for warning in listener.take() {
      note(warning.text, about: warning.subject)
    }
    return result
  }

  /// Sets the environment of the root.
  package func setEnvironment(_ environment: EnvironmentValues) {
    enqueue(Transaction()) { [self] in
      self.environment = environment
      self.environment.setScene(scene)
      root?.replaceEnvironment(self.environment)
      // The safe area may be another one.
      layoutQueue.placeAll()
    }
  }

  // MARK: Updating

  /// Whether there is anything to do.
  package var isIdle: Bool { changes.isEmpty && afterUpdate.isEmpty && animations.isEmpty }

  /// Evaluates what has changed.
  ///
  /// Changes of one transaction are seen together, those of different transactions one after the
  /// other. What an update itself changes is done in a further round, up to `roundLimit`.
  package func update() {
    var round = 0
    while !changes.isEmpty || !afterUpdate.isEmpty {
      round += 1
      guard round <= Self.roundLimit else {
        report(
          "a view changes what it depends on each time it is updated; "
            + "after \(Self.roundLimit) rounds the update was cut off")
        changes.removeAll()
        afterUpdate.removeAll()
        return
      }
      listening { updateOnce() }
      let actions = afterUpdate
      afterUpdate.removeAll()
      if !actions.isEmpty { runActions { actions.forEach { $0() } } }
    }
    if !released.isEmpty { forgetReleased() }
  }

  private func runActions(_ body: () -> Void) {
    if let actionScope { actionScope(body) } else { body() }
  }

  private func updateOnce() {
    guard let transaction = changes.first?.transaction else { return }
    let count = changes.prefix { $0.transaction.id == transaction.id }.count
    let now = Array(changes.prefix(count))
    changes.removeFirst(count)
    updateCount += 1
    self.transaction = transaction
    isUpdating = true
    defer {
      isUpdating = false
      transaction.completions.forEach { $0.endIfIdle() }
      self.transaction = Transaction()
    }
    now.forEach { $0.apply() }
    // What a layout makes may be read elsewhere: the size of a view, say, that is handed up.
    var round = 0
    repeat {
      refreshInvalid()
      layoutIfNeeded()
      round += 1
    } while !invalid.isEmpty && round < Self.layoutRoundLimit
  }

  /// From the root down, so that a node that is updated from above is not evaluated twice.
  private func refreshInvalid() {
    while !invalid.isEmpty {
      let nodes = invalid.values.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
      for node in nodes where invalid.removeValue(forKey: ObjectIdentifier(node)) != nil {
        if !node.isRemoved { node.refresh() }
      }
    }
  }

  /// Moves the clock, never backwards.
  package func advance(to time: TimeInterval) {
    update()
    guard time > self.time, time.isFinite else { return }
    self.time = time
    if !animations.isEmpty { runActions { animations.tick(time) } }
    listeners.forEach { $0.clockMoved() }
    update()
  }

  // MARK: Layout and drawing

  /// Arranges the views in a page of `size`.
  ///
  /// The first time this comes before what views do when they appear: what that changes moves from the first
  /// places. (SwiftUI calls `onAppear` after the layout and before the drawing: fatbobman, "The Timing of
  /// onAppear Invocation", 2023.)
  package func layout(in size: CGSize) {
    if layoutQueue.pageSize != size {
      layoutQueue.setPageSize(size)
      listening { layoutIfNeeded() }
    }
    var round = 0
    repeat {
      update()
      listening { layoutIfNeeded() }
      // What has just come into the tree can have the focus.
      focus.settle()
      round += 1
      if round > Self.roundLimit {
        return report(
          "a view changes what it depends on each time it is placed; "
            + "after \(Self.roundLimit) rounds the layout was cut off")
      }
    } while !changes.isEmpty || !afterUpdate.isEmpty
  }

  private func layoutIfNeeded() {
    guard layoutQueue.isNeeded, let size = layoutQueue.pageSize, let root else { return }
    layoutQueue.run {
      let page = safeArea(of: size)
      for item in root.outputs where !item.isLeaving {
        let proposal = ProposedViewSize(page.size)
        let own = item.size(for: proposal)
        let origin = CGPoint(
          x: page.minX + (page.width - own.width) / 2,
          y: page.minY + (page.height - own.height) / 2)
        item.place(in: nil, at: origin, proposal)
      }
      for presentation in presentations {
        presentation.item.place(in: nil, at: .zero, ProposedViewSize(size))
      }
    }
  }

  /// Asks an item again with the next layout.
  func layoutChanged(_ item: LayoutItem) { layoutQueue.add(changed: item) }

  /// Places the contents of an item again with the next layout.
  func placingChanged(_ item: LayoutItem) { layoutQueue.add(unplaced: item) }

  /// Places the root's items again with the next layout.
  func rootItemsChanged() { layoutQueue.rootChanged() }

  /// Whether views are being placed now.
  var isPlacing: Bool { layoutQueue.isPlacing }

  /// Whether every item is placed in the present layout, whatever it is like.
  var placesAll: Bool { layoutQueue.placesAll }

  /// The size of the page.
  package var pageSize: CGSize { layoutQueue.pageSize ?? .zero }

  /// The part of a page that nothing hides.
  private func safeArea(of page: CGSize) -> CGRect {
    environment.safeAreaInsets.safeArea(of: page, environment.layoutDirection)
  }

  /// The size that the views choose.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    update()
    layoutQueue.settle()
    return root?.outputs.first { !$0.isLeaving }?.size(for: proposal) ?? .zero
  }

  /// Draws the views.
  package func draw(in context: inout DrawContext) {
    listening {
      for item in (root?.outputs ?? []) + presentations.map(\.item) {
        item.display(in: &context)
      }
    }
  }

  /// The items at a point of the page, deepest first.
  ///
  /// Where something is presented above the views, those beneath are not touched.
  package func hitTest(_ point: CGPoint) -> [Hit] {
    for item in topItems.reversed() {
      var hits: [Hit] = []
      let origin = item.presentedOrigin
      if item.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), &hits) {
        return hits
      }
    }
    return []
  }

  /// What the views say to people who do not see them.
  package var accessibility: AccessibilityTree {
    var tree = AccessibilityTree()
    for item in topItems {
      item.describe(&tree)
    }
    return tree
  }

  /// The items that events go to, bottom first: those of the topmost presentation, and of what it lets be touched.
  var topItems: [LayoutItem] {
    var items: [LayoutItem] = []
    for presentation in presentations.reversed() where !presentation.isLeaving {
      items.insert(presentation.item, at: 0)
      if !presentation.letsPageBeTouched { return items }
    }
    return (root?.outputs ?? []).filter { !$0.isLeaving } + items
  }

  /// Whether the picture changes with the clock though nothing is animated.
  package var isDrawnByClock: Bool {
    func isOrContains(_ item: LayoutItem) -> Bool {
      item.isDrawnByClock || goingDeeper { item.contents.contains(where: isOrContains) }
    }
    return listeners.contains(where: \.isWaiting)
      || ((root?.outputs ?? []) + presentations.map(\.item)).contains(where: isOrContains)
  }

  /// When the picture changes next with the clock though nothing is animated; nil if it does not.
  package var nextClockChange: TimeInterval? {
    var next = TimeInterval.infinity
    func look(at item: LayoutItem) {
      if item.isDrawnByClock { next = min(next, item.nextDrawing) }
      goingDeeper { item.contents.forEach(look) }
    }
    for listener in listeners where listener.isWaiting { next = min(next, listener.nextChange) }
    ((root?.outputs ?? []) + presentations.map(\.item)).forEach(look)
    return next < .infinity ? max(next, time) : nil
  }

  // MARK: Presentations

  /// What is shown above all other views and does not go already.
  package var topPresentation: (any Presentation)? { presentations.last { !$0.isLeaving } }

  /// Shows something above all other views.
  package func present(_ presentation: any Presentation) {
    presentations.append(presentation)
    rootItemsChanged()
  }

  /// Takes something away that was shown above the other views.
  package func unpresent(_ presentation: any Presentation) {
    presentations.removeAll { $0 === presentation }
    rootItemsChanged()
  }
}

/// Something that is told when the clock has moved.
@MainActor
package protocol ClockListener: AnyObject {
  /// The clock has moved.
  func clockMoved()
  /// Whether something will change at a later time.
  var isWaiting: Bool { get }
  /// When it will change next, if it waits; not before that time.
  var nextChange: TimeInterval { get }
}

/// Something shown above all other views.
@MainActor
package protocol Presentation: AnyObject {
  /// Its item, which is as large as the page.
  var item: LayoutItem { get }
  /// Whether it is going already.
  var isLeaving: Bool { get }
  /// Whether what is beneath can be touched.
  var letsPageBeTouched: Bool { get }
  /// Asks those who present it to let it go.
  func dismiss()
}

/// The top of a tree.
private final class RootNode: Node {
  var content: Node?
  var updateContent: (() -> Void)?

  init<V: View>(_ view: V, _ graph: ViewGraph, _ environment: EnvironmentValues) {
    super.init(root: graph, environment: environment)
    let content = makeNode(view)
    self.content = content
    updateContent = { [unowned self] in content.update(view, inputs) }
  }

  func replaceEnvironment(_ environment: EnvironmentValues) {
    setEnvironment(environment)
    updateContent?()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
}
