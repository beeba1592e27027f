import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some positions, counted from the beginning; positions that there are none at are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = -1
    removeAll { _ in
      position += 1
      return offsets.contains(position)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some positions to before the element that is at another one now.
  ///
  /// Positions are counted from the beginning; those that there are none at are left out.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved: [Element] = []
    var before: [Element] = []
    var behind: [Element] = []
    for (position, element) in enumerated() {
      if source.contains(position) {
        moved.append(element)
      } else if position < destination {
        before.append(element)
      } else {
        behind.append(element)
      }
    }
    for (index, element) in zip(indices, before + moved + behind) {
      self[index] = element
    }
  }
}
