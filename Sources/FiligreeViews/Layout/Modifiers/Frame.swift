import Foundation

/// A frame of a fixed size in one or both dimensions.
nonisolated struct FrameLayout: ViewModifier, UnaryLayout {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  /// A length that can be one: as with SwiftUI, a negative one counts as 0, one that is not finite as
  /// none, and it is said once.
  @MainActor private func usable(_ length: CGFloat?, _ item: LayoutItem) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite { return length }
    item.node.graph.report("frame: a width or height is negative or not finite")
    return length.isFinite ? 0 : nil
  }

  @MainActor private func inner(
    _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: usable(width, item) ?? proposal.width,
      height: usable(height, item) ?? proposal.height)
  }

  @MainActor func size(
    for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> CGSize {
    let (width, height) = (usable(width, item), usable(height, item))
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(for: inner(proposal, item))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor func spacing(_ content: LayoutItem) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return content.measuredSpacing.framed(edges)
  }

  @MainActor func placement(
    of content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal, item)
    return (alignment.origin(of: content, inner, in: size), inner)
  }
}

/// A frame with limits and an ideal size.
nonisolated struct FlexibleFrameLayout: ViewModifier, UnaryLayout {
  /// The limits of one dimension.
  struct Limits {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// Whether there is any limit or ideal length.
    var isSet: Bool { min != nil || ideal != nil || max != nil }

    func clamp(_ length: CGFloat) -> CGFloat {
      var length = length
      if let max { length = Swift.min(length, max) }
      if let min { length = Swift.max(length, min) }
      return length
    }

    /// What the view in the frame is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
      (proposal ?? ideal).map(clamp)
    }

    /// The frame's length around a view of length `content`, as documented: with both limits the
    /// proposal, with one limit the proposal where it goes from the view's length towards the limit,
    /// and always within the limits.
    func length(for proposal: CGFloat?, _ content: CGFloat) -> CGFloat {
      guard let proposal = proposal ?? ideal else { return clamp(content) }
      switch (min, max) {
      case (nil, nil): return content
      case (.some, .some): return clamp(proposal)
      case (.some, nil): return clamp(Swift.min(content, proposal))
      case (nil, .some): return clamp(Swift.max(content, proposal))
      }
    }
  }

  var horizontal: Limits
  var vertical: Limits
  var alignment: Alignment

  /// Limits that can be ones: negative numbers count as 0, numbers that are not finite as none, but for
  /// an infinite maximum; minimum ≤ ideal ≤ maximum holds, the minimum being right in doubt.
  @MainActor private func usable(_ limits: Limits, _ item: LayoutItem) -> Limits {
    var isWrong = false
    func usable(_ length: CGFloat?, allowsInfinity: Bool = false) -> CGFloat? {
      guard let length else { return nil }
      if length >= 0, length.isFinite || allowsInfinity { return length }
      isWrong = true
      return length < 0 && length.isFinite ? 0 : nil
    }
    var result = Limits(
      min: usable(limits.min), ideal: usable(limits.ideal),
      max: usable(limits.max, allowsInfinity: true))
    if let min = result.min, let max = result.max, max < min {
      isWrong = true
      result.max = min
    }
    if let ideal = result.ideal, ideal != result.clamp(ideal) {
      isWrong = true
      result.ideal = result.clamp(ideal)
    }
    if isWrong {
      item.node.graph.report(
        "frame: a limit is negative or not finite, or not minimum ≤ ideal ≤ maximum")
    }
    return result
  }

  @MainActor func size(
    for proposal: ProposedViewSize, _ content: LayoutItem, _ item: LayoutItem
  ) -> CGSize {
    let (horizontal, vertical) = (usable(horizontal, item), usable(vertical, item))
    let size = content.size(
      for: ProposedViewSize(
        width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height)))
    return CGSize(
      width: horizontal.length(for: proposal.width, size.width),
      height: vertical.length(for: proposal.height, size.height))
  }

  @MainActor func spacing(_ content: LayoutItem) -> ViewSpacing {
    var edges: Edge.Set = []
    if horizontal.isSet { edges.formUnion(.horizontal) }
    if vertical.isSet { edges.formUnion(.vertical) }
    return content.measuredSpacing.framed(edges)
  }

  @MainActor func placement(
    of content: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(
      width: usable(horizontal, item).offer(proposal.width),
      height: usable(vertical, item).offer(proposal.height))
    return (alignment.origin(of: content, inner, in: size), inner)
  }
}

extension View {
  /// Puts the view in a frame of a fixed width or height or both, in points.
  ///
  /// The frame offers the view its own size, and is as large as the view where it has no length. A
  /// view of another size than the frame's is aligned by the guides of `alignment`; it may reach beyond
  /// the frame. A negative length counts as 0, one that is not finite as nil.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Does nothing: a frame needs a width, a height or a limit.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    frame(width: nil, height: nil)
  }

  /// Puts the view in a frame with limits, in points.
  ///
  /// The view is offered what the frame is offered, within the limits, and the ideal length where the
  /// frame is offered none. The frame's length is the offered one within the limits if there are both;
  /// with one limit, it is the view's length, or the offered one where that lies on the limit's side;
  /// with none it is the view's. Limits are at least 0; only the maximum may be infinite. Where they
  /// contradict one another, the minimum counts.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameLayout(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}
