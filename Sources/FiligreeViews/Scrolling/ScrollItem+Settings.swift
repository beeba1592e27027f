import FiligreeDrawing
import FiligreePaths
import Foundation

// What is set for a scroll view from outside: where it begins, and bindings of where it is.

extension ScrollItem {
  var settings: ScrollSettings { environment.scrollSettings }

  /// Shows the point of the content that is to be shown at first.
  func startOnce() {
    guard !hasStarted, size != .zero else { return }
    hasStarted = true
    let range = range
    if let anchor = settings.defaultAnchor {
      offset.set(
        CGPoint(x: anchor.x * range.width, y: anchor.y * range.height).animatableData,
        Transaction())
    }
  }

  /// Stays at the point of the content that was to be shown at first, while the content grows or shrinks.
  func keepAnchor() {
    guard let anchor = settings.defaultAnchor else { return }
    func place(_ range: CGSize) -> CGPoint {
      CGPoint(x: anchor.x * range.width, y: anchor.y * range.height)
    }
    let before = place(anchoredRange ?? range)
    anchoredRange = range
    let isThere = abs(position.x - before.x) < 0.5 && abs(position.y - before.y) < 0.5
    if isThere, !isDragged, flights.isEmpty, !offset.isActive { scroll(to: place(range)) }
  }

  /// Goes where bindings say that the content is.
  func followBindings() {
    let settings = settings
    if let page = settings.page?.wrappedValue, page != lastPage {
      let isFirst = lastPage == nil
      lastPage = page
      show(page, isFirst ? Transaction() : Transaction(animation: .spring(duration: 0.4)))
    }
    followPlace()
    if let id = settings.position?.get(), id != lastID {
      lastID = id
      reveal(id, anchor: settings.position?.anchor, node.transaction)
    }
  }

  /// Moves the content so that the view of an identity is seen.
  func reveal(_ id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction) {
    node.graph.afterUpdate { [weak self] in
      guard let self, !node.isRemoved, node.find(id) != nil else { return }
      // What was made by that has its place after one more layout.
      node.graph.enqueue(Transaction()) {}
      node.graph.afterUpdate { [weak self] in
        guard let self, !node.isRemoved, let item = node.find(id)?.outputs.first else { return }
        reveal(frame(of: item), anchor: anchor, transaction)
      }
    }
  }

  private func show(_ page: Int, _ transaction: Transaction) {
    var target = position
    for axis in [Axis.horizontal, .vertical] where axes.contains(axis.set) {
      target[axis] = CGFloat(page) * size[axis]
    }
    if !isDragged { scroll(to: target, transaction) }
  }

  /// Tells who watches the geometry; the first time, from the first layout on, there is nothing to compare it with.
  func reportGeometry() {
    let watchers = settings.watchers
    guard !watchers.isEmpty else { return }
    let geometry = ScrollGeometry(
      contentOffset: position, contentSize: content?.size ?? .zero, contentInsets: settings.margins,
      containerSize: size)
    guard geometry != lastGeometry else { return }
    lastGeometry = geometry
    node.graph.afterUpdate { watchers.forEach { $0(geometry) } }
  }

  /// Tells who wants to know where the content is.
  func report() {
    let settings = settings
    guard settings.page != nil || settings.position != nil || !settings.watchers.isEmpty else {
      return
    }
    reportGeometry()
    node.graph.afterUpdate { [weak self] in
      guard let self, !node.isRemoved, !offset.isActive else { return }
      if let page = settings.page,
        let axis = [Axis.horizontal, .vertical].first(where: {
          self.axes.contains($0.set)
        }), size[axis] > 0
      {
        let shown = Int((position[axis] / size[axis]).rounded())
        if shown != lastPage {
          lastPage = shown
          page.wrappedValue = shown
        }
      }
      if let binding = settings.position, let id = firstID(binding.anchor), id != lastID {
        lastID = id
        binding.set(id)
      }
    }
  }

  /// The identity of the view at a point of the scroll view.
  private func firstID(_ anchor: UnitPoint?) -> AnyHashable? {
    let anchor = anchor ?? .topLeading
    let place = CGPoint(
      x: position.x + anchor.x * size.width, y: position.y + anchor.y * size.height)
    let nearest = targets.min { first, second in
      func distance(_ frame: CGRect) -> CGFloat {
        let point = CGPoint(
          x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        return abs(point.x - place.x) + abs(point.y - place.y)
      }
      return distance(frame(of: first)) < distance(frame(of: second))
    }
    return nearest.flatMap { item in
      sequence(first: item.node as Node?, next: { $0?.parent }).lazy.compactMap { node in
        node.flatMap { $0.parent?.identity(of: $0) }
      }.first
    }
  }

  /// The views of the first stack of several.
  var targets: [LayoutItem] {
    var items = content.map { [$0] } ?? []
    while items.count == 1, let only = items.first, !only.contents.isEmpty {
      items = only.contents
    }
    return items
  }

  /// The frame of an item of the content, as it lies unscrolled.
  func frame(of item: LayoutItem) -> CGRect {
    let map = item.transform(to: .global).concatenating(transform(to: .global).inverted())
    // All of a list's row, not what is in it.
    let frame = (item.parent as? LazyItem)?.rowFrame(of: item)
    return (frame ?? CGRect(origin: .zero, size: item.size)).applying(map)
      .offsetBy(dx: position.x, dy: position.y)
  }
}
