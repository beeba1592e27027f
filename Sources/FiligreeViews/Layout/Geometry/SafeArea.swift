import Foundation

/// Kinds of safe area: SwiftUI's `SafeAreaRegions`.
@frozen
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device or a container leaves free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a software keyboard leaves free: here there is never one.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
}

private struct SafeAreaInsetsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// How far the safe area is from the edges of the page; 0 where it is ignored.
  package var safeAreaInsets: EdgeInsets {
    get { self[SafeAreaInsetsKey.self] }
    set { self[SafeAreaInsetsKey.self] = newValue }
  }
}

extension EdgeInsets {
  /// The insets without negative numbers and without those that are not finite.
  private var positive: EdgeInsets {
    let insets = usable
    return EdgeInsets(
      top: max(insets.top, 0), leading: max(insets.leading, 0), bottom: max(insets.bottom, 0),
      trailing: max(insets.trailing, 0))
  }

  /// What these insets leave of a page, in the page's coordinates; a page that is too small for them is
  /// safe as a whole.
  func safeArea(of page: CGSize, _ direction: LayoutDirection) -> CGRect {
    var insets = positive
    if insets.leading + insets.trailing > page.width {
      (insets.leading, insets.trailing) = (0, 0)
    }
    if insets.top + insets.bottom > page.height {
      (insets.top, insets.bottom) = (0, 0)
    }
    return CGRect(
      x: direction == .leftToRight ? insets.leading : insets.trailing, y: insets.top,
      width: page.width - insets.leading - insets.trailing,
      height: page.height - insets.top - insets.bottom)
  }
}

extension EnvironmentValues {
  /// Whether a view around leaves free a part of its own place, as one with a bar does.
  @Entry var hasInsetAreas: Bool = false

  /// Whether there is any safe area to grow over.
  fileprivate var hasSafeArea: Bool { safeAreaInsets != EdgeInsets() || hasInsetAreas }
}

extension LayoutItem {
  /// How far the item can grow over the edges of the safe areas that it reaches: those of the views around that leave
  /// room for bars, and up to the page's edges that of the page.
  func distanceToPage() -> EdgeInsets {
    guard environment.hasSafeArea else { return EdgeInsets() }
    let frame = frame(in: .global)
    var grown = frame
    if environment.hasInsetAreas {
      var item = parent
      while let current = item {
        if let safe = current.safeArea {
          let around = current.frame(in: .global)
          let origin = around.origin
          grown.grow(over: safe.offsetBy(dx: origin.x, dy: origin.y), to: around)
        }
        item = current.parent
      }
    }
    let direction = environment.layoutDirection
    let page = CGRect(origin: .zero, size: node.graph.pageSize)
    grown.grow(over: environment.safeAreaInsets.safeArea(of: page.size, direction), to: page)
    let left = frame.minX - grown.minX
    let right = grown.maxX - frame.maxX
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: frame.minY - grown.minY, leading: isMirrored ? right : left,
      bottom: grown.maxY - frame.maxY, trailing: isMirrored ? left : right)
  }
}

extension CGRect {
  /// Takes the edges that reach those of a safe area out to those around it.
  fileprivate mutating func grow(over safe: CGRect, to around: CGRect) {
    // Sums of places have rounding errors.
    let tolerance: CGFloat = 1e-6
    let left = minX <= safe.minX + tolerance ? min(minX, around.minX) : minX
    let right = maxX >= safe.maxX - tolerance ? max(maxX, around.maxX) : maxX
    let top = minY <= safe.minY + tolerance ? min(minY, around.minY) : minY
    let bottom = maxY >= safe.maxY - tolerance ? max(maxY, around.maxY) : maxY
    self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Lets a view that reaches an edge of the safe area grow to the page's edge.
nonisolated struct SafeAreaIgnoringLayout: ViewModifier, ItemModifier {
  let edges: Edge.Set

  @MainActor func place(_ content: LayoutItem, in item: LayoutItem) {
    let distance = item.distanceToPage()
    if item.environment.hasSafeArea {
      item.node.graph.layoutQueue.watch(item) { [weak item] in
        item.map { $0.distanceToPage() != distance } ?? false
      }
    }
    var growth = distance
    if !edges.contains(.top) { growth.top = 0 }
    if !edges.contains(.leading) { growth.leading = 0 }
    if !edges.contains(.bottom) { growth.bottom = 0 }
    if !edges.contains(.trailing) { growth.trailing = 0 }
    let (width, height) = (growth.leading + growth.trailing, growth.top + growth.bottom)
    let inner = ProposedViewSize(
      width: item.proposal.width.map { $0 + width },
      height: item.proposal.height.map { $0 + height })
    // A view that does not take the room stays in the middle of it.
    let own = content.size(for: inner)
    let origin = CGPoint(
      x: (item.size.width + width - own.width) / 2 - growth.leading,
      y: (item.size.height + height - own.height) / 2 - growth.top)
    content.place(in: item, at: origin, inner)
  }
}

/// Says within a view that ignores the safe area that there is none to ignore any more.
nonisolated struct SafeAreaInsetsModifier: ViewModifier, EnvironmentModifier {
  let edges: Edge.Set

  func modify(_ environment: inout EnvironmentValues) {
    var insets = environment.safeAreaInsets
    if edges.contains(.top) { insets.top = 0 }
    if edges.contains(.leading) { insets.leading = 0 }
    if edges.contains(.bottom) { insets.bottom = 0 }
    if edges.contains(.trailing) { insets.trailing = 0 }
    if insets != environment.safeAreaInsets { environment.safeAreaInsets = insets }
  }
}

extension View {
  /// Lets the view grow over the edges of the safe area that it reaches, up to the page's edges.
  ///
  /// The layout around does not change.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    let edges = regions.contains(.container) ? edges : []
    return modifier(SafeAreaInsetsModifier(edges: edges))
      .modifier(SafeAreaIgnoringLayout(edges: edges))
  }

  /// Lets the view grow over the edges of the safe area that it reaches, up to the page's edges.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
