import FiligreeDrawing
import FiligreePaths
import Foundation

@testable import FiligreeViews

/// Where the leaves of a tree lie on the page, as they were drawn last.
@MainActor
enum Probes {
  static var frames: [String: CGRect] = [:]
  /// The frames in which the leaves were drawn: on pixels.
  static var drawn: [String: CGRect] = [:]
  static var order: [String] = []
  static var measurements = 0

  static func reset() {
    (frames, drawn, order, measurements) = ([:], [:], [], 0)
  }
}

/// A leaf that says where it is: of a fixed size, or of any size between a smallest and a largest.
struct Probe: LeafView {
  var name: String
  var least: CGSize
  var ideal: CGSize
  var most: CGSize
  /// The first and the last baseline, from the top.
  var baselines: [CGFloat] = []
  /// The form that the leaf keeps: width by height.
  var form: CGFloat?

  /// A leaf of a fixed size.
  init(_ name: String, _ width: CGFloat, _ height: CGFloat, baselines: [CGFloat] = []) {
    self.init(
      name, least: CGSize(width: width, height: height),
      ideal: CGSize(width: width, height: height), most: CGSize(width: width, height: height))
    self.baselines = baselines
  }

  init(_ name: String, least: CGSize, ideal: CGSize, most: CGSize) {
    self.name = name
    self.least = least
    self.ideal = ideal
    self.most = most
  }

  /// A leaf that takes what it is offered, and is 10 by 10 if it is offered nothing: as colors do.
  static func any(_ name: String) -> Probe {
    between(name, 0, .infinity)
  }

  /// A leaf of any size between two widths; its height is as offered.
  static func between(_ name: String, _ least: CGFloat, _ most: CGFloat) -> Probe {
    Probe(
      name, least: CGSize(width: least, height: 0),
      ideal: CGSize(width: min(max(10, least), most), height: 10),
      most: CGSize(width: most, height: .infinity))
  }

  func size(for proposal: ProposedViewSize, _ item: LayoutItem) -> CGSize {
    Probes.measurements += 1
    let offered = proposal.replacingUnspecifiedDimensions(by: ideal)
    if let form {
      let height = min(offered.height, offered.width / form)
      return CGSize(width: height * form, height: height)
    }
    return CGSize(
      width: min(max(offered.width, least.width), most.width),
      height: min(max(offered.height, least.height), most.height))
  }

  func guide(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return baselines.first }
    if key == VerticalAlignment.lastTextBaseline.key { return baselines.last }
    return nil
  }

  func draw(in context: inout DrawContext, size: CGSize, _ item: LayoutItem) {
    Probes.frames[name] = item.frame(in: .global)
    Probes.drawn[name] = CGRect(origin: .zero, size: size).applying(context.recorder.transform)
    Probes.order.append(name)
  }
}

@MainActor
func display(_ graph: ViewGraph, in page: CGSize) {
  Probes.reset()
  graph.layout(in: page)
  var context = DrawContext(
    recorder: DisplayListRecorder(bounds: CGRect(origin: .zero, size: page)), scale: 1)
  graph.draw(in: &context)
}

/// The frames of the leaves of `view` on a page.
@MainActor
func frames(
  _ view: some View, in page: CGSize, _ environment: EnvironmentValues = EnvironmentValues()
) -> [String: CGRect] {
  let graph = ViewGraph(view, environment: environment)
  display(graph, in: page)
  graph.close()
  return Probes.frames
}

/// The size of a view for a proposal.
@MainActor
func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
  let graph = ViewGraph(view, environment: EnvironmentValues())
  defer { graph.close() }
  return graph.sizeThatFits(ProposedViewSize(width: width, height: height))
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// One row of a table: a view on a page, and where its leaves lie.
struct PlacementCase {
  var title: String
  var page: CGSize
  var view: AnyView
  var expected: [String: CGRect]

  init(
    _ title: String, _ width: CGFloat, _ height: CGFloat, _ view: some View,
    _ expected: [String: CGRect]
  ) {
    self.title = title
    page = CGSize(width: width, height: height)
    self.view = AnyView(view)
    self.expected = expected
  }

  /// What differs from what is expected; nil if nothing does.
  ///
  /// Sums may have rounding errors.
  @MainActor var failure: String? {
    let actual = frames(view, in: page)
    let isEqual =
      Set(actual.keys) == Set(expected.keys)
      && actual.allSatisfy { name, frame in
        guard let other = expected[name] else { return false }
        return abs(frame.minX - other.minX) < 1e-9 && abs(frame.minY - other.minY) < 1e-9
          && abs(frame.width - other.width) < 1e-9 && abs(frame.height - other.height) < 1e-9
      }
    return isEqual ? nil : "\(title): \(actual) instead of \(expected)"
  }
}
