import Foundation

/// What views in a presentation ask of it.
struct PresentationOptions {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var showsIndicator: Bool?
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var isDismissDisabled = false
  var letsPageBeTouched = false
  var adaptation: PresentationAdaptation?

  /// The options of a view and of the next one: what the next one sets counts.
  mutating func merge(_ next: PresentationOptions) {
    if !next.detents.isEmpty { detents = next.detents }
    selection = next.selection ?? selection
    showsIndicator = next.showsIndicator ?? showsIndicator
    cornerRadius = next.cornerRadius ?? cornerRadius
    background = next.background ?? background
    isDismissDisabled = isDismissDisabled || next.isDismissDisabled
    letsPageBeTouched = letsPageBeTouched || next.letsPageBeTouched
    adaptation = next.adaptation ?? adaptation
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value.merge(nextValue())
  }
}

/// A height at which a sheet rests: SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case fraction(CGFloat), height(CGFloat), large
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let custom: (@Sendable (Context) -> CGFloat?)?

  private init(_ kind: Kind, custom: (@Sendable (Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// About half of the page.
  public static let medium = PresentationDetent(.fraction(0.5))
  /// All of the page below the safe area's upper edge.
  public static let large = PresentationDetent(.large)

  /// A part of the page's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// The height that a type computes.
  public static func custom<D: CustomPresentationDetent & SendableMetatype>(_ type: D.Type)
    -> PresentationDetent
  {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// What a height depends on.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height that a sheet can have.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height, from 0 to `most`.
  func height(in environment: EnvironmentValues, page: CGFloat, most: CGFloat) -> CGFloat {
    let height: CGFloat
    switch kind {
    case .fraction(let fraction): height = page * fraction
    case .height(let points): height = points
    case .large: height = most
    case .custom:
      height =
        custom?(Context(maxDetentValue: most, environment: environment)) ?? most
    }
    return height.isFinite ? min(max(height, 0), most) : most
  }

  /// Whether both are the same height.
  public static func == (first: PresentationDetent, second: PresentationDetent) -> Bool {
    first.kind == second.kind
  }

  /// Feeds what tells heights apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

/// A height that is computed: SwiftUI's `CustomPresentationDetent`.
public protocol CustomPresentationDetent {
  /// The height; nil for none.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// What a presentation becomes on a narrow page: SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, none, popover, sheet, cover
  }

  let kind: Kind

  /// What suits the page: a popover becomes a sheet.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// It stays what it is.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A cover of the whole page.
  public static let fullScreenCover = PresentationAdaptation(kind: .cover)
}

/// Whether what is beneath a presentation can be touched: SwiftUI's type of that name.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool

  /// As the system does: it cannot.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// It can, up to a height of the sheet; here at every height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { enabled }
}

extension View {
  private nonisolated func presentationOption(
    _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// Sets the heights at which the sheet rests that the view is in.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the heights at which the sheet rests that the view is in, and which of them it has.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOption {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Sets whether the sheet that the view is in shows a grip.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption {
      $0.showsIndicator = visibility == .automatic ? nil : visibility == .visible
    }
  }

  /// Sets the radius of the corners of the sheet that the view is in, in points; nil for the system's.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of the sheet that the view is in.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { $0.background = AnyShapeStyle(style) }
  }

  /// Sets whether what is beneath the sheet that the view is in can be touched.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { $0.letsPageBeTouched = interaction.isEnabled }
  }

  /// Sets what the presentation that the view is in becomes on a narrow page.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationOption { $0.adaptation = adaptation }
  }

  /// Keeps a drag from dismissing the sheet that the view is in.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { if isDisabled { $0.isDismissDisabled = true } }
  }
}
