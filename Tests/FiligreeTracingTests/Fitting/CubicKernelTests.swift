import CFiligreeTracing
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// The kernel that solves for a cubic's arms, compared with its Swift version and on extreme numbers.
@Suite struct CubicKernelTests {
  private typealias Vector = SIMD2<Double>

  private struct Case {
    var points: [Vector]
    var density: Double
    var cubic: filigree_cubic

    typealias Kernel =
      (UnsafePointer<filigree_cubic_samples>?, UnsafeMutablePointer<filigree_cubic>?) -> Int32

    func fitted(_ fit: Kernel) -> (found: Bool, cubic: filigree_cubic) {
      var result = cubic
      let flat = points.flatMap { [$0.x, $0.y] }
      let found = flat.withUnsafeBufferPointer { flat in
        var samples = filigree_cubic_samples(
          points: flat.baseAddress, count: points.count, density: density)
        return fit(&samples, &result) != 0
      }
      return (found, result)
    }
  }

  /// A noisy arc of a random bend, with the directions of its ends, known or not.
  private func random(_ seed: Int) -> Case {
    var random = RandomSource(seed: UInt64(seed))
    let length = random.number(in: 4...60)
    let count = Int(length / 0.6) + 2
    let (bend, change) = (random.number(in: -1.2...1.2), random.number(in: -1...1))
    let noise = [0, 0.05, 0.3][seed % 3]
    var at = Vector(random.number(in: 0...2000), random.number(in: 0...2000))
    var points: [Vector] = []
    var directions: [Vector] = []
    for i in 0..<count {
      let s = Double(i) / Double(count - 1)
      let heading = bend * s + change * s * s
      directions.append(Vector(cos(heading), sin(heading)))
      points.append(
        at + Vector(random.number(in: -noise...noise), random.number(in: -noise...noise)))
      at += directions[i] * 0.6
    }
    var cubic = filigree_cubic()
    let total = 0.6 * Double(count - 1)
    let blocks = 1 + seed % 4
    let end = SIMD2<Float>(points[count - 1] - points[0])
    cubic.origin = (points[0].x, points[0].y)
    cubic.step = total / Double(8 * blocks)
    cubic.first = cubic.step / 2
    cubic.scale = 1 / total
    cubic.end = (end.x, end.y)
    cubic.start_direction = (Float(directions[0].x), Float(directions[0].y))
    cubic.end_direction = (Float(directions[count - 1].x), Float(directions[count - 1].y))
    cubic.knows_start = seed & 4 == 0 ? 1 : 0
    cubic.knows_end = seed & 8 == 0 ? 1 : 0
    cubic.length = Float(total)
    cubic.limit = 0.2
    cubic.blocks = Int32(blocks)
    cubic.rounds = 2
    return Case(points: points, density: 1 / 0.6, cubic: cubic)
  }

  @Test func kernelAndTwinFindTheSame() {
    var (found, different) = (0, 0)
    for seed in 0..<400 {
      let one = random(seed)
      let (isFound, cubic) = one.fitted(filigree_fit_cubic)
      let twin = CubicReference(one.cubic, points: one.points, density: one.density)
      // At the limit itself rounding decides.
      guard isFound, let error = twin.error else {
        #expect(!isFound && twin.error == nil, "seed \(seed)")
        continue
      }
      found += 1
      let arms = [
        Vector(Double(cubic.arm1.0), Double(cubic.arm1.1)) - twin.best.0,
        Vector(Double(cubic.arm2.0), Double(cubic.arm2.1)) - twin.best.1,
      ]
      let reach = 0.01 * Double(cubic.length)
      let isSame =
        arms.allSatisfy { ($0 * $0).sum() < reach * reach }
        && abs(Double(cubic.error) - error) < 0.01 * error + 1e-3
      if !isSame { different += 1 }
    }
    // Where two rounds are equally good, single precision may prefer the other.
    #expect(different <= found / 50, "\(different) of \(found)")
    #expect(found > 250, "\(found)")
  }

  @Test func everyProcessorFindsTheSameBits() {
    for seed in 0..<400 {
      let one = random(seed)
      let (wide, narrow) = (
        one.fitted(filigree_fit_cubic), one.fitted(filigree_fit_cubic_baseline)
      )
      #expect(wide.found == narrow.found, "seed \(seed)")
      guard wide.found else { continue }
      let (a, b) = (wide.cubic, narrow.cubic)
      #expect(a.arm1 == b.arm1 && a.arm2 == b.arm2 && a.error == b.error, "seed \(seed)")
    }
  }

  /// Two rounds that begin with fitted arms come nearly as near as from the start, or nearer.
  @Test func armsThatAreKnownAreABeginning() {
    var (count, worse) = (0, 0)
    for seed in 0..<200 {
      let one = random(seed)
      let first = one.fitted(filigree_fit_cubic)
      guard first.found else { continue }
      var again = one
      again.cubic.arm1 = first.cubic.arm1
      again.cubic.arm2 = first.cubic.arm2
      again.cubic.knows_arms = 1
      let second = again.fitted(filigree_fit_cubic)
      count += 1
      if !second.found || second.cubic.error > 1.02 * first.cubic.error + 1e-3 { worse += 1 }
    }
    #expect(count > 80, "\(count)")
    #expect(worse <= count / 50, "\(worse) of \(count)")
  }

  /// Whatever the numbers, nothing outside of the samples is read, and results are finite.
  @Test func strangeNumbersFindNothingOrSomethingFinite() {
    for seed in 0..<64 {
      for number: Double in [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5, 1e-300] {
        for field in 0..<8 {
          var one = random(seed)
          switch field {
          case 0: one.points[seed % one.points.count] = Vector(number, number)
          case 1: one.cubic.first = number
          case 2: one.cubic.step = number
          case 3: one.cubic.scale = number
          case 4: one.cubic.end = (Float(number), Float(number))
          case 5: one.cubic.start_direction = (Float(number), Float(number))
          case 6: one.cubic.length = Float(number)
          default: one.density = number
          }
          let (found, cubic) = one.fitted(filigree_fit_cubic)
          guard found else { continue }
          let sum = cubic.arm1.0 + cubic.arm1.1 + cubic.arm2.0 + cubic.arm2.1
          #expect(sum.isFinite, "seed \(seed), field \(field), \(number)")
        }
      }
    }
  }
}
