import Foundation
import Observation

/// The pages of a stack: the values of its path, and between them the views that links show without a value.
@MainActor
@Observable
final class NavigationModel {
  /// A page of a view.
  @MainActor
  @Observable
  final class Pushed {
    let id: ObjectIdentifier
    /// How many values of the path lie below it.
    let level: Int
    fileprivate(set) var content: AnyView
    /// Tells those who show it that it has gone.
    @ObservationIgnored fileprivate(set) var end: @MainActor () -> Void

    fileprivate init(
      _ id: ObjectIdentifier, level: Int, _ content: AnyView, end: @escaping @MainActor () -> Void
    ) {
      self.id = id
      self.level = level
      self.content = content
      self.end = end
    }
  }

  /// How often the pages of a level have said anew what pages of values are: those above are made anew then.
  @MainActor
  @Observable
  fileprivate final class Registrations {
    var count = 0
  }

  /// A page.
  enum Page: Hashable {
    case value(AnyHashable, place: Int)
    case view(ObjectIdentifier)
  }

  private(set) var pushed: [Pushed] = []
  /// Makes the page of a value, by the value's type.
  @ObservationIgnored private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  @ObservationIgnored private var registrations: [Registrations] = []
  /// The titles of the pages, the root's first.
  private(set) var titles: [String] = []
  /// The path, as the stack's owner has it.
  @ObservationIgnored var path: PathSource?

  nonisolated init() {}

  /// The path's values.
  private var values: [AnyHashable] { path?.get() ?? [] }

  /// How many pages there are above the root.
  var pageCount: Int { pages(of: values).count }

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
  func content(of page: Page, at level: Int) -> AnyView? {
    switch page {
    case .view(let id): return pushed.first { $0.id == id }?.content
    case .value(let value, _):
      for below in 0..<level { _ = registrations(at: below).count }
      return destinations[ObjectIdentifier(type(of: value.base))]?(value)
    }
  }

  private func registrations(at level: Int) -> Registrations {
    while registrations.count <= level { registrations.append(Registrations()) }
    return registrations[level]
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
      pushed[index].content = content
      pushed[index].end = end
    } else {
      pushed.append(Pushed(id, level: values.count, content, end: end))
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

  /// Takes what makes the pages of a type, as a page of a level says it.
  func register<D: Hashable>(
    _ type: D.Type, at level: Int, _ destination: @escaping (D) -> AnyView
  ) {
    destinations[ObjectIdentifier(type)] = { value in
      // The type is that of the value's.
      (value.base as? D).map(destination) ?? AnyView(EmptyView())
    }
    registrations(at: level).count += 1
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

/// The stack that a view is in, and which of its pages.
struct NavigationContext {
  let model: NavigationModel
  let level: Int
}

extension EnvironmentValues {
  /// The stack that the view is in.
  @Entry var navigation: NavigationContext?
}
