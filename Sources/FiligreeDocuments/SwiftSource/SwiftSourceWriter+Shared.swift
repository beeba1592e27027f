import FiligreeDrawing
import Foundation

/// Drawings that are spread over several files of a module.
extension SwiftSourceWriter {
  /// Returns what reads the outlines of all drawings of a module that are written in the form ``Form/shared``.
  ///
  /// It is an enumeration called `OutlineData`, which a module has once.
  ///
  /// - Parameter api: The framework that the code is written for.
  /// - Returns: The source, in UTF-8, without imports.
  public static func sharedSource(for api: API) -> [UInt8] {
    let dialect = SwiftDialect(api)
    let isolation = api == .swiftUI ? "nonisolated " : ""
    let paths =
      api == .swiftUI
      ? """
        /// The outline of data.
        nonisolated static func path(_ data: String) -> Path { path(of: commands(data)) }

        /// The outlines of data, parted by slashes.
        nonisolated static func paths(_ data: String) -> [Path] { parts(data).map { path(of: $0) } }


      """ : ""
    return Array(
      """
      /// Reads outlines from SVG path data, one command to a line.
      enum OutlineData {
      \(paths)  /// An outline of commands with their numbers.
        \(isolation)static func path(of commands: [(Character, [Double])]) -> \(dialect.pathType) {
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
        \(isolation)static func commands(_ data: some StringProtocol) -> [(Character, [Double])] {
          data.split(separator: "\\n").map { line in
            let words = line.split(separator: " ")
            return (Character(String(words[0])), words.dropFirst().compactMap { Double($0) })
          }
        }

        /// The commands of each outline of data, parted by slashes.
        \(isolation)static func parts(_ data: String) -> [[(Character, [Double])]] {
          data.split(separator: "/", omittingEmptySubsequences: false).map { commands($0) }
        }
      }

      """.utf8)
  }

  /// Returns the source of a drawing as it stands beside others: without imports, and within `owner` as its member.
  ///
  /// - Parameters:
  ///   - drawing: The drawing, and what its type is called; ``typeName`` has no say.
  ///   - owner: The type around it; nil for none.
  /// - Returns: The source, in UTF-8, and whether it names Foundation's `Data`.
  /// - Throws: ``SwiftSourceError``, as ``write(_:)`` does.
  package func member(
    _ drawing: NamedDrawing, of owner: String?
  ) throws(SwiftSourceError) -> (bytes: [UInt8], needsData: Bool) {
    let declaration = try declaration(
      of: drawing.list, name: SwiftName.type(from: drawing.name), owner: owner)
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
