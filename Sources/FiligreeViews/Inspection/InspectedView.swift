import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

/// A view that stands at a point of a page, as an inspector shows it.
package struct InspectedView: Hashable, Encodable, Sendable {
  /// Its type as source calls it, without modules and parameters; of what has a label, also that.
  package var name: String
  /// What it covers of the page, in points: if it is turned, what lies around it.
  package var x, y, width, height: Double
  /// The modifiers around it, the innermost first, as source has them, with the values that can be said in a few words.
  package var modifiers: [String]
  /// What it draws: the commands of the display list, bottom first.
  package var commands: [String]
}

extension ViewSession {
  /// The views at a point of the page, from the outermost to the innermost one.
  ///
  /// Views that are only there to hold others together, as tuples and conditions, are left out, and so are the library's own
  /// parts of its controls. A view that takes no touches counts like any other.
  ///
  /// - Parameter point: In points of the page, y down.
  /// - Returns: The views; none where nothing is.
  package func inspect(at point: CGPoint) -> [InspectedView] {
    update()
    return queue.working {
      let inspector = ViewInspector(session: self)
      var items: [(item: LayoutItem, point: CGPoint)] = []
      for item in graph.topItems.reversed() {
        ViewInspector.collect(item, at: item.fromAround(point), into: &items)
      }
      let found = items.first { inspector.isSeen($0.item, at: $0.point) } ?? items.first
      return found.map { inspector.chain(of: $0.item) } ?? []
    }
  }
}

/// Finds views, and says what they are.
@MainActor
private struct ViewInspector {
  let session: ViewSession

  /// How many commands are told of a view.
  private static let mostCommands = 60

  /// The most items at a point that are looked at.
  private static let mostItems = 256

  /// Appends the innermost items at a point of `item`, those first that are drawn last, with the point in their coordinates.
  static func collect(
    _ item: LayoutItem, at point: CGPoint, into list: inout [(item: LayoutItem, point: CGPoint)]
  ) {
    guard list.count < mostItems else { return }
    goingDeeper {
      for inner in item.contents.reversed() where !inner.isLeaving {
        guard let own = item.contentPoint(point).map({ inner.fromAround($0) }) else { continue }
        collect(inner, at: own, into: &list)
      }
      let isThere = CGRect(origin: .zero, size: item.presentedSize).contains(point)
      if isThere, item.contents.isEmpty { list.append((item, point)) }
    }
  }

  /// Whether an item is what one sees at a point of it: a text or a picture, or something that paints there.
  func isSeen(_ item: LayoutItem, at point: CGPoint) -> Bool {
    var tree = AccessibilityTree()
    item.describe(&tree)
    if tree.elements.contains(where: { !$0.label.isEmpty }) { return true }
    let spot = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    var context = DrawContext(recorder: DisplayListRecorder(bounds: spot), scale: 2)
    item.draw(in: &context)
    guard let image = try? Rasterizer(scale: 2, background: nil).render(context.recorder.finish())
    else { return false }
    return image.hasPaint
  }

  /// What stands around an item, the outermost first.
  func chain(of item: LayoutItem) -> [InspectedView] {
    var result: [InspectedView] = []
    var node: Node? = item.node
    while let current = node {
      if let type = current.viewType {
        let modifier = (type as? any ModifiedView.Type)?.modifierType
        if let modifier {
          if !result.isEmpty, let words = ModifierWords.say(modifier, of: current) {
            result[result.count - 1].modifiers.append(words)
          }
        } else if ViewNames.isShown(type) {
          result.append(view(current, type, isInnermost: result.isEmpty, item))
        }
      }
      node = current.parent
    }
    return result.reversed()
  }

  private func view(
    _ node: Node, _ type: Any.Type, isInnermost: Bool, _ item: LayoutItem
  ) -> InspectedView {
    let items = node.outputs
    let frame = items.map(\.frameOnPage).reduce(CGRect.null) { $0.union($1) }
    let box = frame.isNull || frame.isInfinite ? .zero : frame
    var name = ViewNames.name(of: type)
    if isInnermost {
      var tree = AccessibilityTree()
      item.describe(&tree)
      if let label = tree.elements.first?.label, !label.isEmpty { name += " “\(label.prefix(60))”" }
    }
    return InspectedView(
      name: name, x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
      height: Double(box.height), modifiers: [], commands: commands(of: items))
  }

  private func commands(of items: [LayoutItem]) -> [String] {
    var context = DrawContext(
      recorder: DisplayListRecorder(bounds: CGRect(origin: .zero, size: session.size)),
      scale: session.scale)
    for item in items {
      // Where it is on the page; what turns or scales it is left out.
      let (page, own) = (item.pointOnPage(.zero), item.presentedOrigin)
      context.saving { context in
        context.recorder.concatenate(
          CGAffineTransform(translationX: page.x - own.x, y: page.y - own.y))
        item.display(in: &context)
      }
    }
    let all = context.recorder.finish().commandWords
    guard all.count > Self.mostCommands else { return all }
    return all.prefix(Self.mostCommands) + ["… and \(all.count - Self.mostCommands) more"]
  }
}

extension LayoutItem {
  /// A point of what is around the item, in the item's own coordinates.
  fileprivate func fromAround(_ point: CGPoint) -> CGPoint {
    let origin = presentedOrigin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

extension CGImage {
  /// Whether any pixel is not wholly clear.
  fileprivate var hasPaint: Bool {
    let straight = straight8()
    let count = straight.componentsPerPixel
    guard count == 2 || count == 4 else { return true }
    return stride(from: count - 1, to: straight.bytes.count, by: count).contains {
      straight.bytes[$0] > 0
    }
  }
}
