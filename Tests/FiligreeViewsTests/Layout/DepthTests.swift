import FiligreeDrawing
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Views that contain themselves, some levels deep.
private struct Nested: View {
  enum Kind: CaseIterable {
    case zstack, opacity, clip, vstack, padded, layer, plain, animation
  }

  let level: Int
  let kind: Kind
  let leaf: AnyView

  var body: AnyView {
    if level == 0 { return leaf }
    let inner = Nested(level: level - 1, kind: kind, leaf: leaf)
    switch kind {
    case .zstack: return AnyView(ZStack { inner })
    case .opacity: return AnyView(inner.opacity(0.999))
    case .clip: return AnyView(inner.clipShape(Circle()))
    case .vstack:
      return AnyView(
        VStack {
          inner
          Color.blue
        })
    case .padded: return AnyView(VStack { inner }.padding(0))
    case .layer: return AnyView(inner.overlay(Color.clear))
    case .plain: return AnyView(inner)
    case .animation: return AnyView(inner.animation(.linear, value: level))
    }
  }
}

/// A leaf that changes.
private final class Light: ObservableObject {
  @Published var isOn = false
  @Published var isThere = true
}

private struct Lamp: View {
  @ObservedObject var light: Light

  var body: some View {
    Probe(light.isOn ? "on" : "off", 5, 5)
  }
}

private struct Switched<Content: View>: View {
  @ObservedObject var light: Light
  let content: Content

  var body: some View {
    if light.isThere { content }
  }
}

private struct Endless: View {
  var body: some View { ZStack { Endless() } }
}

@Suite("Deep trees") @MainActor
struct DepthTests {
  /// More than 2,000 levels, whatever the length of the thread's stack.
  @Test("Views 2,000 levels deep are made, updated, placed, drawn, touched and removed")
  func deep() {
    for kind in Nested.Kind.allCases {
      let light = Light()
      let view = Switched(
        light: light,
        content: Nested(level: 2000, kind: kind, leaf: AnyView(Lamp(light: light))))
      let graph = ViewGraph(view, environment: EnvironmentValues())
      let page = CGSize(width: 40, height: 40)
      display(graph, in: page)
      expect(Probes.frames["off"]?.width == 5, "\(kind)")
      light.isOn = true
      display(graph, in: page)
      expect(Probes.frames["on"]?.width == 5, "\(kind)")
      _ = graph.hitTest(CGPoint(x: 20, y: 20))
      _ = graph.accessibility
      _ = graph.isDrawnByClock
      light.isThere = false
      display(graph, in: page)
      expect(Probes.frames.isEmpty, "\(kind)")
      light.isThere = true
      display(graph, in: page)
      expect(Probes.frames["on"]?.width == 5, "\(kind)")
      expect(graph.problems.isEmpty, "\(kind)")
      graph.close()
    }
  }

  @Test("A view that contains itself without an end is cut off, and that is reported")
  func endless() {
    let graph = ViewGraph(Endless(), environment: EnvironmentValues())
    graph.layout(in: CGSize(width: 10, height: 10))
    expect(graph.problems.count == 1)
    expect(graph.problems.first?.contains("nested more than \(ViewGraph.depthLimit) deep") == true)
    graph.close()
  }

  /// A thread whose stack is too short for a single level goes on on another one.
  @Test("A recursion is as deep as it likes")
  func furtherStacks() {
    func sum(_ count: Int) -> Int {
      goingDeeper { count == 0 ? 0 : 1 + sum(count - 1) }
    }
    expect(sum(200_000) == 200_000)
  }
}
