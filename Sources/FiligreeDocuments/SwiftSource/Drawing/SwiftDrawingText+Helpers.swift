import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// What statements call: functions that make gradients, matrices and pictures, and the data of paths and
/// pictures.
extension SwiftDrawingText {
  var modifiers: String { isSwiftUI ? "private nonisolated static" : "private static" }

  /// Whether a stroke of the drawing is dashed.
  var hasDashes: Bool {
    var result = false
    for node in scene.nodes {
      node.forEachItem { item in
        if case .stroke(_, let style, _) = item.content, !style.dash.isEmpty { result = true }
      }
    }
    return result
  }

  /// Appends the functions that the statements have asked for.
  mutating func writeHelpers() {
    if helpers.contains(.gradient) {
      line(
        """

          /// A gradient of stops: red, green, blue, opacity and location.
          \(modifiers) func gradient(_ stops: [[CGFloat]]) -> CGGradient? {
            guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
            return CGGradient(
              colorSpace: space, colorComponents: stops.flatMap { $0.dropLast() },
              locations: stops.map { $0[4] }, count: stops.count)
          }

          \(modifiers) var beyondBothEnds: CGGradientDrawingOptions {
            [.drawsBeforeStartLocation, .drawsAfterEndLocation]
          }
        """)
    }
    if helpers.contains(.repeatedStops) {
      line(
        """

          /// The stops of a gradient that goes on as long as all of `cycles`, of which 0 is its own.
          \(modifiers) func repeated(
            _ stops: [[CGFloat]], over cycles: ClosedRange<Int>, mirrored: Bool
          ) -> [[CGFloat]] {
            var result: [[CGFloat]] = []
            for cycle in cycles {
              let isTurned = mirrored && cycle % 2 != 0
              for var stop in isTurned ? stops.reversed() : stops {
                let place = isTurned ? 1 - stop[4] : stop[4]
                stop[4] = (CGFloat(cycle - cycles.lowerBound) + place) / CGFloat(cycles.count)
                result.append(stop)
              }
            }
            return result
          }
        """)
    }
    if helpers.contains(.matrix) {
      line(
        """

          /// A matrix of four rows: for red, green, blue and opacity.
          \(modifiers) func matrix(_ n: [Float]) -> ColorMatrix {
            var matrix = ColorMatrix()
            (matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5) = (n[0], n[1], n[2], n[3], n[4])
            (matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5) = (n[5], n[6], n[7], n[8], n[9])
            (matrix.b1, matrix.b2, matrix.b3, matrix.b4) = (n[10], n[11], n[12], n[13])
            (matrix.a1, matrix.a2, matrix.a3, matrix.a4) = (n[15], n[16], n[17], n[18])
            (matrix.b5, matrix.a5) = (n[14], n[19])
            return matrix
          }
        """)
    }
    if helpers.contains(.picture) {
      line(
        """

          /// The picture of a PNG file in Base64.
          \(modifiers) func picture(_ text: String) -> CGImage? {
            guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters),
              let provider = CGDataProvider(data: data as CFData)
            else { return nil }
            return CGImage(
              pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
              intent: .defaultIntent)
          }
        """)
    }
  }

  // MARK: Data

  /// Appends the pictures.
  mutating func writePictures() {
    for (index, picture) in scene.pictures.enumerated() {
      line("\n  \(modifiers) let picture\(index) = \"\"\"")
      let text = Array(Data(picture).base64EncodedString().utf8)
      for start in stride(from: 0, to: text.count, by: 96) {
        let row = text[start..<min(start + 96, text.count)]
        line(String(decoding: row, as: UTF8.self), indent: 4)
      }
      line("    \"\"\"")
    }
  }

  /// What stands for an outline: its name, if it has one; for Core Graphics that of its index.
  func outline(_ index: Int) -> String {
    if hasStatements { return scene.names[index] ?? "outline\(index + 1)" }
    return scene.names[index] ?? (isSwiftUI ? "paths[\(index)]" : "\(index)")
  }

  /// Appends the names of outlines.
  mutating func writeNames() {
    if scene.names.isEmpty { return }
    line("\n  // The outlines that have names.")
    for (index, name) in scene.names.sorted(by: { $0.key < $1.key }) {
      line(
        isSwiftUI
          ? "  \(modifiers) var \(name): Path { paths[\(index)] }"
          : "  \(modifiers) let \(name) = \(index)")
    }
  }

  /// Appends the paths, and what reads them from their data.
  mutating func writePaths() {
    if isShared { return writeSharedPaths() }
    if isSwiftUI {
      line("\n  /// The outlines, built once.")
      line("  \(modifiers) let paths: [Path] = commands.map { commands in\n    var path = Path()")
    } else {
      line("\n  /// Adds an outline to the path of `context`.")
      line("  \(modifiers) func add(_ index: Int, to context: CGContext) {")
      line("    let path = CGMutablePath()")
    }
    line("    for (command, n) in commands\(isSwiftUI ? "" : "[index]") {")
    writeSwitch()
    line("    }\n    \(isSwiftUI ? "return path" : "context.addPath(path)")\n  }")
    let (kind, start) = isSwiftUI ? ("var", "{") : ("let", "=")
    line(
      """

        /// The commands of each path of `pathData`, with their numbers\(isSwiftUI ? "" : ", read once").
        \(modifiers) \(kind) commands: [[(Character, [Double])]] \(start)
          pathData.split(separator: "/").map { path in
            path.split(separator: "\\n").map { line in
              let words = line.split(separator: " ")
              return (Character(String(words[0])), words.dropFirst().compactMap { Double($0) })
            }
          }
      """)
    if isSwiftUI { line("  }") }
    line("\n  /// The outlines as SVG path data, one command to a line, parted by slashes.")
    line("  \(modifiers) let pathData = \"\"\"")
    writePathData()
  }

  /// Appends the paths as data that the module's `OutlineData` reads.
  private mutating func writeSharedPaths() {
    if isSwiftUI {
      line("\n  \(modifiers) let paths: [Path] = OutlineData.paths(\n    \"\"\"")
    } else {
      let path = dialect.api == .uiKit ? ".cgPath" : ""
      line(
        """

          \(modifiers) func add(_ index: Int, to context: CGContext) {
            context.addPath(OutlineData.path(of: commands[index])\(path))
          }

          \(modifiers) let commands = OutlineData.parts(
            \"""
        """)
    }
    writePathData()
    line("  )")
  }

  /// Appends the lines of a literal that holds all outlines, and its end.
  private mutating func writePathData() {
    for (index, outline) in scene.outlines.enumerated() {
      if index > 0 { line("    /") }
      SwiftWords.append(dataOf: outline.path, fractionDigits: outline.digits, to: &bytes)
    }
    line("    \"\"\"")
  }

  private mutating func writeSwitch() {
    let verbs = Set(scene.outlines.lazy.map { Set($0.path.verbs) }.joined())
    line(
      """
      switch command {
      case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
      case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
      """, indent: 6)
    if verbs.contains(.quad) {
      line(
        """
        case "Q":
          path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
        """, indent: 6)
    }
    if verbs.contains(.cubic) {
      line(
        """
        case "C":
          path.addCurve(
            to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
            control2: CGPoint(x: n[2], y: n[3]))
        """, indent: 6)
    }
    line("default: path.closeSubpath()\n}", indent: 6)
  }
}
