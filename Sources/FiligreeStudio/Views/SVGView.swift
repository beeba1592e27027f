import Filigree
import Foundation

/// An SVG file, and the Swift source that it becomes.
struct SVGView: View {
  let svg: StudioSVG
  let isWide: Bool

  var body: some View {
    Text(svg.name)
  }
}
