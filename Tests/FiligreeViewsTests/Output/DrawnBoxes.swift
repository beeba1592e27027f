import FiligreeDrawing
import FiligreePaths
import Foundation

@testable import FiligreeViews

/// Where a session's paths are drawn on the page, bottom first, but for clear ones.
@MainActor
func drawnBoxes(_ session: ViewSession) -> [CGRect] {
  let list = session.displayList()
  func boxes(_ commands: [DisplayList.Command]) -> [CGRect] {
    commands.flatMap { command in
      if let layer = list.layer(command) { return boxes(layer.commands) }
      return list.color(command)?.last == 0 ? [] : [list.box(command)]
    }
  }
  return boxes(list.root.commands)
}
