import Foundation

/// The elements of a collection that can be changed, with their positions.
public struct IndexedBindings<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  let base: Binding<Base>
  let id: KeyPath<Base.Element, ID>
  // The collection as it was when the views were made.
  private let snapshot: Base

  init(_ base: Binding<Base>, id: KeyPath<Base.Element, ID>) {
    self.base = base
    self.id = id
    snapshot = base.wrappedValue
  }

  /// An element, and the binding to it.
  public struct Element {
    let id: ID
    let binding: Binding<Base.Element>
  }

  /// The position of the first element.
  public var startIndex: Base.Index { snapshot.startIndex }
  /// The position after the last element.
  public var endIndex: Base.Index { snapshot.endIndex }

  /// The position behind another one.
  public func index(after index: Base.Index) -> Base.Index { snapshot.index(after: index) }
  /// The position before another one.
  public func index(before index: Base.Index) -> Base.Index { snapshot.index(before: index) }
  /// The position some elements away from another one.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    snapshot.index(index, offsetBy: distance)
  }
  /// How many elements lie between two positions.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    snapshot.distance(from: start, to: end)
  }

  /// The element at a position.
  public subscript(position: Base.Index) -> Element {
    let (base, element) = (base, snapshot[position])
    return Element(
      id: element[keyPath: id],
      binding: Binding(
        get: {
          // A view may ask for an element once more that has just been removed.
          let now = base.wrappedValue
          return now.indices.contains(position) ? now[position] : element
        },
        set: { value in
          guard base.wrappedValue.indices.contains(position) else { return }
          base.wrappedValue[position] = value
        }))
  }
}

extension ForEach where Content: View {
  /// Makes a view of each element, which the view can change.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == IndexedBindings<C, ID>, ID == C.Element.ID, C.Element: Identifiable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view of each element, which the view can change and which has the identity at `id`.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == IndexedBindings<C, ID> {
    let elements = IndexedBindings(data, id: id)
    self.init(data: elements, id: { $0.id }, content: { content($0.binding) }) {
      elements, content, use in
      for element in elements { use(element.id, content(element)) }
    }
  }
}
