/// Elements by their rank: the lowest comes out first, of equal ones any.
struct PriorityQueue<Element> {
  private struct Entry {
    let rank: Int
    let element: Element
  }

  // A binary heap: no entry ranks below its parent, the entry at (index - 1) / 2.
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func insert(_ element: Element, rank: Int) {
    entries.append(Entry(rank: rank, element: element))
    var index = entries.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard entries[index].rank < entries[parent].rank else { return }
      entries.swapAt(index, parent)
      index = parent
    }
  }

  mutating func popFirst() -> Element? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    guard !entries.isEmpty else { return first.element }
    entries[0] = last
    var index = 0
    while true {
      var least = index
      for child in 2 * index + 1...2 * index + 2
      where child < entries.count && entries[child].rank < entries[least].rank {
        least = child
      }
      guard least != index else { return first.element }
      entries.swapAt(index, least)
      index = least
    }
  }
}
