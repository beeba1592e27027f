import Foundation

/// The groups of a tree of views whose views share their places.
@MainActor
final class MatchedGeometryGroups {
  private unowned let graph: ViewGraph
  private var groups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The group of a name, an empty one at first.
  func group(_ key: MatchedGeometryKey) -> MatchedGeometryGroup {
    // A view may go in the same update in which another one comes in its place.
    groups = groups.filter { $0.value.lastUpdate.map { $0 == graph.updateCount } ?? true }
    if let group = groups[key] { return group }
    let group = MatchedGeometryGroup(key, graph)
    groups[key] = group
    return group
  }
}

/// Views that share a place.
@MainActor
final class MatchedGeometryGroup {
  typealias Frame = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  let key: MatchedGeometryKey
  private unowned let graph: ViewGraph
  /// The update in which the last view has left; nil while there are any.
  fileprivate private(set) var lastUpdate: Int?
  /// The views, in the order in which they came.
  private var members: [MatchedGeometryItem] = []
  /// The place on the page, once it is known.
  private var place: AnimatableAttribute<Frame>?

  fileprivate init(_ key: MatchedGeometryKey, _ graph: ViewGraph) {
    self.key = key
    self.graph = graph
  }

  /// The view that the others follow.
  var source: MatchedGeometryItem? {
    members.last { $0.isSource && !$0.isGoing }
  }

  /// The place on the page with what is under way; nil as long as there was no source.
  var frame: CGRect? {
    place.map { place in
      var frame = CGRect.zero
      frame.origin.animatableData = place.presented.first
      frame.size.animatableData = place.presented.second
      return frame
    }
  }

  func add(_ member: MatchedGeometryItem) {
    members.append(member)
    lastUpdate = nil
  }

  func remove(_ member: MatchedGeometryItem) {
    members.removeAll { $0 === member }
    if members.isEmpty { lastUpdate = graph.updateCount }
  }

  /// Goes to where the source is now.
  func move(to frame: CGRect, _ transaction: Transaction) {
    let target = Frame(frame.origin.animatableData, frame.size.animatableData)
    guard let place else {
      let place = AnimatableAttribute(target, for: graph)
      place.onMove = { [unowned self] in placeMembers() }
      self.place = place
      return placeMembers(but: source)
    }
    guard place.target != target else { return }
    place.set(target, transaction)
    placeMembers(but: source)
  }

  private func placeMembers(but source: MatchedGeometryItem? = nil) {
    for member in members where member !== source { member.setNeedsPlacing() }
  }
}
