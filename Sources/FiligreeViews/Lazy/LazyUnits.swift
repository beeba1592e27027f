import Foundation

/// A run of views that a lazy container makes when they come into sight.
///
/// A unit is a view that may be several items, but is mostly one: an element of a `ForEach`, or a view that is no
/// collection, whose place in the content is its identity.
@MainActor
struct LazyUnits {
  /// How many units there are.
  var count: Int
  /// What tells a unit from the others of the container.
  var key: (Int) -> AnyHashable
  /// The view of a unit.
  var view: (Int) -> any View
  /// Whether the units are made only when they come into sight; those of other views are few and made at once.
  var isLazy: Bool
  /// What the units are in a list.
  var role = ListRole()
  /// The identity of an element, if the units are elements.
  var id: ((Int) -> AnyHashable)?
  /// Which unit has an identity, if the elements have some.
  var find: (AnyHashable) -> Int? = { _ in nil }
  /// What a finger or an edit mode can do with the elements.
  var editing = ListEditing()
}

/// A view that a lazy container takes apart.
protocol LazyContent {
  /// Appends the view's units; `path` is its place in the container's content.
  @MainActor func appendUnits(to units: inout [LazyUnits], at path: LazyPath)
}

/// The place of a view in the content of a lazy container.
struct LazyPath: Hashable {
  private var steps: [Int] = []
  private var types: [ObjectIdentifier] = []

  func appending(_ step: Int) -> LazyPath {
    var path = self
    path.steps.append(step)
    return path
  }

  func appending(_ type: Any.Type) -> LazyPath {
    var path = self
    path.types.append(ObjectIdentifier(type))
    return path
  }
}

extension View {
  /// Appends the units of a view that may be taken apart or not.
  @MainActor func appendAnyUnits(to units: inout [LazyUnits], at path: LazyPath) {
    if let content = self as? any LazyContent {
      content.appendUnits(to: &units, at: path)
    } else {
      units.append(LazyUnits(single: self, at: path))
    }
  }
}

extension LazyUnits {
  /// The unit of a view that is not taken apart.
  init(single view: some View, at path: LazyPath) {
    self.init(count: 1, key: { _ in path }, view: { _ in view }, isLazy: false)
  }
}

extension EmptyView: LazyContent {
  @MainActor func appendUnits(to units: inout [LazyUnits], at path: LazyPath) {}
}

extension TupleView: LazyContent {
  @MainActor func appendUnits(to units: inout [LazyUnits], at path: LazyPath) {
    var all: [any View] = []
    forEachView { all.append($0) }
    for (index, view) in all.enumerated() {
      view.appendAnyUnits(to: &units, at: path.appending(index))
    }
  }
}

extension Group: LazyContent where Content: View {
  @MainActor func appendUnits(to units: inout [LazyUnits], at path: LazyPath) {
    content.appendAnyUnits(to: &units, at: path.appending(0))
  }
}

extension AnyView: LazyContent {
  @MainActor func appendUnits(to units: inout [LazyUnits], at path: LazyPath) {
    content.appendAnyUnits(to: &units, at: path.appending(type(of: content)))
  }
}

extension _ConditionalContent: LazyContent {
  @MainActor func appendUnits(to units: inout [LazyUnits], at path: LazyPath) {
    switch storage {
    case .trueContent(let view): view.appendAnyUnits(to: &units, at: path.appending(0))
    case .falseContent(let view): view.appendAnyUnits(to: &units, at: path.appending(1))
    }
  }
}

extension Optional: LazyContent where Wrapped: View {
  @MainActor func appendUnits(to units: inout [LazyUnits], at path: LazyPath) {
    self?.appendAnyUnits(to: &units, at: path.appending(0))
  }
}

/// The identity of an element, where it is in the content, and which of those with the same identity it is.
private struct ElementKey<ID: Hashable>: Hashable {
  let path: LazyPath
  let id: ID
}

extension ForEach: LazyContent where Content: View {
  @MainActor func appendUnits(to units: inout [LazyUnits], at path: LazyPath) {
    if let reading { return units.append(LazyUnits(single: reading, at: path)) }
    let (data, content, id) = (data, content, id)
    let start = data.startIndex
    func element(_ index: Int) -> Data.Element { data[data.index(start, offsetBy: index)] }
    var run = LazyUnits(
      count: data.count,
      key: { AnyHashable(ElementKey(path: path, id: id(element($0)))) },
      view: { content(element($0)) }, isLazy: true)
    run.id = { AnyHashable(id(element($0))) }
    run.find = { wanted in
      guard let wanted = wanted.base as? ID else { return nil }
      var index = 0
      for element in data {
        if id(element) == wanted { return index }
        index += 1
      }
      return nil
    }
    units.append(run)
  }
}

extension ModifiedContent: LazyContent where Content: View, Modifier: ViewModifier {
  /// Modifiers that change each item in its own way go to each unit; what others modify is one view.
  @MainActor func appendUnits(to units: inout [LazyUnits], at path: LazyPath) {
    guard content is any LazyContent, Modifier.isDistributed else {
      units.append(LazyUnits(single: self, at: path))
      return
    }
    var inner: [LazyUnits] = []
    content.appendAnyUnits(to: &inner, at: path)
    for var run in inner {
      let view = run.view
      run.view = { [modifier] in modified(view($0), modifier) }
      if let role = modifier as? any ListModifier { role.change(&run) }
      units.append(run)
    }
  }
}

@MainActor private func modified<Modifier: ViewModifier>(
  _ view: some View, _ modifier: Modifier
) -> any View {
  ModifiedContent(content: view, modifier: modifier)
}

/// A modifier that says something of rows to the list around.
protocol ListModifier {
  @MainActor func change(_ units: inout LazyUnits)
}

/// A modifier that is one for each of several views.
protocol DistributedModifier {}

extension ViewModifier {
  /// Whether a modifier of several views applies to each of them in its own way.
  nonisolated static var isDistributed: Bool {
    self is any ItemModifier.Type || self is any EnvironmentModifier.Type
      || self is any TransactionModifier.Type || self is any ListModifier.Type
      || self is any DistributedModifier.Type || self is TabItemModifier.Type
  }
}
