/// Views that belong together, with a header and a footer: SwiftUI's `Section`.
///
/// In a ``Form`` its views are the rows of one box. Elsewhere header, content and footer are views in a
/// row like others.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  @State private var identity = SectionIdentity()
  @Environment(\.isInForm) private var isInForm
  @Environment(\.headerProminence) private var prominence
  @Environment(\.isInMenu) private var isInMenu

  init(_ header: Parent, _ content: Content, _ footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// The header, the content and the footer.
  @MainActor public var body: some View {
    if isInForm {
      header
        .modifier(FormHeader(prominence: prominence))
        .modifier(trait(.header))
      content.modifier(trait(.row))
      footer
        .font(.footnote).foregroundStyle(.secondary)
        .modifier(trait(.footer))
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
      header
      content
      footer
    }
  }

  private func trait(_ part: FormRole.Part) -> TraitModifier<FormRoleKey> {
    TraitModifier(
      FormRoleKey.self, FormRole(part: part, section: ObjectIdentifier(identity)))
  }
}

/// How the header of a section looks in a form.
private nonisolated struct FormHeader: ViewModifier {
  let prominence: Prominence

  @MainActor func body(content: Content) -> some View {
    content
      .font(prominence == .increased ? .title3.weight(.semibold) : .footnote)
      .textCase(prominence == .increased ? nil : .uppercase)
      .foregroundStyle(
        prominence == .increased ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
  }
}

/// What makes a section another one than its neighbour.
final class SectionIdentity: Sendable {}

/// What a view is in a form.
struct FormRole: Hashable {
  enum Part: Hashable {
    case header, row, footer
  }

  var part = Part.row
  /// The section; nil for rows that are in none.
  var section: ObjectIdentifier?
}

enum FormRoleKey: TraitKey {
  static let defaultValue = FormRole()
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
