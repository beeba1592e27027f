// Shapes drawn a millisecond, by kind, paint and size: `Shapes [ROUNDS] >shapes.csv`.
//
// A page of 512 × 600 pixels, one thread, recording included, by processor time; what counts is the best
// of the rounds.
import Filigree

@main
enum Main {
  private static let sizes = [8, 16, 32, 64, 128, 256]
  private static let page = CGSize(width: 512, height: 600)

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count <= 2, let rounds = Int(arguments.dropFirst().first ?? "5"), rounds > 0
    else {
      FileHandle.standardError.write(Data("usage: Shapes [ROUNDS]\n".utf8))
      exit(64)
    }
    let rasterizer = Rasterizer(threads: 1)
    let picture = try rasterizer.render(texture())
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Int(page.width * page.height) * 4, alignment: 64)
    defer { memory.deallocate() }
    print("kind,paint," + sizes.map { "\($0) px" }.joined(separator: ","))
    for ink in Ink.allCases {
      for kind in Kind.allCases {
        let rates = try sizes.map { size in
          let work = shapes(kind, ink, CGFloat(size), picture)
          var best = Double.infinity
          for _ in 0...rounds {
            let begin = clock()
            try rasterizer.render(
              record(work, kind), into: memory, bytesPerRow: Int(page.width) * 4)
            best = min(best, Double(clock() - begin) / Double(CLOCKS_PER_SEC) * 1e3)
          }
          return String(format: "%.1f", Double(work.count) / max(best, 1e-3))
        }
        print("\(kind.rawValue),\(ink.rawValue)," + rates.joined(separator: ","))
      }
    }
  }

  private struct Shape {
    var path: Path
    var paint: Paint
    var transform: CGAffineTransform
  }

  /// Shapes at whole places of the page; as many as take some milliseconds.
  private static func shapes(
    _ kind: Kind, _ ink: Ink, _ size: CGFloat, _ picture: CGImage
  ) -> [Shape] {
    var random = SeededNumbers(seed: UInt64(size))
    let count = Int(max(20, min(1000, 400_000 / (size * size))))
    return (0..<count).map { _ in
      let x = random.number(0...page.width - size).rounded()
      let y = random.number(0...page.height - size).rounded()
      return Shape(
        path: kind.path(size: size, &random), paint: ink.paint(size: size, &random, picture),
        transform: CGAffineTransform(translationX: x, y: y))
    }
  }

  private static func record(_ shapes: [Shape], _ kind: Kind) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: CGRect(origin: .zero, size: page))
    for shape in shapes {
      recorder.transform = shape.transform
      if let pen = kind.pen {
        recorder.stroke(shape.path, with: shape.paint, style: pen)
      } else {
        recorder.fill(shape.path, with: shape.paint, style: kind.style)
      }
    }
    return recorder.finish()
  }

  /// A picture of 256 × 256 pixels.
  private static func texture() -> DisplayList {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 256, height: 256))
    let stops = GradientStop.evenly([
      CGColor(red: 1, green: 0.6, blue: 0, alpha: 1),
      CGColor(red: 0, green: 0.2, blue: 0.6, alpha: 1),
    ])
    recorder.fill(
      Path(recorder.finish().bounds),
      with: .radialGradient(
        RadialGradientPaint(
          stops: stops, center: CGPoint(x: 90, y: 70), endRadius: 40, spread: .mirror)))
    return recorder.finish()
  }
}
