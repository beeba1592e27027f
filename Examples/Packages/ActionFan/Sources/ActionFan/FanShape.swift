import SwiftUI

/// Where the actions of a fan go when it opens.
@available(iOS 15.0, macOS 12.0, *)
public struct FanShape: Equatable {
  private enum Way: Equatable {
    case line(toward: Edge)
    case arc(around: Angle, opening: Angle)
  }

  private let way: Way
  private let room: CGFloat

  /// Actions in a line that ends at an edge.
  ///
  /// - Parameters:
  ///   - edge: Where the line goes: its last action is the nearest one to this edge.
  ///   - gap: The distance between two actions, in points.
  /// - Returns: The shape.
  public static func line(toward edge: Edge, gap: CGFloat = 14) -> FanShape {
    FanShape(way: .line(toward: edge), room: gap)
  }

  /// Actions on an arc, whose middle is in a direction.
  ///
  /// - Parameters:
  ///   - middle: The direction of the arc's middle, clockwise from the top: -45° is up and to the leading side.
  ///   - opening: How far the arc goes from its first to its last action.
  ///   - reach: The distance of the actions from the fan's middle, in points.
  /// - Returns: The shape.
  public static func arc(
    around middle: Angle = .degrees(-45), opening: Angle = .degrees(90), reach: CGFloat = 92
  ) -> FanShape {
    FanShape(way: .arc(around: middle, opening: opening), room: reach)
  }

  /// Whether there is room for titles beside the actions: only where they are above one another.
  var hasTitles: Bool { way == .line(toward: .top) || way == .line(toward: .bottom) }

  /// Where an action goes, from the fan's middle; x grows towards the trailing side.
  func place(of index: Int, among count: Int, fan: CGFloat, action: CGFloat) -> CGSize {
    switch way {
    case .line(let edge):
      let distance = (fan + action) / 2 + room + CGFloat(index) * (action + room)
      switch edge {
      case .top: return CGSize(width: 0, height: -distance)
      case .bottom: return CGSize(width: 0, height: distance)
      case .leading: return CGSize(width: -distance, height: 0)
      case .trailing: return CGSize(width: distance, height: 0)
      }
    case .arc(let middle, let opening):
      // Actions part the arc evenly; a single one is in its middle.
      let part = count > 1 ? Double(index) / Double(count - 1) - 0.5 : 0
      let angle = middle.radians + part * opening.radians
      return CGSize(width: room * sin(angle), height: -room * cos(angle))
    }
  }
}

@available(iOS 15.0, macOS 12.0, *)
private struct FanShapeKey: EnvironmentKey {
  static let defaultValue = FanShape.line(toward: .top)
}

@available(iOS 15.0, macOS 12.0, *)
extension EnvironmentValues {
  /// The shape of the fans within.
  public var fanShape: FanShape {
    get { self[FanShapeKey.self] }
    set { self[FanShapeKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Sets the shape of the fans within.
  public func fanShape(_ shape: FanShape) -> some View {
    environment(\.fanShape, shape)
  }
}

#Preview("Line") {
  ActionFan("Add") {
    FanAction("Photo", systemImage: "camera") {}
    FanAction("Note", systemImage: "pencil") {}
    FanAction("Place", systemImage: "mappin", tint: .red) {}
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  .padding()
}

#Preview("Arc") {
  ActionFan("Mark") {
    for name in ["heart", "star", "bolt"] {
      FanAction(name, systemImage: name) {}
    }
  }
  .fanShape(.arc())
}
