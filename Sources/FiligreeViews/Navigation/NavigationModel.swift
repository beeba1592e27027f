import Foundation
import Observation

/// The pages of a stack: the values of its path, and between them the views that links show without a value.
@MainActor
@Observable
final class NavigationModel {
  /// A page of a view.
  struct Pushed {
    let id: ObjectIdentifier
    /// How many values of the path lie below it.
    let level: Int
    let content: AnyView
    /// Tells those who show it that it has gone.
    let end: @MainActor () -> Void
  }

  /// A page.
  enum Page: Hashable {
    case value(AnyHashable, place: Int)
    case view(ObjectIdentifier)
  }

  private(set) var pushed: [Pushed] = []
  /// Makes the page of a value, by the value's type.
  private(set) var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  @ObservationIgnored private var renewals: [ObjectIdentifier: Int] = [:]
  /// The titles of the pages, the root's first.
  private(set) var titles: [String] = []
  /// The path, as the stack's owner has it.
  @ObservationIgnored var path: PathSource?

  nonisolated init() {}

  /// The path's values.
  private var values: [AnyHashable] { path?.get() ?? [] }

  /// All pages above the root.
  func pages(of values: [AnyHashable]) -> [Page] {
    var pages: [Page] = []
    for level in 0...values.count {
      pages += pushed.filter { $0.level == level }.map { .view($0.id) }
      if level < values.count { pages.append(.value(values[level], place: level)) }
    }
    return pages
  }

  /// The view of a page; nil if it has gone, or if nobody makes pages of such values.
  func content(of page: Page) -> AnyView? {
    switch page {
    case .view(let id): pushed.first { $0.id == id }?.content
    case .value(let value, _): destinations[ObjectIdentifier(type(of: value.base))]?(value)
    }
  }

  // MARK: Going there

  /// Puts a value on the path; false if there is no path.
  func push(_ value: AnyHashable) -> Bool {
    guard let path else { return false }
    path.append(value)
    return true
  }

  /// Shows a view as the topmost page, or as it is now if it is there already.
  func show(_ id: ObjectIdentifier, _ content: AnyView, end: @escaping @MainActor () -> Void) {
    if let index = pushed.firstIndex(where: { $0.id == id }) {
      let level = pushed[index].level
      pushed[index] = Pushed(id: id, level: level, content: content, end: end)
    } else {
      pushed.append(Pushed(id: id, level: values.count, content: content, end: end))
    }
  }

  /// Shows a view no more, nor what is above it.
  func hide(_ id: ObjectIdentifier) {
    guard pushed.contains(where: { $0.id == id }) else { return }
    let pages = pages(of: values)
    guard let place = pages.firstIndex(of: .view(id)) else { return }
    pop(to: place)
  }

  /// Takes away all pages but the first ones.
  func pop(to count: Int) {
    let values = values
    let gone = pages(of: values).dropFirst(count)
    var left = values.count
    for page in gone {
      switch page {
      case .value: left -= 1
      case .view(let id):
        guard let index = pushed.firstIndex(where: { $0.id == id }) else { continue }
        pushed.remove(at: index).end()
      }
    }
    if left < values.count { path?.removeLast(values.count - left) }
  }

  /// Forgets the views above values that have gone.
  func settle(_ values: [AnyHashable]) {
    for page in pushed where page.level > values.count {
      pushed.removeAll { $0.id == page.id }
      page.end()
    }
  }

  // MARK: What pages say

  /// Takes what makes the pages of a type, once in an update of the views.
  func register<D: Hashable>(
    _ type: D.Type, update: Int, _ destination: @escaping (D) -> AnyView
  ) {
    let id = ObjectIdentifier(type)
    guard renewals[id] != update else { return }
    renewals[id] = update
    destinations[id] = { value in
      // The type is that of the value's.
      (value.base as? D).map(destination) ?? AnyView(EmptyView())
    }
  }

  /// Notes the title of a page.
  func note(_ title: String, at level: Int) {
    guard (titles.indices.contains(level) ? titles[level] : "") != title else { return }
    while titles.count <= level { titles.append("") }
    titles[level] = title
  }

  /// The title of the page below another one.
  func title(below level: Int) -> String {
    titles.indices.contains(level - 1) ? titles[level - 1] : ""
  }
}

/// Reads and changes the path of a stack.
struct PathSource {
  let get: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

/// The stack that a view is in, and which of its pages.
struct NavigationContext {
  let model: NavigationModel
  let level: Int
}

extension EnvironmentValues {
  /// The stack that the view is in.
  var navigation: NavigationContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
