import Foundation

/// A stack of pages, and what it lies in.
struct BackTarget {
  weak var model: NavigationModel?
  /// What was presented on top when the stack came; nil for the page itself.
  weak var presentation: (any Presentation)?
  var isPresented: Bool
}

extension SceneState {
  /// Notes a stack of pages that has come.
  func addBackTarget(_ model: NavigationModel) {
    let presentation = topPresentation
    backTargets.removeAll { $0.model == nil || $0.model === model }
    backTargets.append(
      BackTarget(model: model, presentation: presentation, isPresented: presentation != nil))
  }

  /// Forgets a stack that has gone.
  func removeBackTarget(_ model: NavigationModel) {
    backTargets.removeAll { $0.model == nil || $0.model === model }
  }

  /// The topmost stack with pages that lies in what is presented on top.
  func backTarget(in presentation: (any Presentation)?) -> NavigationModel? {
    backTargets.last { target in
      guard let model = target.model, model.pageCount > 0 else { return false }
      return target.isPresented ? target.presentation === presentation : presentation == nil
    }?.model
  }
}

/// The way back, as a system's button for it goes.
extension ViewSession {
  /// Whether there is something to go back from: a page of a navigation stack, or a sheet that a drag would dismiss.
  public var canGoBack: Bool {
    graph.scene.backTarget(in: graph.topPresentation) != nil
      || graph.topPresentation?.canBeDraggedAway == true
  }

  /// Goes back: the topmost page of the topmost stack goes, or a sheet that a drag would dismiss.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func goBack() -> Bool {
    update()
    let top = graph.topPresentation
    if let model = graph.scene.backTarget(in: top) {
      queue.working {
        withAnimation(.spring(response: 0.3, dampingFraction: 1)) {
          model.pop(to: model.pageCount - 1)
        }
      }
    } else if let top, top.canBeDraggedAway {
      queue.working { top.dismiss() }
    } else {
      return false
    }
    update()
    return true
  }
}

extension Presentation {
  /// Whether a drag or a touch beside it would dismiss it, as with sheets and popovers.
  fileprivate var canBeDraggedAway: Bool {
    guard let item = item as? PresentedItem else { return false }
    return (item is SheetItem || item is PopoverItem) && !item.options.isDismissDisabled
  }
}
