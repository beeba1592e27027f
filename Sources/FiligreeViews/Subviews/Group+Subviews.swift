/// What a group makes of single views: SwiftUI's type of that name.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let reader: SubviewReader<Subviews, Content>

  /// What is made.
  @MainActor public var body: some View { reader }
}

/// What a group makes of sections: SwiftUI's type of that name.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let reader: SubviewReader<Sections, Content>

  /// What is made.
  @MainActor public var body: some View { reader }
}

extension Group where Content: View {
  /// Makes a view of the single views that `view` consists of.
  ///
  /// A `ForEach` or an `if` in `view` counts as the views that it shows now. All of them are made, whether the result
  /// shows them or not.
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(
      reader: SubviewReader(view) { transform(SubviewsCollection(views: $0)) })
  }

  /// Makes a view of the sections that `view` consists of.
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(
      reader: SubviewReader(view) { views in
        // Views are made on the main actor.
        transform(onMainActor { SectionCollection(views) })
      })
  }
}
