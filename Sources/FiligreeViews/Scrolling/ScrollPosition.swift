import Foundation

/// Where the content of a scroll view is, and is to be: SwiftUI's `ScrollPosition`.
///
///     @State private var position = ScrollPosition(edge: .top)
///     …
///     ScrollView { … }.scrollPosition($position)
///     Button("Up") { position.scrollTo(edge: .top) }
///
/// What is asked for is done when the content has been placed next, within the content's ends. When a finger, a wheel or a
/// key moves the content, ``isPositionedByUser`` becomes true, and what was asked for is forgotten.
public struct ScrollPosition: Equatable, Sendable {
  /// What is asked for.
  enum Request: Equatable, Sendable {
    case edge(Edge)
    case place(x: CGFloat?, y: CGFloat?)
    case view(SendableID, anchor: UnitPoint?)
  }

  /// The identity of a view, of a type that crosses actors.
  struct SendableID: Equatable, @unchecked Sendable {
    // Only initializers that ask for a `Sendable` type set it.
    let value: AnyHashable
  }

  private(set) var request: Request?
  /// Distinguishes a request from an equal one before it.
  private(set) var turn = 0
  /// Whether the content was last moved by a person, and not by the program.
  public internal(set) var isPositionedByUser = false

  private init(_ request: Request?) {
    self.request = request
  }

  /// The content as it lies at first.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self) { self.init(nil) }

  /// An edge of the content.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, edge: Edge) {
    self.init(.edge(edge))
  }

  /// The point of the content that is at the scroll view's upper left.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, point: CGPoint) {
    self.init(.place(x: point.x, y: point.y))
  }

  /// The point of the content that is at the scroll view's upper left.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.place(x: x, y: y))
  }

  /// How far the content is moved to the left.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat) {
    self.init(.place(x: x, y: nil))
  }

  /// How far the content is moved up.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, y: CGFloat) {
    self.init(.place(x: nil, y: y))
  }

  /// A view of the content, by its identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(SendableID(value: AnyHashable(id)), anchor: anchor))
  }

  private mutating func ask(_ request: Request) {
    self.request = request
    turn &+= 1
    isPositionedByUser = false
  }

  /// Asks for an edge of the content.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  /// Asks for a point of the content at the scroll view's upper left.
  public mutating func scrollTo(point: CGPoint) { ask(.place(x: point.x, y: point.y)) }

  /// Asks for a point of the content at the scroll view's upper left.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.place(x: x, y: y)) }

  /// Asks for the content to be moved to the left by so much; up and down it stays.
  public mutating func scrollTo(x: CGFloat) { ask(.place(x: x, y: nil)) }

  /// Asks for the content to be moved up by so much; to the sides it stays.
  public mutating func scrollTo(y: CGFloat) { ask(.place(x: nil, y: y)) }

  /// Asks for a view of the content, by its identity; without an anchor the content moves no further than it takes.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.view(SendableID(value: AnyHashable(id)), anchor: anchor))
  }

  /// Forgets what was asked for: a person has moved the content.
  mutating func yieldToUser() {
    request = nil
    isPositionedByUser = true
  }

  /// The edge that was asked for, or nil.
  public var edge: Edge? {
    if case .edge(let edge)? = request { edge } else { nil }
  }

  /// The point that was asked for, or nil.
  public var point: CGPoint? {
    if case .place(let x?, let y?)? = request { CGPoint(x: x, y: y) } else { nil }
  }

  /// How far the content was asked to be moved to the left, or nil.
  public var x: CGFloat? {
    if case .place(let x, _)? = request { x } else { nil }
  }

  /// How far the content was asked to be moved up, or nil.
  public var y: CGFloat? {
    if case .place(_, let y)? = request { y } else { nil }
  }

  /// The identity of the view that was asked for, or nil.
  public var viewID: (any Hashable)? {
    if case .view(let id, _)? = request { id.value.base as? any Hashable } else { nil }
  }

  /// The identity of the view that was asked for, if it is of a type; otherwise nil.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

extension View {
  /// Binds where the content of the scroll view is.
  ///
  /// - Parameters:
  ///   - position: Setting it moves the content; when a person does, it says so.
  ///   - anchor: Which point of a view comes to which of the scroll view, where the position names none.
  /// - Returns: The view.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPlacer(position: position, anchor: anchor))
  }
}

/// Tells scroll views in a view where their content is to be.
private nonisolated struct ScrollPlacer: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  @MainActor func body(content: Content) -> some View {
    let (position, anchor) = (position, anchor)
    // Read here, so that another value is followed although nobody else has read it.
    _ = position.wrappedValue
    return content.transformEnvironment(\.scrollSettings) { settings in
      settings.place = position
      settings.placeAnchor = anchor
    }
  }
}

extension ScrollItem {
  /// Goes where a bound position asks for, once.
  func followPlace() {
    guard let place = settings.place?.wrappedValue, place != lastPlace else { return }
    let transaction = lastPlace == nil ? Transaction() : node.transaction
    lastPlace = place
    guard let request = place.request, !isDragged else { return }
    let range = range
    switch request {
    case .edge(let edge):
      var target = position
      switch edge {
      case .top: target.y = 0
      case .bottom: target.y = range.height
      case .leading: target.x = 0
      case .trailing: target.x = range.width
      }
      moveByProgram(to: target, transaction)
    case .place(let x, let y):
      moveByProgram(to: CGPoint(x: x ?? position.x, y: y ?? position.y), transaction)
    case .view(let id, let anchor):
      reveal(id.value, anchor: anchor ?? settings.placeAnchor, transaction)
    }
  }

  private func moveByProgram(to point: CGPoint, _ transaction: Transaction) {
    reveal(CGRect(origin: point, size: size), anchor: .topLeading, transaction)
  }

  /// Says that a person has moved the content.
  func yieldPlace() {
    guard let binding = settings.place, !binding.wrappedValue.isPositionedByUser else { return }
    node.graph.afterUpdate { [weak self] in
      guard let self, !node.isRemoved, !binding.wrappedValue.isPositionedByUser else { return }
      var place = binding.wrappedValue
      place.yieldToUser()
      lastPlace = place
      binding.wrappedValue = place
    }
  }
}
