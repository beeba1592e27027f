// Draws a table of numbers as bars, on a logarithmic scale: `Chart TABLE.csv TITLE OUT.png`.
//
// The first line names the series, the first cell of each further line a group; an empty cell has no bar.
import Filigree

@main
enum Main {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else {
      FileHandle.standardError.write(Data("usage: Chart TABLE.csv TITLE OUT.png\n".utf8))
      exit(64)
    }
    let text = try String(contentsOf: URL(fileURLWithPath: arguments[1]), encoding: .utf8)
    guard let chart = BarChart(csv: text, title: arguments[2]) else {
      FileHandle.standardError.write(Data("Chart: no numbers above zero in the table\n".utf8))
      exit(1)
    }
    let renderer = ImageRenderer(content: chart)
    renderer.scale = 2
    guard let image = renderer.cgImage else {
      FileHandle.standardError.write(Data("Chart: the chart cannot be drawn\n".utf8))
      exit(1)
    }
    try image.pngData().write(to: URL(fileURLWithPath: arguments[3]))
  }
}
