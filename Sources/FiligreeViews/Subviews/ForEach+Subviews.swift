/// The data of a `ForEach` over single views, which are known when it is in a tree: SwiftUI's type of that name.
///
/// As a collection by itself it is empty.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let reading: ForEachReading

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { 0 }
  /// The view at a position.
  public subscript(index: Int) -> Subview { preconditionFailure("the collection is empty") }
}

/// The data of a `ForEach` over sections, which are known when it is in a tree: SwiftUI's type of that name.
///
/// As a collection by itself it is empty.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let reading: ForEachReading

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { 0 }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("the collection is empty")
  }
}

/// The view that a `ForEach` makes of the parts of another one.
struct ForEachReading {
  let view: AnyView
}

/// Data of a `ForEach` that is known only in a tree.
protocol ForEachSource {
  var reading: ForEachReading { get }
}

extension ForEachSubviewCollection: ForEachSource {}
extension ForEachSectionCollection: ForEachSource {}

extension ForEach {
  /// The view that stands for the loop, if its elements are known only in a tree.
  var reading: AnyView? { (data as? any ForEachSource)?.reading.view }
}

extension ForEach where Content: View, Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
  /// Makes a view of each of the single views that `view` consists of.
  ///
  /// A `ForEach` or an `if` in `view` counts as the views that it shows now. All of them are made, whether they are
  /// shown or not.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    let read = SubviewReader(view) { views in ForEach<_, _, Content>(views, content: content) }
    self.init(
      data: Data(reading: ForEachReading(view: AnyView(read))), id: \.id, content: content
    ) { _, _, _ in }
  }
}

extension ForEach
where
  Content: View, Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID
{
  /// Makes a view of each of the sections that `view` consists of.
  ///
  /// Views that are in no `Section` are in one without a header and a footer, with their neighbors.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    let read = SubviewReader(view) { views in
      // Views are made on the main actor.
      ForEach<_, _, Content>(onMainActor { SectionCollection(views) }, content: content)
    }
    self.init(
      data: Data(reading: ForEachReading(view: AnyView(read))), id: \.id, content: content
    ) { _, _, _ in }
  }
}
