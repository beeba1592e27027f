import FiligreePaths
import FiligreePixels
import Foundation

/// Layers and masks.
extension DisplayListRecorder {
  /// Begins a layer: what is drawn until ``endLayer()`` becomes a picture of its own, which is
  /// filtered and then drawn as one, in the current clip.
  ///
  /// Within the layer the transform stays, opacity is 1, the blend mode is `normal`, and there is no
  /// clip; states saved outside cannot be restored. The recorder's opacity at the beginning is
  /// multiplied with `opacity`; its blend mode has no effect.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the whole, 0…1.
  ///   - blendMode: How the whole meets what lies beneath.
  ///   - filters: What is done to the whole, in order.
  ///   - colorMode: The numbers in which it is drawn and filtered; nil for those around it.
  public mutating func beginLayer(
    opacity: CGFloat = 1, blendMode: BlendMode = .normal, filters: [Filter] = [],
    colorMode: ColorMode? = nil
  ) {
    begin(opacity: opacity, blendMode: blendMode, filters: filters)
    list.root.colorMode = colorMode
  }

  /// Begins a layer that is not drawn: it becomes a clip for what is drawn after ``endLayer()``.
  ///
  /// What is drawn from then on is seen as far as the layer is opaque. A layer without a drawing
  /// leaves nothing. To mask by luminance, give it the filter `luminanceToAlpha`.
  ///
  /// - Parameters:
  ///   - opacity: A factor for the layer's opacity, 0…1.
  ///   - isInverse: Whether to show what the layer leaves clear instead.
  ///   - filters: What is done to the layer first.
  public mutating func beginMask(
    opacity: CGFloat = 1, isInverse: Bool = false, filters: [Filter] = []
  ) {
    begin(opacity: opacity, blendMode: .normal, filters: filters)
    open[open.count - 1].isMask = true
    open[open.count - 1].isInverse = isInverse
  }

  /// Begins a layer that is not kept where a single drawing can be less opaque and blended by itself.
  package mutating func beginGroup(opacity: CGFloat, blendMode: BlendMode) {
    begin(opacity: opacity, blendMode: blendMode, filters: [])
    open[open.count - 1].isLoose = blendMode.keepsBackdropUnderNothing
  }

  /// Ends the layer or mask that was begun last, and brings back the state from before it.
  ///
  /// A mask is then the current clip. Without an open layer it does nothing.
  public mutating func endLayer() {
    guard let layer = open.popLast() else { return }
    saved.removeLast(saved.count - layer.savedCount)
    let drawn = list.root
    list.root = layer.outer
    state = layer.state
    if layer.isMask {
      list.layers.append(drawn)
      addClip(
        .mask(
          layer: Int32(list.layers.count - 1), transform: indexOfTransform(),
          opacity: Float(layer.opacity)), isInverse: layer.isInverse)
      return
    }
    let opacity = layer.opacity * state.opacity
    if layer.isLoose, drawn.needsNoLayer(list.paints) {
      drawn.commands.forEach { add($0, of: drawn, opacity, layer.blendMode) }
      return
    }
    let isVisible =
      !drawn.commands.isEmpty || !layer.blendMode.keepsBackdropUnderNothing
      || drawn.filters.contains(where: \.paintsWhatIsClear)
    guard opacity > 0 || !layer.blendMode.keepsBackdropUnderNothing, isVisible,
      state.transform.isFinite
    else { return }
    list.layers.append(drawn)
    list.root.commands.append(
      DisplayList.Command(
        operation: .layer(Int32(list.layers.count - 1)), path: -1, paint: -1,
        transform: indexOfTransform(), clip: state.clip, opacity: Float(opacity),
        blendMode: layer.blendMode))
  }

  /// Draws a layer: `beginLayer`, `body`, ``endLayer()``.
  ///
  /// Layers that `body` leaves open are ended as well.
  public mutating func layer(
    opacity: CGFloat = 1, blendMode: BlendMode = .normal, filters: [Filter] = [],
    _ body: (inout DisplayListRecorder) throws -> Void
  ) rethrows {
    let depth = open.count
    beginLayer(opacity: opacity, blendMode: blendMode, filters: filters)
    defer { endLayers(to: depth) }
    try body(&self)
  }

  /// Clips to the opacity of what `body` draws: ``beginMask(opacity:isInverse:filters:)``, `body`,
  /// ``endLayer()``.
  public mutating func clipToLayer(
    opacity: CGFloat = 1, isInverse: Bool = false, filters: [Filter] = [],
    _ body: (inout DisplayListRecorder) throws -> Void
  ) rethrows {
    let depth = open.count
    beginMask(opacity: opacity, isInverse: isInverse, filters: filters)
    defer { endLayers(to: depth) }
    try body(&self)
  }

  private mutating func begin(opacity: CGFloat, blendMode: BlendMode, filters: [Filter]) {
    open.append(
      OpenLayer(
        outer: list.root, state: state, savedCount: saved.count, opacity: Self.unit(opacity),
        blendMode: blendMode, isMask: false, isInverse: false))
    list.root = DisplayList.Layer(filters: filters.compactMap(\.drawable))
    state.clip = -1
    state.opacity = 1
    state.blendMode = .normal
  }

  /// Adds a command of a layer that is not kept, in the current clip.
  private mutating func add(
    _ command: DisplayList.Command, of layer: DisplayList.Layer, _ opacity: CGFloat,
    _ blendMode: BlendMode
  ) {
    guard opacity > 0 else { return }
    var command = command
    // The clips that the command is in, the outermost one last.
    var clips: [DisplayList.Clip] = []
    while command.clip >= 0 {
      clips.append(layer.clips[Int(command.clip)])
      command.clip = layer.clips[Int(command.clip)].parent
    }
    let outer = state.clip
    for clip in clips.reversed() { addClip(clip.area, isInverse: clip.isInverse) }
    command.clip = state.clip
    state.clip = outer
    command.opacity *= Float(opacity)
    if command.blendMode == .normal { command.blendMode = blendMode }
    list.root.commands.append(command)
  }

  /// Ends layers until `depth` are open.
  mutating func endLayers(to depth: Int) {
    while open.count > depth { endLayer() }
  }
}

extension DisplayList.Layer {
  /// Whether the layer's drawing, less opaque and blended, is the same without the layer.
  ///
  /// It is one command. What shows the backdrop is drawn without a layer as well, as there is none in one.
  fileprivate func needsNoLayer(_ paints: [Paint]) -> Bool {
    if commands.count == 1 { return commands[0].blendMode == .normal }
    return commands.contains {
      if $0.paint >= 0, case .backdrop = paints[Int($0.paint)] { true } else { false }
    }
  }
}
