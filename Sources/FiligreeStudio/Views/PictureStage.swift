import Filigree
import Foundation

/// A picture and its trace, to be looked at from near and far.
struct PictureStage: View {
  let model: StudioModel
  let picture: StudioPicture

  @State private var position = ScrollPosition(point: .zero)
  @State private var offset = CGPoint.zero
  /// The zoom when two fingers came down.
  @State private var pinched: CGFloat?
  @State private var nodes: (version: Int, map: NodeMap)?
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    GeometryReader { proxy in
      let layout = StageLayout(
        size: proxy.size, page: picture.page.size, mode: model.stage.mode, zoom: model.stage.zoom)
      ZStack(alignment: .topLeading) {
        // What is seen between two panes.
        if layout.panes.count > 1 { Color(.separator) }
        ForEach(layout.panes.indices, id: \.self) { index in
          let pane = layout.panes[index]
          StagePane(
            picture: picture, layers: layers(index), nodes: shownNodes(index),
            frame: layout.pageFrame(offset: offset), scale: layout.scale
          )
          .frame(width: pane.width, height: pane.height)
          .background(Color(.systemGroupedBackground))
          .clipped()
          .offset(x: pane.minX, y: pane.minY)
        }
        keys(layout)
        mover(layout)
      }
      .onChange(of: lookedAt(layout), initial: true) { _, new in
        picture.look(at: new.viewport, new.contents)
      }
      .onChange(of: model.stage.zoomRequest) { _, request in
        switch request {
        case .in: zoom(layout, by: Self.zoomStep)
        case .out: zoom(layout, by: 1 / Self.zoomStep)
        case .fit: fit()
        case nil: break
        }
        model.stage.zoomRequest = nil
      }
    }
    .task(id: nodesWanted) { await findNodes() }
  }

  /// What is moved by fingers and wheels in the place of the panes, which follow it.
  private func mover(_ layout: StageLayout) -> some View {
    ScrollView([.horizontal, .vertical]) {
      Color.clear
        .frame(width: layout.movedSize.width, height: layout.movedSize.height)
        .contentShape(Rectangle())
        .onTapGesture(count: 2) { zoom(layout, by: 2) }
        .gesture(
          MagnifyGesture()
            .onChanged { value in
              let begin = pinched ?? layout.scale
              pinched = begin
              zoom(layout, to: begin * value.magnification)
            }
            .onEnded { _ in pinched = nil }
        )
    }
    .scrollIndicators(.hidden)
    .scrollBounceBehavior(.basedOnSize, axes: [.horizontal, .vertical])
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: {
      offset = $1
    }
    .accessibilityElement()
    .accessibilityLabel("Stage")
    .accessibilityValue(stageText)
  }

  private var stageText: String {
    guard let drawing = picture.drawing, !picture.isCoarse else { return "tracing" }
    return "\(drawing.statistics.paths) paths"
  }

  // MARK: What is shown

  private struct Looked: Equatable {
    var viewport: Viewport
    var contents: Set<StageContent>
  }

  private func lookedAt(_ layout: StageLayout) -> Looked {
    let frame = layout.pageFrame(offset: offset)
    let (pane, perUnit) = (layout.panes[0], layout.scale)
    let visible = CGRect(
      x: -frame.minX / perUnit, y: -frame.minY / perUnit, width: pane.width / perUnit,
      height: pane.height / perUnit)
    return Looked(
      viewport: Viewport(visible: visible, pixelsPerUnit: perUnit * displayScale),
      contents: Set(layout.panes.indices.flatMap { layers($0).map(\.content) }))
  }

  private func layers(_ pane: Int) -> [StagePane.Layer] {
    let stage = model.stage
    var layers: [StagePane.Layer] = []
    switch stage.mode {
    case .beside where pane == 0: return [.init(content: .picture)]
    case .over:
      layers = [.init(content: .picture), .init(content: .trace, opacity: stage.opacity)]
    case .beside, .trace: layers = [.init(content: .trace)]
    }
    if stage.showsOutlines { layers.append(.init(content: .outlines)) }
    return layers
  }

  private func shownNodes(_ pane: Int) -> NodeMap? {
    let isShown = model.stage.showsNodes && !(model.stage.mode == .beside && pane == 0)
    return isShown && nodes?.version == picture.version ? nodes?.map : nil
  }

  /// The trace whose nodes are to be found; nil for none.
  private var nodesWanted: Int? {
    guard model.stage.showsNodes, picture.drawing != nil, !picture.isCoarse else { return nil }
    return picture.version
  }

  private func findNodes() async {
    guard let version = nodesWanted, nodes?.version != version, let drawing = picture.drawing
    else { return }
    let map = await Self.map(of: drawing)
    if version == picture.version { nodes = (version, map) }
  }

  private nonisolated static func map(of drawing: TracedDrawing) async -> NodeMap {
    NodeMap(drawing)
  }

  // MARK: Moving

  /// Points that an arrow key moves the page by.
  private static let step: CGFloat = 60
  /// How much larger a press of a button makes the page.
  private static let zoomStep: CGFloat = 1.5

  /// Buttons that nobody sees, for keys that have none: the arrows, and the keys that give a plus, with Shift or not.
  private func keys(_ layout: StageLayout) -> some View {
    Group {
      Button("") { move(layout, -Self.step, 0) }.keyboardShortcut(.leftArrow, modifiers: [])
      Button("") { move(layout, Self.step, 0) }.keyboardShortcut(.rightArrow, modifiers: [])
      Button("") { move(layout, 0, -Self.step) }.keyboardShortcut(.upArrow, modifiers: [])
      Button("") { move(layout, 0, Self.step) }.keyboardShortcut(.downArrow, modifiers: [])
      Button("") { zoom(layout, by: Self.zoomStep) }.keyboardShortcut("+", modifiers: .shift)
      Button("") { zoom(layout, by: Self.zoomStep) }.keyboardShortcut("=", modifiers: [])
    }
    .frame(width: 0, height: 0)
    .opacity(0)
    .accessibilityHidden(true)
  }

  private func move(_ layout: StageLayout, _ x: CGFloat, _ y: CGFloat) {
    position.scrollTo(point: layout.clamped(CGPoint(x: offset.x + x, y: offset.y + y)))
  }

  private func zoom(_ layout: StageLayout, by factor: CGFloat) {
    zoom(layout, to: layout.scale * factor)
  }

  private func fit() {
    model.stage.zoom = nil
    position.scrollTo(point: .zero)
  }

  /// Zooms about the middle of what is in sight.
  private func zoom(_ layout: StageLayout, to scale: CGFloat) {
    let new = layout.zoomed(to: scale, offset: offset)
    model.stage.zoom = new.layout.zoom
    position.scrollTo(point: new.offset)
  }
}
