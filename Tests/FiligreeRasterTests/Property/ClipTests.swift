import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Clips multiply coverage, whatever they are nested in and shared by.
struct ClipTests {
  private func draw(
    _ size: Double, _ body: (inout DisplayListRecorder) -> Void
  ) throws -> [UInt8] {
    try alphas(Rasterizer(threads: 1).render(drawing(size, size, body)))
  }

  private let all = Path(box: -1, -1, 200, 200)

  @Test func clipOfAFullPageIsItsCoverage() throws {
    for path in [Path(circle: 20, 20, 15), Path(pentagram: 20, 20, 19), Path(box: 3.3, 4.4, 9, 9)] {
      for style in [FillStyle(), FillStyle(eoFill: true), FillStyle(antialiased: false)] {
        let clipped = try draw(40) {
          $0.clip(to: path, style: style)
          $0.fill(all, with: .color(.black))
        }
        expect(clipped == (try coverage(of: path, 40, 40, style)))
      }
    }
  }

  @Test func nestedClipsMultiply() throws {
    let (a, b, c) = (
      Path(box: 2.5, 0, 30, 40), Path(box: 0, 2.25, 40, 30), Path(circle: 20, 20, 16)
    )
    let drawn = try draw(40) {
      $0.clip(to: a)
      $0.clip(to: b)
      $0.fill(c, with: .color(.black))
    }
    let parts = try [a, b, c].map { try coverage(of: $0, 40, 40) }
    for i in 0..<1600 {
      let exact = parts.reduce(1) { $0 * Double($1[i]) / 255 } * 255
      expect(abs(Double(drawn[i]) - exact) <= 1)
    }
    // The corner of both boxes.
    expect(
      abs(
        Int(
          try draw(40) {
            $0.clip(to: a)
            $0.clip(to: b)
            $0.fill(all, with: .color(.black))
          }[2 * 40 + 2]) - Int((255 * 0.5 * 0.75).rounded())) <= 1)
  }

  @Test func restoringLiftsTheClip() throws {
    let drawn = try draw(30) {
      $0.save()
      $0.clip(to: Path(box: 0, 0, 10, 30))
      $0.save()
      $0.clip(to: Path(box: 0, 0, 30, 10))
      $0.restore()
      $0.fill(Path(box: 0, 20, 30, 5), with: .color(.black))
      $0.restore()
      $0.fill(Path(box: 20, 0, 10, 10), with: .color(.black))
    }
    expect(drawn[22 * 30 + 5] == 255)
    expect(drawn[22 * 30 + 15] == 0)
    expect(drawn[5 * 30 + 25] == 255)
  }

  /// The clip keeps the transform it was set under.
  @Test func clipsHaveTheirOwnTransform() throws {
    let drawn = try draw(30) {
      $0.transform = CGAffineTransform(translationX: 10, y: 0)
      $0.clip(to: Path(box: 0, 0, 10, 30))
      $0.transform = CGAffineTransform(scaleX: 2, y: 2)
      $0.fill(Path(box: 0, 0, 15, 5), with: .color(.black))
    }
    for (x, inside) in [(9, false), (10, true), (19, true), (20, false)] {
      expect(drawn[3 * 30 + x] == (inside ? 255 : 0))
    }
    expect(drawn[12 * 30 + 15] == 0)
  }

  @Test func emptyAndDisjointClipsLeaveNothing() throws {
    let far = Path(box: 500, 500, 5, 5)
    for clips in [
      [Path()], [far], [Path(box: 0, 0, 5, 5), Path(box: 10, 10, 5, 5)], [all, Path()],
    ] {
      let drawn = try draw(30) { recorder in
        clips.forEach { recorder.clip(to: $0) }
        recorder.fill(all, with: .color(.black))
      }
      expect(drawn.allSatisfy { $0 == 0 })
    }
    let bad = try draw(30) {
      $0.transform = CGAffineTransform(scaleX: .nan, y: 1)
      $0.clip(to: all)
      $0.transform = .identity
      $0.fill(all, with: .color(.black))
    }
    expect(bad.allSatisfy { $0 == 0 })
  }

  /// Commands that go back and forth between clips draw what each alone would.
  @Test(arguments: UInt64(1)...10)
  func orderOfClipsDoesNotMatter(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let shapes = (0..<6).map { _ in
      Path(polygon: (0..<5).map { _ in random.point(0, 70) })
    }
    let order = (0..<20).map { _ in (random.integer(0...5), random.integer(0...5)) }
    // As commands of one drawing, in stripes that do not overlap.
    let together = try draw(70) { recorder in
      for (i, (a, b)) in order.enumerated() {
        recorder.save()
        recorder.clip(to: shapes[a])
        recorder.clip(to: shapes[b])
        recorder.fill(Path(box: 0, Double(i * 3), 70, 3), with: .color(.black))
        recorder.restore()
      }
    }
    for (i, (a, b)) in order.enumerated() {
      let alone = try draw(70) {
        $0.clip(to: shapes[a])
        $0.clip(to: shapes[b])
        $0.fill(all, with: .color(.black))
      }
      for y in i * 3..<i * 3 + 3 {
        expect(together[y * 70..<y * 70 + 70] == alone[y * 70..<y * 70 + 70], "seed \(seed)")
      }
    }
  }
}
