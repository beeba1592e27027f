import FiligreePaths
import Foundation

/// Outlines as statements.
extension SwiftDrawingText {
  /// Appends a member for each outline: a path that is built once, or for Core Graphics a function that adds it.
  mutating func writeOutlines() {
    guard !scene.outlines.isEmpty else { return }
    if !isSwiftUI {
      line(
        """

          /// Adds an outline to the path of `context`.
          \(modifiers) func add(_ outline: (CGMutablePath) -> Void, to context: CGContext) {
            let path = CGMutablePath()
            outline(path)
            context.addPath(path)
          }
        """)
    }
    let dashed = dashedOutlines
    for (index, outline) in scene.outlines.enumerated() {
      // What draws is a context of Core Graphics, whatever the framework.
      let calls = SwiftPathCalls(
        outline.path, dialect: SwiftDialect(isSwiftUI ? .swiftUI : .coreGraphics),
        fractionDigits: outline.digits, width: width, isDashed: dashed.contains(index))
      let name = self.outline(index)
      if isSwiftUI {
        line("\n  \(modifiers) let \(name): Path = {\n    var path = Path()")
        calls.append(0..<calls.steps.count, indent: 4, to: &bytes)
        line("    return path\n  }()")
      } else {
        line("\n  \(modifiers) func \(name)(_ path: CGMutablePath) {")
        calls.append(0..<calls.steps.count, indent: 4, to: &bytes)
        line("  }")
      }
    }
  }

  /// The outlines along which dashes run.
  private var dashedOutlines: Set<Int> {
    var dashed: Set<Int> = []
    for node in scene.nodes {
      node.forEachItem { item in
        if case .stroke(let path, let style, _) = item.content, !style.dash.isEmpty {
          dashed.insert(path)
        }
      }
    }
    return dashed
  }
}
