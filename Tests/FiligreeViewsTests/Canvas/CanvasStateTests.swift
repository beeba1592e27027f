import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

/// What a context should draw with, kept beside it.
private struct Expected: Equatable {
  var transform = CGAffineTransform.identity
  var opacity: Float = 1
  var blendMode = FiligreeDrawing.BlendMode.normal
  var clips: [CGRect] = []
  var filters: [FiligreeDrawing.Filter] = []
}

@Suite("Copies of a graphics context")
@MainActor
struct CanvasStateTests {
  /// Contexts that are copied, changed and drawn with at random, and for each drawing its state.
  private func run(seed: UInt64) -> (list: DisplayList, expected: [Expected]) {
    var random = RandomSource(seed: seed)
    func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    var drawn: [Expected] = []
    let list = drawing { context, _ in
      drawn = []
      var contexts = [(context, Expected())]
      for _ in 0..<60 {
        let index = whole(0...(contexts.count - 1))
        var (context, expected) = contexts[index]
        switch whole(0...7) {
        case 0 where contexts.count < 6:
          contexts.append((context, expected))
          continue
        case 1:
          let map = CGAffineTransform(translationX: CGFloat(whole(-4...4)), y: 1)
          context.concatenate(map)
          expected.transform = map.concatenating(expected.transform)
        case 2:
          context.opacity = Double(whole(1...8)) / 8
          expected.opacity = Float(context.opacity)
        case 3:
          let mode = FiligreeDrawing.BlendMode.allCases[whole(0...27)]
          context.blendMode = .init(rawValue: Int32(mode.rawValue))
          expected.blendMode = mode
        case 4:
          let box = CGRect(x: whole(0...50), y: whole(0...50), width: 9, height: 9)
          context.clip(to: Path(box))
          expected.clips.append(box.applying(expected.transform))
        case 5 where expected.filters.count < 3:
          let amount = Double(whole(1...9)) / 10
          context.addFilter(.grayscale(amount))
          expected.filters.append(.grayscale(amount))
        default:
          context.fill(square, with: .color(.red))
          drawn.append(expected)
        }
        contexts[index] = (context, expected)
      }
    }
    return (list, drawn)
  }

  @Test(arguments: UInt64(1)...40) func doNotInfluenceEachOther(seed: UInt64) {
    let (list, expected) = run(seed: seed)
    let isGroup = expected.contains { $0.blendMode != .normal }
    let root = isGroup ? list.layer(list.commands.first) ?? list.root : list.root
    expect(root.commands.count == expected.count, "seed \(seed)")
    for (command, expected) in zip(root.commands, expected) {
      var found = Expected()
      found.opacity = command.opacity
      found.blendMode = command.blendMode
      // The canvas' own clip is the group's, if there is one.
      found.clips = Array(list.clipPaths(command, in: root).dropFirst(isGroup ? 0 : 1))
      var innermost = command
      while let layer = list.layer(innermost) {
        found.filters += layer.filters.reversed()
        innermost = layer.commands[0]
      }
      found.transform = list.transforms[Int(innermost.transform)]
      expect(found == expected, "seed \(seed)")
    }
  }
}
