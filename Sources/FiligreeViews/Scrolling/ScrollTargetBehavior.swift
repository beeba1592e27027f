import FiligreePaths
import Foundation

/// Where a scroll view comes to rest: SwiftUI's `ScrollTarget`.
public struct ScrollTarget: Hashable, Sendable {
  /// What of the content is in sight then.
  public var rect: CGRect
  /// The point of the view by which the rectangle was found; nil for none.
  public var anchor: UnitPoint?
}

/// Decides where a scroll view comes to rest: SwiftUI's `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content would come to rest by itself.
  @MainActor func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behavior knows of a scroll view: SwiftUI's type of that name.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What of the content was in sight when the finger began.
  public let originalTarget: ScrollTarget
  /// How fast the finger left, in points a second.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the view.
  public let containerSize: CGSize
  /// The axes along which the content moves.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the views in the content's stack.
  let frames: () -> [CGRect]

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Comes to rest at multiples of the view's size: SwiftUI's `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Goes to the page that the finger has moved towards, at most one page on.
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis.set) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let start = (context.originalTarget.rect.origin[axis] / length).rounded()
      let wanted = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(wanted, start - 1), start + 1) * length
    }
  }
}

/// Comes to rest where a view of the content's stack begins: SwiftUI's `ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far it goes with one movement: SwiftUI's type of that name.
  public struct LimitBehavior: Sendable {
    /// Whether it is at most one view; nil for where the page is narrow.
    let isOne: Bool?

    /// At most one view on where the page is narrow, as far as the content goes by itself where it is wide.
    public static let automatic = LimitBehavior(isOne: nil)
    /// At most one view on.
    public static let always = LimitBehavior(isOne: true)
    /// At most one view on.
    public static let alwaysByOne = LimitBehavior(isOne: true)
    /// As far as the content goes by itself.
    public static let never = LimitBehavior(isOne: false)
  }

  let limit: LimitBehavior

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  /// Goes to the nearest view.
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let frames = context.frames()
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis.set) {
      let starts = frames.map { $0.origin[axis] }.sorted()
      guard !starts.isEmpty else { continue }
      func nearest(_ place: CGFloat) -> Int {
        starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) } ?? 0
      }
      var index = nearest(target.rect.origin[axis])
      if limit.isOne ?? (context.horizontalSizeClass == .compact) {
        let from = nearest(context.originalTarget.rect.origin[axis])
        index = min(max(index, from - 1), from + 1)
      }
      target.rect.origin[axis] = starts[min(max(index, 0), starts.count - 1)]
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at multiples of the view's size.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a view of the content's stack begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  /// Comes to rest where a view of the content's stack begins.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

/// What is set for scroll views in a view.
struct ScrollSettings {
  var behavior: (any ScrollTargetBehavior)?
  var isDisabled = false
  var clips = true
  var hiddenIndicators: Axis.Set = []
  /// What is kept free around the content.
  var margins = EdgeInsets()
  /// The point of the content that is shown at first.
  var defaultAnchor: UnitPoint?
  /// Asked and told which view is at the beginning.
  var position: ScrollPositionBinding?
  /// Asked where the content is to be, and told that a person moves it.
  var place: Binding<ScrollPosition>?
  /// Where views come to that `place` names without an anchor.
  var placeAnchor: UnitPoint?
  /// Asked and told which page is shown, counted in views' sizes.
  var page: Binding<Int>?
  /// Told of each movement.
  var watchers: [@MainActor (ScrollGeometry) -> Void] = []
  /// The axes along which content that is smaller than the view is not moved.
  var stiffAxes: Axis.Set = []
}

/// Which view of a scroll view's content is at its beginning.
struct ScrollPositionBinding {
  let get: () -> AnyHashable?
  let set: (AnyHashable?) -> Void
  let anchor: UnitPoint?
}

extension EnvironmentValues {
  /// What is set for the next scroll views.
  @Entry var scrollSettings: ScrollSettings = ScrollSettings()
}

/// Whether content gives way beyond its ends: SwiftUI's `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// It always does.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// It always does.
  public static let always = ScrollBounceBehavior(name: "always")
  /// It does if it is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether scroll views show indicators: SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool

  /// While the content moves.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// While the content moves.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Never.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Never.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// Where the content of a scroll view is: SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is moved.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// What is kept free around the content.
  public var contentInsets: EdgeInsets
  /// The size of the view.
  public var containerSize: CGSize

  /// What of the content is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The view's bounds in the content's coordinates.
  public var bounds: CGRect { visibleRect }
}
