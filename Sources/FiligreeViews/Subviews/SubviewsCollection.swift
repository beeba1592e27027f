/// The single views that another one consists of: SwiftUI's `SubviewsCollection`.
///
/// As a view it shows all of them.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
  let views: [Subview]

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { views.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { views[index] }
  /// The views in a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }

  /// All views.
  @MainActor public var body: some View { ForEach(views) { $0 } }
}

/// Some of the single views that another one consists of: SwiftUI's `SubviewsCollectionSlice`.
///
/// As a view it shows all of them.
public nonisolated struct SubviewsCollectionSlice: View, RandomAccessCollection {
  let views: ArraySlice<Subview>

  /// The position of the first view.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { views[index] }
  /// The views in a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }

  /// All views.
  @MainActor public var body: some View { ForEach(views) { $0 } }
}
