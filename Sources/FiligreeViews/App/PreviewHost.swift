import FiligreeKit
import FiligreePixels
import FiligreeRaster
import Foundation

/// Draws previews into files: the main function of the program that `filigree preview` builds of the
/// listings it is given.
///
/// One's own program can do the same:
///
///     @main @MainActor enum Previews {
///       static func main() {
///         PreviewHost.main([
///           PreviewHost.Source("Card", Card_Previews.self),
///           PreviewHost.Source("Badge") { Badge() },
///         ])
///       }
///     }
@MainActor
public enum PreviewHost {
  /// Something to draw.
  @MainActor
  public struct Source {
    /// What the pictures' names begin with.
    public let name: String
    /// Where source makes it; nil if nobody has said.
    package private(set) var place: Place?
    let layout: PreviewLayout?
    let makeContent: () -> any View

    /// A place in source.
    package struct Place: Hashable, Codable, Sendable {
      /// The file, by the last part of its path.
      package var file: String
      /// From 1.
      package var line: Int
      /// From 1.
      package var column: Int
    }

    /// The previews of a provider: a picture for each of its views, in the room that the view's
    /// `previewLayout` asks for.
    public init<P: PreviewProvider>(_ name: String, _ provider: P.Type) {
      self.name = name
      layout = nil
      makeContent = { P.previews }
    }

    /// A view, or several.
    ///
    /// - Parameters:
    ///   - name: What the pictures' names begin with.
    ///   - layout: The room for a view that does not say itself which it wants.
    ///   - content: The view.
    public init<Content: View>(
      _ name: String, layout: PreviewLayout? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
      self.init(name: name, layout: layout) { content() }
    }

    init(
      name: String, layout: PreviewLayout?, place: Place? = nil,
      makeContent: @escaping () -> any View
    ) {
      self.name = name
      self.layout = layout
      self.place = place
      self.makeContent = makeContent
    }

    /// The same, with the place where source declares it, so that an editor can open it.
    ///
    /// - Parameters:
    ///   - file: The last part of the file's path.
    ///   - line: From 1.
    ///   - column: From 1.
    /// - Returns: The source with its place.
    public func declared(inFile file: String, line: Int, column: Int = 1) -> Source {
      var result = self
      result.place = Place(file: file, line: line, column: column)
      return result
    }
  }

  /// Draws the previews as the command line says, and ends the program.
  ///
  /// A line is printed for each file: its name, width and height in pixels and number of frames, parted
  /// by tabs; with `--list FILE` these lines go to that file, whatever the views print, and a last one, `end`,
  /// when all is done. What goes wrong is told on standard error. The exit status is 0, 1 if a picture could not
  /// be drawn, or 64 for a wrong command line.
  ///
  /// - Parameters:
  ///   - sources: What can be drawn; all that `#Preview` has made in the program, if nothing is said.
  ///   - arguments: The command line without the program's name. `--output FOLDER` says where to
  ///     (default: the current folder), `--source NUMBER` draws that of the sources alone, counted from
  ///     0, `--only NAME` the picture of that name; `--names true` lists the names of the sources and draws nothing. `--scale NUMBER` is the number of pixels a point,
  ///     `--size WxH` a device's page in points, `--appearance light` or `dark` the surroundings,
  ///     `--animate SECONDS` writes an animation, too, and `--tap LABEL@SECONDS` taps.
  public static func main(
    _ sources: [Source]? = nil, arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    exit(run(sources ?? registered, arguments: arguments) { print($0) })
  }

  /// Draws the previews; what would be printed goes to `print`.
  package static func run(
    _ sources: [Source], arguments: [String], print: (String) -> Void
  ) -> Int32 {
    let options: PreviewHostOptions
    do {
      options = try PreviewHostOptions(arguments)
    } catch {
      complain("\(error)")
      return 64
    }
    let list = options.list.flatMap { FileHandle(forWritingAtPath: $0) }
    guard options.list == nil || list != nil else {
      complain("the list cannot be written")
      return 64
    }
    func tell(_ line: String) {
      guard let list else { return print(line) }
      list.write(Data((line + "\n").utf8))
    }
    defer { if list != nil { tell("end") } }
    let sources = distinctlyNamed(sources)
    if options.namesOnly {
      sources.forEach { tell($0.name) }
      return 0
    }
    var status: Int32 = 0
    for (index, source) in sources.enumerated() where options.source ?? index == index {
      var names = Set<String>()
      for preview in PreviewItem.all(of: source, options) {
        let name = unique(preview.name, &names)
        guard options.only == nil || options.only == name else { continue }
        do {
          let drawing = PreviewDrawing(preview: preview, name: name, options: options)
          for file in try drawing.write() { tell(file.line) }
        } catch {
          complain("\(name): \(error)")
          status = 1
        }
      }
    }
    return status
  }

  /// The sources with names that can be those of files, and of which no two are alike.
  package static func distinctlyNamed(_ sources: [Source]) -> [Source] {
    var names = Set<String>()
    return sources.map { source in
      let name = PreviewItem.fileName(source.name)
      return Source(
        name: unique(name.isEmpty ? "Preview" : name, &names), layout: source.layout,
        place: source.place, makeContent: source.makeContent)
    }
  }

  private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("filigree: \(text)\n".utf8))
  }
}
