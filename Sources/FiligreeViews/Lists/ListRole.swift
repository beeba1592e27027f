import Foundation

/// What a view is in a list.
struct ListRole: Hashable {
  enum Part: Hashable {
    case header, row, footer
  }

  var part = Part.row
  /// The section; nil for rows that are in none.
  var section: AnyHashable?
}

/// The role that a view says itself.
enum ListRoleKey: TraitKey {
  static var defaultValue: ListRole? { nil }
}

/// What can be done with the elements of a `ForEach` in a list.
struct ListEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// What views in a list know of it.
struct ListContext {
  var kind: ListKind
}

extension EnvironmentValues {
  /// Whether the view is in a list or a form.
  var isInForm: Bool { listContext != nil }

  /// The list that the view is in.
  @Entry var listContext: ListContext?
}

/// How a list looks.
enum ListKind: Hashable {
  case plain, grouped, insetGrouped, sidebar

  /// Whether sections are boxes.
  var hasBoxes: Bool { self == .insetGrouped || self == .sidebar }
}
