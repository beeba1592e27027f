import Foundation
import Observation
import Synchronization

/// What a node has read of observable objects, so that it is evaluated again when that changes.
@MainActor
final class NodeObservations {
  private var body: [ObservedReads] = []
  private var display: [ObservedReads] = []
  private var layout: [ObservedReads] = []

  /// How many measurements are followed; beyond, all is measured anew.
  private static let limit = 256

  /// Runs `body`, and follows what it reads for `node`.
  ///
  /// If `renews`, nothing counts any more that was read before for the same use.
  static func run<Result>(
    _ node: Node, _ use: ViewGraph.Use, renews: Bool, _ body: () -> Result
  ) -> Result {
    let (result, reads) = ObservedReads.follow(node, body)
    if node.readsObservables { node.observations.take(reads, node, use, renews: renews) }
    return result
  }

  private func take(_ reads: ObservedReads?, _ node: Node, _ use: ViewGraph.Use, renews: Bool) {
    if renews { cancel(use) }
    if let reads { self[use].append(reads) }
    if use == .layout, layout.count > Self.limit {
      cancel(.layout)
      node.graph.refreshNext(node)
    }
  }

  /// Follows nothing any more.
  func cancel() {
    cancel(.body)
    cancel(.display)
    cancel(.layout)
  }

  private func cancel(_ use: ViewGraph.Use) {
    self[use].forEach { $0.cancel() }
    self[use] = []
  }

  private subscript(_ use: ViewGraph.Use) -> [ObservedReads] {
    get {
      switch use {
      case .body: body
      case .display: display
      case .layout: layout
      }
    }
    set {
      switch use {
      case .body: body = newValue
      case .display: display = newValue
      case .layout: layout = newValue
      }
    }
  }
}

/// What one evaluation has read of observable objects: the first change of any of it is told.
///
/// Observation has no public way to end a `withObservationTracking` before something changes. So each reads a property
/// of its own as well, and is ended by a change of that.
private final class ObservedReads: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isOver = Atomic<Bool>(false)
  private let target: WeakTarget

  @MainActor private init(_ node: Node) {
    target = WeakTarget(node)
  }

  /// Runs `body`; what it has read, if that is anything.
  @MainActor static func follow<Result>(
    _ node: Node, _ body: () -> Result
  ) -> (Result, ObservedReads?) {
    var reads: ObservedReads?
    func make() -> ObservedReads {
      let made = reads ?? ObservedReads(node)
      reads = made
      return made
    }
    // Most code reads no observable object; that costs next to nothing. What has once read some reads one more.
    let isReader = node.readsObservables
    func onChange() -> @Sendable () -> Void {
      let reads = make()
      return { reads.changed() }
    }
    let result = withObservationTracking(
      {
        if isReader { make().mark() }
        return body()
      }, onChange: onChange())
    if reads != nil { node.readsObservables = true }
    return (result, reads)
  }

  private var end: Bool { false }

  private func mark() {
    registrar.access(self, keyPath: \.end)
  }

  private func changed() {
    if !isOver.exchange(true, ordering: .acquiringAndReleasing) { target.invalidate(isEarly: true) }
  }

  func cancel() {
    guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
    registrar.withMutation(of: self, keyPath: \.end) {}
  }
}
