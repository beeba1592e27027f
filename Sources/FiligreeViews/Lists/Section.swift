/// Views that belong together, with a header and a footer: SwiftUI's `Section`.
///
/// In a ``List`` or a ``Form`` its views are rows of one box. Elsewhere header, content and footer are views in a
/// row like others.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  @State private var identity = SectionIdentity()
  @Environment(\.listContext) private var list
  @Environment(\.isInMenu) private var isInMenu

  init(_ header: Parent, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// The header, the content and the footer.
  @MainActor public var body: some View {
    if list != nil {
      SectionHeader(content: header).modifier(trait(.header))
      content.modifier(trait(.row))
      SectionFooter(content: footer).modifier(trait(.footer))
    } else if isInMenu {
      header
        .font(.footnote).foregroundStyle(.secondary)
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        .modifier(trait(.header))
      content.modifier(trait(.row))
      footer
        .font(.footnote).foregroundStyle(.secondary)
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        .modifier(trait(.footer))
    } else {
      header.modifier(trait(.header))
      content.modifier(trait(.row))
      footer.modifier(trait(.footer))
    }
  }

  private func trait(_ part: ListRole.Part) -> TraitModifier<ListRoleKey> {
    TraitModifier(
      ListRoleKey.self, ListRole(part: part, section: AnyHashable(ObjectIdentifier(identity))))
  }
}

/// What makes a section another one than its neighbor.
private final class SectionIdentity: Sendable {}

/// A header in the letters of the list around.
private nonisolated struct SectionHeader<Content: View>: View {
  let content: Content
  @Environment(\.listContext) private var list
  @Environment(\.headerProminence) private var prominence

  @MainActor var body: some View {
    if list == nil {
      content
    } else if prominence == .increased {
      content.font(.title3.weight(.semibold)).foregroundStyle(.primary)
    } else if list?.kind == .plain {
      content.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
    } else {
      content.font(.footnote).textCase(.uppercase).foregroundStyle(.secondary)
    }
  }
}

private nonisolated struct SectionFooter<Content: View>: View {
  let content: Content
  @Environment(\.listContext) private var list

  @MainActor var body: some View {
    if list == nil {
      content
    } else {
      content.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

extension Section: LazyContent {
  @MainActor func appendUnits(to units: inout [LazyUnits], at path: LazyPath) {
    let section = AnyHashable(path)
    func append(_ part: ListRole.Part, _ runs: [LazyUnits]) {
      for var run in runs {
        if run.role.section == nil { run.role = ListRole(part: part, section: section) }
        units.append(run)
      }
    }
    if Parent.self != EmptyView.self {
      append(
        .header,
        [LazyUnits(single: HStack { SectionHeader(content: header) }, at: path.appending(0))])
    }
    var rows: [LazyUnits] = []
    content.appendAnyUnits(to: &rows, at: path.appending(1))
    append(.row, rows)
    if Footer.self != EmptyView.self {
      append(
        .footer,
        [LazyUnits(single: HStack { SectionFooter(content: footer) }, at: path.appending(2))])
    }
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a text as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  /// Creates a section with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
}
