import FiligreeDrawing
import FiligreePaths
import Foundation

/// What commands refer to, where the display list has it.
///
/// All threads read it at once: arrays would be retained and released by each of them for each command,
/// and the counters of references would go to and fro between the processors.
struct SceneInput {
  let paths: UnsafeBufferPointer<Path>
  let paints: UnsafeBufferPointer<Paint>
  let strokeStyles: UnsafeBufferPointer<StrokeStyle>
  let transforms: UnsafeBufferPointer<CGAffineTransform>
  /// The commands and clips of the layer.
  let commands: UnsafeBufferPointer<DisplayList.Command>
  let clips: UnsafeBufferPointer<DisplayList.Clip>

  /// Calls `body` with the memory of a layer and its list, which is valid until it returns.
  static func with(
    _ list: DisplayList, _ layer: DisplayList.Layer, _ body: (SceneInput) -> Void
  ) {
    list.paths.withUnsafeBufferPointer { paths in
      list.paints.withUnsafeBufferPointer { paints in
        list.strokeStyles.withUnsafeBufferPointer { strokeStyles in
          list.transforms.withUnsafeBufferPointer { transforms in
            layer.commands.withUnsafeBufferPointer { commands in
              layer.clips.withUnsafeBufferPointer { clips in
                body(
                  SceneInput(
                    paths: paths, paints: paints, strokeStyles: strokeStyles,
                    transforms: transforms, commands: commands, clips: clips))
              }
            }
          }
        }
      }
    }
  }
}
