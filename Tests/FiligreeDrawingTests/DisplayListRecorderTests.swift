import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

struct DisplayListRecorderTests {
  private let black = Paint.color(CGColor(gray: 0, alpha: 1))

  private func triangle(_ x: Double = 0) -> Path {
    Path { path in
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 10))
      path.closeSubpath()
    }
  }

  private func list(_ draw: (inout DisplayListRecorder) -> Void) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    draw(&recorder)
    return recorder.finish()
  }

  @Test func commandsKeepTheirOrderAndState() {
    let list = list {
      $0.fill(triangle(), with: black)
      $0.save()
      $0.opacity = 0.5
      $0.transform = CGAffineTransform(translationX: 1, y: 2)
      $0.clip(to: triangle(1))
      $0.stroke(triangle(2), with: black, style: StrokeStyle(lineWidth: 3))
      $0.restore()
      $0.fill(triangle(3), with: black, style: FillStyle(eoFill: true))
    }
    expect(list.commands.count == 3)
    expect(list.commands.map(\.opacity) == [1, 0.5, 1])
    expect(list.commands.map(\.clip) == [-1, 0, -1])
    expect(list.commands.map { list.transforms[Int($0.transform)].tx } == [0, 1, 0])
    expect(
      list.commands.map { list.paths[Int($0.path)] } == [triangle(), triangle(2), triangle(3)])
    expect(list.commands[0].operation == .fill(FillStyle()))
    expect(list.commands[1].operation == .stroke(style: 0))
    expect(list.commands[2].operation == .fill(FillStyle(eoFill: true)))
    expect(list.strokeStyles == [StrokeStyle(lineWidth: 3)])
  }

  @Test func equalThingsAreKeptOnce() {
    let list = list {
      for i in 0..<6 {
        $0.save()
        $0.transform = CGAffineTransform(translationX: CGFloat(i % 2), y: 0)
        $0.fill(triangle(), with: black)
        $0.stroke(triangle(), with: black)
        $0.restore()
      }
    }
    expect(list.commands.count == 12)
    expect(list.paths.count == 1)
    expect(list.paints.count == 1)
    expect(list.strokeStyles.count == 1)
    expect(list.transforms.count == 2)
  }

  /// Two colors that take turns are two paints, whatever else lies between them; other paints are kept in a row alone.
  @Test func colorsThatTakeTurnsAreKeptOnce() {
    let white = Paint.color(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    let gradient = Paint.linearGradient(
      LinearGradientPaint(
        stops: [
          GradientStop(color: .init(srgbRed: 0, green: 0, blue: 0, alpha: 1), location: 0),
          GradientStop(color: .init(srgbRed: 1, green: 0, blue: 0, alpha: 1), location: 1),
        ], startPoint: .zero, endPoint: CGPoint(x: 1, y: 0)))
    let list = list {
      for paint in [black, white, black, gradient, gradient, white, gradient] {
        $0.fill(triangle(), with: paint)
      }
    }
    expect(list.commands.map(\.paint) == [0, 1, 0, 2, 2, 1, 2])
    expect(list.paints == [black, white, gradient])
  }

  @Test func equalColorsOfDifferentObjectsAreKeptOnce() {
    func color(_ alpha: CGFloat) -> Paint {
      .color(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: alpha))
    }
    let list = list {
      for alpha in [1, 1, 0.5, 0.5, 1] as [CGFloat] { $0.fill(triangle(), with: color(alpha)) }
    }
    expect(list.commands.map(\.paint) == [0, 0, 1, 1, 0])
  }

  @Test func paintsThatDifferAreKeptApart() {
    let values: [CGFloat] = [0.1, 0.2, 0.3, 1]
    let colors = [CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.linearSRGB].map {
      CGColorSpace(name: $0).flatMap { CGColor(colorSpace: $0, components: values) } ?? .clear
    }
    func gradient(_ x: CGFloat) -> Paint {
      .linearGradient(
        LinearGradientPaint(
          stops: [GradientStop(color: .black, location: 0)], startPoint: .zero,
          endPoint: CGPoint(x: x, y: 0)))
    }
    let paints = colors.map { Paint.color($0) } + [gradient(1), gradient(2), black]
    let list = list { recorder in
      for paint in paints {
        recorder.fill(triangle(), with: paint)
        recorder.fill(triangle(), with: paint)
      }
    }
    expect(list.paints == paints)
    expect(list.commands.map(\.paint) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  }

  @Test func pathsOfTheSameLengthsAreKeptApart() {
    let list = list {
      for x in [1, 2, 2, 1] as [Double] { $0.fill(triangle(x), with: black) }
    }
    expect(list.paths == [triangle(1), triangle(2), triangle(1)])
    expect(list.commands.map(\.path) == [0, 1, 1, 2])
  }

  @Test func clipsNest() {
    let list = list {
      $0.clip(to: triangle(1))
      $0.save()
      $0.clip(to: triangle(2))
      $0.fill(triangle(), with: black)
      $0.restore()
      $0.clip(to: triangle(3))
      $0.fill(triangle(), with: black)
    }
    expect(list.clips.map(\.parent) == [-1, 0, 0])
    expect(list.commands.map(\.clip) == [1, 2])
    expect(list.clips.enumerated().allSatisfy { $1.parent < $0 })
  }

  @Test func theSameClipSetAgainIsKeptOnce() {
    let list = list {
      for _ in 0..<3 {
        $0.save()
        $0.clip(to: triangle())
        $0.fill(triangle(), with: black)
        $0.restore()
      }
    }
    expect(list.clips.count == 1)
  }

  @Test func concatenatedTransformsApplyFirst() {
    let list = list {
      $0.transform = CGAffineTransform(scaleX: 2, y: 2)
      $0.concatenate(CGAffineTransform(translationX: 5, y: 0))
      $0.fill(triangle(), with: black)
    }
    expect(list.transforms[0].tx == 10)
  }

  @Test func restoringWithoutSavingDoesNothing() {
    let list = list {
      $0.opacity = 0.5
      $0.restore()
      $0.fill(triangle(), with: black)
    }
    expect(list.commands[0].opacity == 0.5)
  }

  @Test func opacityIsCut() {
    for (value, expected) in [(-1, 0), (0.25, 0.25), (7, 1), (.nan, 0), (.infinity, 1)]
      as [(
        CGFloat, CGFloat
      )]
    {
      var recorder = DisplayListRecorder(bounds: .zero)
      recorder.opacity = value
      expect(recorder.opacity == expected)
    }
  }

  @Test func whatDrawsNothingIsNotRecorded() {
    let gradient = LinearGradientPaint(stops: [], startPoint: .zero, endPoint: .zero)
    let nowhere = LinearGradientPaint(
      colors: [CGColor(gray: 0, alpha: 1)], startPoint: CGPoint(x: CGFloat.nan, y: 0),
      endPoint: .zero)
    let list = list {
      $0.fill(Path(), with: black)
      $0.fill(triangle(), with: .linearGradient(gradient))
      $0.fill(triangle(), with: .linearGradient(nowhere))
      for width in [0, -1, .nan, .infinity] as [CGFloat] {
        $0.stroke(triangle(), with: black, style: StrokeStyle(lineWidth: width))
      }
      $0.save()
      $0.opacity = 0
      $0.fill(triangle(), with: black)
      $0.restore()
      for value in [CGFloat.nan, .infinity] {
        $0.transform = CGAffineTransform(scaleX: value, y: 1)
        $0.fill(triangle(), with: black)
      }
    }
    expect(list.commands.isEmpty)
    expect(list.paths.isEmpty && list.paints.isEmpty && list.transforms.isEmpty)
  }

  @Test func pathsAreFinite() {
    var path = triangle()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.addLine(to: CGPoint(x: 3, y: CGFloat.nan))
    path.addLine(to: CGPoint(x: 4, y: 4))
    let bad = Path { $0.move(to: CGPoint(x: CGFloat.nan, y: 0)) }
    let list = list {
      $0.fill(path, with: black)
      $0.fill(bad, with: black)
      $0.clip(to: path)
    }
    expect(list.commands.count == 1)
    for path in list.paths {
      path.forEach { element in
        if case .line(let end) = element { expect(end.x.isFinite && end.y.isFinite) }
      }
    }
  }

  @Test func clipsUnderNoTransformLeaveNothing() {
    let list = list {
      $0.transform = CGAffineTransform(scaleX: .nan, y: 1)
      $0.clip(to: triangle())
      $0.transform = .identity
      $0.fill(triangle(), with: black)
    }
    expect(list.clips.count == 1)
    expect(list.paths[0].isEmpty)
    expect(list.transforms == [.identity])
  }

  @Test func strokeStylesAreFinite() {
    func recorded(_ style: StrokeStyle) -> StrokeStyle {
      list { $0.stroke(triangle(), with: black, style: style) }.strokeStyles[0]
    }
    expect(recorded(StrokeStyle(dash: [1, .nan], dashPhase: 3)) == StrokeStyle())
    expect(recorded(StrokeStyle(dash: [1, -1])) == StrokeStyle())
    expect(recorded(StrokeStyle(dash: [0, 0])) == StrokeStyle())
    expect(recorded(StrokeStyle(dash: [0, 2], dashPhase: .nan)) == StrokeStyle(dash: [0, 2]))
    expect(recorded(StrokeStyle(miterLimit: .nan)).miterLimit == 1)
    expect(recorded(StrokeStyle(miterLimit: 0)).miterLimit == 1)
    expect(recorded(StrokeStyle(miterLimit: .infinity)).miterLimit == .greatestFiniteMagnitude)
    expect(recorded(StrokeStyle(dash: [0, 2], dashPhase: -5)).dashPhase == -5)
  }

  @Test func boundsAreFiniteAndPositive() {
    let flipped = DisplayListRecorder(bounds: CGRect(x: 10, y: 10, width: -4, height: -6)).finish()
    expect(flipped.bounds == CGRect(x: 6, y: 4, width: 4, height: 6))
    for value in [CGFloat.nan, .infinity] {
      let bounds = CGRect(x: 0, y: value, width: 3, height: 3)
      expect(DisplayListRecorder(bounds: bounds).finish().bounds == .zero)
    }
  }

  @Test func evenlySpacedColors() {
    let gray = CGColor(gray: 0, alpha: 1)
    let paint = LinearGradientPaint(
      colors: [gray, gray, gray], startPoint: .zero, endPoint: .zero)
    expect(paint.stops.map(\.location) == [0, 0.5, 1])
    let single = LinearGradientPaint(colors: [gray], startPoint: .zero, endPoint: .zero)
    expect(single.stops.map(\.location) == [0])
  }
}
