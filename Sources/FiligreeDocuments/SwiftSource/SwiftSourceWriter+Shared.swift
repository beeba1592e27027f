import FiligreeDrawing
import Foundation

/// Drawings that are spread over several files of a module.
extension SwiftSourceWriter {
  /// Returns what reads the outlines of all drawings of a module that are written in the form ``Form/shared``.
  ///
  /// It is a type called `OutlineData`, which a module has once, and for SwiftUI `OutlineShape` besides: the
  /// shapes are names for it.
  ///
  /// - Parameters:
  ///   - api: The framework that the code is written for.
  ///   - access: Who may use the drawings.
  /// - Returns: The source, in UTF-8, without imports.
  public static func sharedSource(for api: API, access: Access = .internal) -> [UInt8] {
    let dialect = SwiftDialect(api)
    guard api == .swiftUI else {
      return Array(
        """
        /// Reads outlines from SVG path data, one command to a line.
        enum OutlineData {
        \(readers(dialect, modifiers: "static"))
        }

        """.utf8)
    }
    return Array(
      (shapes(access: access.prefix) + readers(dialect, modifiers: "nonisolated static") + "\n}\n")
        .utf8)
  }

  /// SwiftUI's generic shape, what it is generic over, and the beginning of `OutlineData`.
  private static func shapes(access: String) -> String {
    """
    /// The outline of a drawing, scaled to the rectangle that it is given.
    \(access)struct OutlineShape<Source: OutlineSource>: Shape {
      \(access)nonisolated init() {}

      \(access)nonisolated func path(in rect: CGRect) -> Path {
        OutlineData.path(of: Source.self, in: rect)
      }
    }

    /// A type that stands for a drawing.
    \(access)protocol OutlineSource: Sendable {
      /// The drawing's outline.
      nonisolated static var outline: OutlineData { get }
    }

    /// An outline as SVG path data, one command to a line, and how it is scaled.
    \(access)struct OutlineData: Sendable {
      /// How the box is laid into a rectangle of another shape: each side by itself, as large as fits, or as
      /// small as covers.
      nonisolated enum Scaling: Sendable {
        case stretch
        case fit
        case fill
      }

      private let text: String
      private let box: CGRect
      private let scaling: Scaling

      nonisolated init(_ text: String, box: CGRect, scaling: Scaling) {
        self.text = text
        self.box = box
        self.scaling = scaling
      }

      /// The outlines that have been read, by their sources; only `read(_:)` touches them, under the lock.
      private nonisolated(unsafe) static var outlines: [ObjectIdentifier: (Path, CGRect, Scaling)] = [:]
      private nonisolated static let lock = NSLock()

      /// The outline of a source in its own box, read once.
      private nonisolated static func read(_ source: any OutlineSource.Type) -> (Path, CGRect, Scaling) {
        lock.lock()
        defer { lock.unlock() }
        if let outline = outlines[ObjectIdentifier(source)] { return outline }
        let data = source.outline
        let outline = (path(of: commands(data.text)), data.box, data.scaling)
        outlines[ObjectIdentifier(source)] = outline
        return outline
      }

      /// The outline of a source in a rectangle.
      nonisolated static func path(of source: any OutlineSource.Type, in rect: CGRect) -> Path {
        let (path, box, scaling) = read(source)
        var x = box.width.isNormal ? rect.width / box.width : 1
        var y = box.height.isNormal ? rect.height / box.height : 1
        var transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        var origin = box.origin
        if scaling != .stretch, box.width.isNormal, box.height.isNormal {
          let scale = scaling == .fit ? min(x, y) : max(x, y)
          (x, y) = (scale, scale)
          transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
          origin = CGPoint(x: box.midX, y: box.midY)
        }
        transform = transform.scaledBy(x: x, y: y).translatedBy(x: -origin.x, y: -origin.y)
        return path.applying(transform)
      }

      /// The outlines of data, parted by slashes.
      nonisolated static func paths(_ data: String) -> [Path] { parts(data).map { path(of: $0) } }


    """
  }

  /// The functions that read data.
  private static func readers(_ dialect: SwiftDialect, modifiers: String) -> String {
    """
      /// An outline of commands with their numbers.
      \(modifiers) func path(of commands: [(Character, [Double])]) -> \(dialect.pathType) {
        \(dialect.declaration)
        for (command, n) in commands {
          switch command {
          case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
          case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
          case "Q":
            path.addQuadCurve(
              to: CGPoint(x: n[2], y: n[3]), \(dialect.control)CGPoint(x: n[0], y: n[1]))
          case "C":
            path.addCurve(
              to: CGPoint(x: n[4], y: n[5]), \(dialect.controls.0)CGPoint(x: n[0], y: n[1]),
              \(dialect.controls.1)CGPoint(x: n[2], y: n[3]))
          default: \(dialect.close)
          }
        }
        return path
      }

      /// The commands of data, each with its numbers.
      \(modifiers) func commands(_ data: some StringProtocol) -> [(Character, [Double])] {
        data.split(separator: "\\n").map { line in
          let words = line.split(separator: " ")
          return (Character(String(words[0])), words.dropFirst().compactMap { Double($0) })
        }
      }

      /// The commands of each outline of data, parted by slashes.
      \(modifiers) func parts(_ data: String) -> [[(Character, [Double])]] {
        data.split(separator: "/", omittingEmptySubsequences: false).map { commands($0) }
      }
    """
  }

  /// Returns the source of a drawing as it stands beside others: without imports, and within `owner` as its member.
  ///
  /// - Parameters:
  ///   - drawing: The drawing, and what its type is called; ``typeName`` has no say.
  ///   - owner: The type around it; nil for none.
  /// - Returns: The source, in UTF-8, and whether it names Foundation's `Data`.
  /// - Throws: ``SwiftSourceError``, as `write(_:)` does.
  package func member(
    _ drawing: NamedDrawing, of owner: String?
  ) throws(SwiftSourceError) -> (bytes: [UInt8], needsData: Bool) {
    let declaration = try declaration(
      of: drawing.list, named: drawing.pathNames, name: SwiftName.type(from: drawing.name),
      owner: owner)
    var bytes: [UInt8] = []
    declaration.append(to: &bytes)
    return (bytes, declaration.needsData)
  }

  /// The imports of a file of drawings, and an empty line.
  package func imports(needsData: Bool) -> [UInt8] {
    SwiftDeclaration.imports(SwiftDialect(api), needsData: needsData)
  }

  /// The name of the function that makes the shape `typeName` where the framework is UIKit or Core Graphics.
  package static func functionName(forType typeName: String) -> String {
    SwiftName.member(from: typeName)
  }
}
