import FiligreePaths
import Foundation

/// A button in a box, as on iOS.
///
/// Colors and measures are those that OpenSwiftUI, an open implementation of SwiftUI, has for iOS 18:
/// - without a tint the box is gray, the secondary system fill, and the label in the accent color, or red
///   if the button is destructive;
/// - with a tint, which counts more than the role, the box is that tint, 18 percent opaque (yellow: 20) in
///   light surroundings, 25 (red and pink: 20) in dark ones, and the label in the tint;
/// - a prominent box is the tint, red for a destructive button without one, and the label white;
/// - a button that does not react is gray with a label of the third level, whatever its kind.
nonisolated struct BorderedButton<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  let isPressed: Bool
  let kind: BorderedKind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.tintStyle) private var tint
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.font) private var font

  @MainActor var body: some View {
    let look = look
    let shape = BorderShape(kind: borderShape.kind)
    label
      .font(font ?? (isSmall ? .subheadline : nil))
      .multilineTextAlignment(.center)
      .opacity(look.labelOpacity)
      .defaultForegroundStyle(look.label)
      .padding(insets)
      .background {
        if kind != .bare {
          shape.fill(look.box.opacity(look.boxOpacity))
          if look.whitening > 0 { shape.fill(Color.white.opacity(look.whitening)) }
        }
      }
  }

  private var isSmall: Bool { controlSize == .mini || controlSize == .small }

  /// Those of UIKit's button configurations: 28, 34 and 50 points high with one line of text.
  private var insets: EdgeInsets {
    if borderShape.kind == .circle { return EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7) }
    switch controlSize {
    case .mini, .small: return EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: return EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: return EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  private var look: BorderedLook {
    guard isEnabled else { return .disabled }
    return kind == .prominent ? prominentLook : borderedLook
  }

  /// The tint of a button for which none was set.
  private var standardTint: AnyShapeStyle {
    AnyShapeStyle(role == .destructive ? Color.red : Color.accentColor)
  }

  private var borderedLook: BorderedLook {
    let isDark = colorScheme == .dark
    var look = BorderedLook(box: BorderedLook.gray, label: tint ?? standardTint)
    if let tint {
      // A pressed box is denser in dark surroundings.
      let density = isDark && isPressed ? 1.4 : 1
      look.box = AnyShapeStyle(tint.opacity(density * boxOpacity(tint)))
    }
    guard isPressed else { return look }
    if isDark {
      if tint == nil { look.whitening = 0.05 }
      look.label = look.label.whitened(by: 0.1)
    } else {
      look.boxOpacity = tint == nil ? 0.75 : 0.65
      look.labelOpacity = 0.75
    }
    return look
  }

  private func boxOpacity(_ tint: AnyShapeStyle) -> Double {
    let color = tint.style as? Color
    if colorScheme == .dark { return color == .red || color == .pink ? 0.2 : 0.25 }
    return color == .yellow ? 0.2 : 0.18
  }

  private var prominentLook: BorderedLook {
    var look = BorderedLook(box: tint ?? standardTint, label: AnyShapeStyle(Color.white))
    guard isPressed else { return look }
    look.labelOpacity = 0.75
    if colorScheme == .dark { look.whitening = 0.2 } else { look.boxOpacity = 0.75 }
    return look
  }
}

/// How much of a button's box is seen.
enum BorderedKind: Hashable {
  /// Nothing, but there is room for it.
  case bare
  /// A faint box.
  case bordered
  /// A box of the tint.
  case prominent
}

/// What a button in a box is painted with.
private struct BorderedLook {
  var box: AnyShapeStyle
  var boxOpacity = 1.0
  /// The opacity of the white over the box.
  var whitening = 0.0
  var label: AnyShapeStyle
  var labelOpacity = 1.0

  static let gray = AnyShapeStyle(Color(uiColor: .secondarySystemFill))
  static let disabled = BorderedLook(
    box: gray, label: AnyShapeStyle(HierarchicalShapeStyle.tertiary), labelOpacity: 0.75)
}

extension AnyShapeStyle {
  /// The style with some white over it, if it is a color.
  fileprivate func whitened(by opacity: Double) -> AnyShapeStyle {
    (style as? Color).map { AnyShapeStyle($0.mix(with: .white, by: opacity, in: .device)) } ?? self
  }
}

/// The box of a button: its corners are rounded by 35 percent of half its height, to whole points, if
/// nothing else was set.
private nonisolated struct BorderShape: Shape {
  let kind: ButtonBorderShape.Kind

  func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule:
      return Capsule().path(in: rect)
    case .circle:
      let side = max(rect.width, rect.height)
      return Path(
        ellipseIn: CGRect(
          x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case .automatic, .rounded(nil):
      return rounded(rect, (rect.height * 0.35 / 2).rounded(.up))
    case .rounded(let radius?):
      return rounded(rect, radius)
    }
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
    RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
  }
}
