/// Disjoint sets: Tarjan's union-find (1975).
@usableFromInline
package struct DisjointSets {
  @usableFromInline var parents: [Int32]

  /// Creates so many sets of one element each.
  package init(count: Int) {
    parents = Array(repeating: -1, count: count)
  }

  /// The representative of an element's set: the least of its elements.
  @inlinable
  package mutating func root(_ element: Int) -> Int {
    parents.withUnsafeMutableBufferPointer { parents in
      // There is an element, hence there is memory.
      parents.baseAddress.map { Self.root(element, in: $0) } ?? element
    }
  }

  /// Joins the sets of two elements.
  @inlinable
  package mutating func join(_ a: Int, _ b: Int) {
    parents.withUnsafeMutableBufferPointer { parents in
      guard let parents = parents.baseAddress else { return }
      let (a, b) = (Self.root(a, in: parents), Self.root(b, in: parents))
      if a != b { parents[max(a, b)] = Int32(truncatingIfNeeded: min(a, b)) }
    }
  }

  /// The representative of an element's set, where the sets are `parents` in the caller's memory.
  ///
  /// Each element has another one of its set as its parent, or, if it represents the set, a negative number, which is
  /// the caller's to choose. On the way each second parent is passed over.
  @inlinable @inline(__always)
  package static func root(_ element: Int, in parents: UnsafeMutablePointer<Int32>) -> Int {
    var element = element
    while true {
      let parent = Int(parents[element])
      if parent < 0 { return element }
      let above = parents[parent]
      if above < 0 { return parent }
      parents[element] = above
      element = Int(above)
    }
  }
}
