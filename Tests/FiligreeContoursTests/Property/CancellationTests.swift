import FiligreePixels
import FiligreeTestSupport
import Foundation
import Synchronization
import Testing

@testable import FiligreeContours

/// Whenever a detection asks whether to stop, it stops if told so; and it asks often.
struct CancellationTests {
  /// Says so at one of the questions, and only there.
  private final class Stop: Sendable {
    private let asked = Mutex(0)
    private let place: Int

    init(at place: Int) { self.place = place }

    var count: Int { asked.withLock { $0 } }

    func ask() -> Bool {
      asked.withLock {
        $0 += 1
        return $0 == place
      }
    }
  }

  private func noise(_ width: Int, _ height: Int) -> CGImage {
    var source = RandomSource(seed: 11)
    let bytes = (0..<width * height * 4).map { _ in UInt8(truncatingIfNeeded: source.next()) }
    return .layout(width, height, components: 4, alpha: .noneSkipLast, bytes)
  }

  private func check(_ image: CGImage, least: Int, _ detection: ContourDetection) throws {
    var detection = detection
    let whole = Stop(at: -1)
    detection.isCancelled = { whole.ask() }
    let expected = try detection.run(on: image)
    detection.isCancelled = nil
    expect(try detection.run(on: image) == expected)
    expect(whole.count >= least, "asked \(whole.count) times")
    for place in 1...whole.count {
      let stop = Stop(at: place)
      detection.isCancelled = { stop.ask() }
      #expect(throws: ContourDetectionError.cancelled, "question \(place)") {
        try detection.run(on: image)
      }
      // Who is told to stop does not ask on and on.
      expect(stop.count <= place + 1, "question \(place)")
    }
  }

  @Test(arguments: ContourPointStyle.allCases)
  func stopsAtEveryQuestion(style: ContourPointStyle) throws {
    var detection = ContourDetection()
    detection.pointStyle = style
    detection.contrastAdjustment = 3
    // Pixels in 32768s: gray values, turned, threshold; and then outlines.
    try check(noise(300, 280), least: 8, detection)
    detection.orientation = .left
    detection.maximumImageDimension = 250
    detection.regionOfInterest = CGRect(x: 0.0123, y: 0.0345, width: 0.95, height: 0.93)
    detection.includesImageFrame = true
    try check(noise(300, 280), least: 12, detection)
  }

  /// One outline through the whole picture.
  @Test(arguments: ContourPointStyle.allCases)
  func asksWithinALongOutline(style: ContourPointStyle) throws {
    let (width, height) = (700, 300)
    var detection = ContourDetection()
    detection.pointStyle = style
    detection.maximumImageDimension = width
    // A comb, whose teeth are of single pixels.
    let comb = (0..<width * height).map { i in
      let (x, y) = (i % width, i / width)
      let isInk = y == 0 || x % 4 == 0 || x % 2 == 0 && (y + x / 2) % 7 != 3
      return isInk ? 0 : 255 as UInt8
    }
    try check(.gray(width, height, comb), least: 8, detection)
  }

  @Test func resamplingStops() {
    let resampler = AreaResampler(sourceWidth: 40, sourceHeight: 30, width: 13, height: 7)
    let samples = (0..<1200).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var told = 0
    let whole = resampler.resample(samples, channels: 1) {
      told += $0
      return false
    }
    expect(whole == resampler.resample(samples, channels: 1) && whole.count == 91)
    expect(told >= 1200)
    expect(resampler.resample(samples, channels: 1) { _ in true }.isEmpty)
    expect(resampler.resample(samples.map { UInt16($0) }, channels: 1) { _ in true }.isEmpty)
  }
}
