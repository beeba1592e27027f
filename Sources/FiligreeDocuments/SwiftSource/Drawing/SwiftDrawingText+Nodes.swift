import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Scopes and layers.
extension SwiftDrawingText {
  /// Appends what draws a node.
  mutating func write(_ node: DrawingScene.Node, indent: Int) {
    switch node {
    case .item(let item): write(item, isLast: false, indent: indent)
    case .scope:
      writeScope(node, indent: indent)
    case .layer(let layer):
      guard layer.opacity != 1 || layer.blendMode != .normal || !layer.filters.isEmpty else {
        return writeLayer(layer, indent: indent)
      }
      open(indent)
      writeLayer(layer, indent: isSwiftUI ? indent + 2 : indent)
      close(indent)
    }
  }

  /// Appends what draws an item; the last one may leave the context as it likes.
  private mutating func write(_ item: DrawingScene.Item, isLast: Bool, indent: Int) {
    if isSwiftUI {
      writeView(item, isLast: isLast, indent: indent)
    } else {
      writeContext(item, isLast: isLast, indent: indent)
    }
    itemCount += 1
  }

  /// Appends what draws the only nodes of a context that nobody uses afterwards.
  private mutating func writeLast(_ nodes: [DrawingScene.Node], indent: Int) {
    guard nodes.count == 1, nodes.weight <= Self.functionLimit else {
      return write(nodes, indent: indent)
    }
    switch nodes[0] {
    case .scope: writeContent(of: nodes[0], indent: indent)
    case .layer(let layer): writeLayer(layer, indent: indent)
    case .item(let item): write(item, isLast: true, indent: indent)
    }
  }

  private mutating func writeScope(_ node: DrawingScene.Node, indent: Int) {
    open(indent)
    writeContent(of: node, indent: isSwiftUI ? indent + 2 : indent)
    close(indent)
  }

  /// Appends the changes of a scope, and of the scopes that are all that is in it, and what they hold.
  private mutating func writeContent(of node: DrawingScene.Node, indent: Int) {
    guard case .scope(let change, let nodes) = node else { return write(node, indent: indent) }
    write(change, indent: indent)
    let outer = digits
    if case .map(let map) = change { digits = SVGNumber.digits(digits, under: map) }
    writeLast(nodes, indent: indent)
    digits = outer
  }

  /// Begins what keeps changes from what is drawn later: a copy of the context, or its saved state.
  mutating func open(_ indent: Int) {
    line(isSwiftUI ? "do {\n  var context = context" : "context.saveGState()", indent: indent)
  }

  /// Ends it.
  mutating func close(_ indent: Int) {
    line(isSwiftUI ? "}" : "context.restoreGState()", indent: indent)
  }

  // MARK: Changes

  private mutating func write(_ change: DrawingScene.Change, indent: Int) {
    switch change {
    case .clip(let path, let style, let isInverse):
      writeClip(path, style, isInverse, indent: indent)
    case .mask(let mask, let isInverse):
      writeMask(mask, isInverse, indent: indent)
    case .blendMode(let mode):
      writeBlendMode(mode, indent: indent)
    case .map(let map):
      call("context.concatenate(", of: "CGAffineTransform(", arguments(of: map), indent: indent)
    }
  }

  private mutating func writeBlendMode(_ mode: BlendMode, indent: Int) {
    line(
      isSwiftUI ? "context.blendMode = .\(mode)" : "context.setBlendMode(.\(mode))", indent: indent)
  }

  private mutating func writeClip(
    _ path: Int, _ style: FillStyle, _ isInverse: Bool, indent: Int
  ) {
    if isSwiftUI {
      var arguments = ["to: " + outline(path)]
      arguments += self.arguments(of: style)
      if isInverse { arguments.append("options: .inverse") }
      return call("context.clip(", arguments, indent: indent)
    }
    if !style.isAntialiased { line("context.setShouldAntialias(false)", indent: indent) }
    line("add(\(outline(path)), to: context)", indent: indent)
    line("context.clip(\(style.isEOFilled ? "using: .evenOdd" : ""))", indent: indent)
    if !style.isAntialiased { line("context.setShouldAntialias(true)", indent: indent) }
  }

  /// The argument of a style that is not the default.
  func arguments(of style: FillStyle) -> [String] {
    switch (style.isEOFilled, style.isAntialiased) {
    case (false, true): []
    case (true, true): ["style: FillStyle(eoFill: true)"]
    case (let rule, false): ["style: FillStyle(\(rule ? "eoFill: true, " : "")antialiased: false)"]
    }
  }

  private mutating func writeMask(_ mask: DrawingScene.Layer, _ isInverse: Bool, indent: Int) {
    var arguments: [String] = []
    if mask.opacity != 1 { arguments.append("opacity: \(number(CGFloat(mask.opacity), 4))") }
    if isInverse { arguments.append("options: .inverse") }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    line("context.clipToLayer\(list) { context in", indent: indent)
    if mask.filters.isEmpty {
      writeLast(mask.nodes, indent: indent + 2)
    } else {
      var inner = mask
      inner.opacity = 1
      writeLayer(inner, indent: indent + 2)
    }
    line("}", indent: indent)
  }

  // MARK: Layers

  /// Appends the settings of a layer and what it draws, for a context that nobody uses afterwards.
  private mutating func writeLayer(_ layer: DrawingScene.Layer, indent: Int) {
    if layer.opacity != 1 {
      let opacity = number(CGFloat(layer.opacity), 4)
      line(
        isSwiftUI ? "context.opacity = \(opacity)" : "context.setAlpha(\(opacity))", indent: indent)
    }
    if layer.blendMode != .normal { writeBlendMode(layer.blendMode, indent: indent) }
    guard isSwiftUI else {
      line("context.beginTransparencyLayer(auxiliaryInfo: nil)", indent: indent)
      write(layer.nodes, indent: indent)
      return line("context.endTransparencyLayer()", indent: indent)
    }
    if let map = layer.filterMap {
      call("context.concatenate(", of: "CGAffineTransform(", arguments(of: map), indent: indent)
    }
    // What is added last is done first.
    for filter in layer.filters.reversed() { write(filter, indent: indent) }
    if let map = layer.filterMap {
      call(
        "context.concatenate(", of: "CGAffineTransform(", arguments(of: map.inverted()),
        indent: indent)
    }
    line("context.drawLayer { context in", indent: indent)
    writeLast(layer.nodes, indent: indent + 2)
    line("}", indent: indent)
  }
}
