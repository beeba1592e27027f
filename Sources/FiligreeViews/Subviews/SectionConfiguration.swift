/// A section of the views that another one consists of: SwiftUI's `SectionConfiguration`.
///
/// Views that are in no `Section` are in one without a header and a footer, with their neighbors.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from the others.
  public struct ID: Hashable, Sendable {
    fileprivate let first: Subview.ID?
  }

  /// What tells the section from the others.
  public let id: ID
  /// The views of the header.
  public fileprivate(set) var header = SubviewsCollection(views: [])
  /// The views of the footer.
  public fileprivate(set) var footer = SubviewsCollection(views: [])
  /// The views between the two.
  public fileprivate(set) var content = SubviewsCollection(views: [])

  /// The values that `containerValue(_:_:)` set on the section: those of its first view.
  @MainActor public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections of the views that another one consists of: SwiftUI's `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// Views that follow one another and are of one section, or of none, are together.
  @MainActor init(_ views: [Subview]) {
    var parts: [(section: AnyHashable?, views: [(ListRole.Part, Subview)])] = []
    for view in views {
      let role = view.trait(ListRoleKey.self) ?? ListRole()
      if parts.last?.section != role.section || parts.isEmpty { parts.append((role.section, [])) }
      parts[parts.count - 1].views.append((role.part, view))
    }
    sections = parts.map { part in
      func views(_ wanted: ListRole.Part) -> SubviewsCollection {
        SubviewsCollection(views: part.views.filter { $0.0 == wanted }.map(\.1))
      }
      var section = SectionConfiguration(id: .init(first: part.views.first?.1.id))
      section.header = views(.header)
      section.content = views(.row)
      section.footer = views(.footer)
      return section
    }
  }
}
