import Foundation

/// What must be measured and placed with the next layout.
///
/// A layout has two parts. First the items that have changed are asked again what they were asked before,
/// from the deepest up; where an answer is another one, the item around has changed, too, and so on as far
/// as that goes. Then contents are placed, from the root down: those of the items that have changed, and
/// within them those that have got another place. So a layout costs what has changed.
@MainActor
final class LayoutQueue {
  /// An item, and the node that it must not outlive.
  private struct Entry {
    let item: LayoutItem
    let node: Node
  }

  /// The size of the page, once there is one.
  private(set) var pageSize: CGSize?
  /// Whether views are being placed now.
  private(set) var isPlacing = false
  /// Whether every item is placed in the present layout, whatever it is like.
  private(set) var placesAll = false

  private var changed = PriorityQueue<Entry>()
  private var unplaced = PriorityQueue<Entry>()
  private var placesRoot = true
  private var placesAllNext = true
  /// The readers of frames, whose content is made anew when they lie elsewhere.
  private var watchers: [ObjectIdentifier: Watcher] = [:]

  private struct Watcher {
    weak var item: LayoutItem?
    let hasChanged: () -> Bool
  }

  /// The containers that make what comes into sight.
  private var lazyItems: [LazyEntry] = []

  private struct LazyEntry {
    weak var item: LazyItem?
    weak var node: Node?
  }

  /// How often readers that lie elsewhere are looked for after a layout.
  private static let watcherRounds = 4
  /// How often containers make what has come into sight after a layout.
  private static let lazyRounds = 16

  /// Whether there is anything to do.
  var isNeeded: Bool { placesRoot || !changed.isEmpty || !unplaced.isEmpty }

  func add(changed item: LayoutItem) {
    changed.insert(Entry(item: item, node: item.node), rank: rank(-item.node.depth, item.node))
  }

  func add(unplaced item: LayoutItem) {
    unplaced.insert(Entry(item: item, node: item.node), rank: rank(item.node.depth, item.node))
  }

  /// By depth, and at one depth in the order in which nodes were made: the same on every machine.
  private func rank(_ depth: Int, _ node: Node) -> Int { depth << 32 + node.order }

  func rootChanged() { placesRoot = true }

  /// Places all items with the next layout.
  func placeAll() {
    placesRoot = true
    placesAllNext = true
  }

  func setPageSize(_ size: CGSize) {
    pageSize = size
    placeAll()
  }

  /// Looks after each layout whether an item lies elsewhere than it has said.
  func watch(_ item: LayoutItem, _ hasChanged: @escaping () -> Bool) {
    watchers[ObjectIdentifier(item)] = Watcher(item: item, hasChanged: hasChanged)
  }

  /// Lets a container make after each layout what has come into sight.
  func add(lazy item: LazyItem) {
    lazyItems.append(LazyEntry(item: item, node: item.node))
  }

  /// Lets containers make what has come into sight; true if something is made that was not.
  private func fill() -> Bool {
    guard !lazyItems.isEmpty else { return false }
    lazyItems.removeAll { $0.node?.isRemoved ?? true || $0.item == nil }
    var isChanged = false
    // What they make may contain further ones.
    for entry in lazyItems where entry.node?.isRemoved == false {
      if entry.item?.fill() == true { isChanged = true }
    }
    return isChanged
  }

  func ignore(_ item: LayoutItem) {
    watchers[ObjectIdentifier(item)] = nil
  }

  /// Asks all items that have changed, and those around whose answers have changed by that.
  func settle() {
    while let entry = changed.popFirst() {
      let item = entry.item
      guard !entry.node.isRemoved else { continue }
      let answersOtherwise = item.settle()
      add(unplaced: item)
      guard answersOtherwise else { continue }
      if let parent = item.parent {
        parent.setNeedsLayout()
      } else {
        placesRoot = true
      }
    }
  }

  /// Measures and places what needs it; `placeRoot` places the root's items.
  func run(_ placeRoot: () -> Void) {
    var (round, lazyRound) = (0, 0)
    while round < Self.watcherRounds, lazyRound < Self.lazyRounds {
      settle()
      isPlacing = true
      if placesRoot {
        placesRoot = false
        placesAll = placesAllNext
        placesAllNext = false
        placeRoot()
        placesAll = false
      }
      while let entry = unplaced.popFirst() {
        if !entry.node.isRemoved { entry.item.placeContentsAgain() }
      }
      isPlacing = false
      if fill() {
        lazyRound += 1
        continue
      }
      round += 1
      // What draws its contents elsewhere moves them without placing them.
      for watcher in watchers.values where watcher.hasChanged() {
        watcher.item?.setNeedsPlacing()
      }
      if !isNeeded { return }
    }
  }
}
