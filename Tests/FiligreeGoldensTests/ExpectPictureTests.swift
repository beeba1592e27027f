import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// What is recorded, compared and left behind, in a package that is made for it.
@Suite struct ExpectPictureTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private let red = field(8, 6, [200, 0, 0, 255])
  /// Differs in one pixel, by a level.
  private var nearlyRed: CGImage {
    var bytes = red.bytes
    bytes[4 * 11] += 1
    return CGImage(width: 8, height: 6, components: 4, depth: 8, bytes: bytes)
  }

  /// Four fields, one half transparent.
  private var fields: CGImage {
    var bytes = [UInt8]()
    for y in 0..<12 {
      for x in 0..<12 {
        switch (x < 6, y < 6) {
        case (true, true): bytes += [230, 60, 40, 255]
        case (false, true): bytes += [40, 180, 90, 255]
        case (true, false): bytes += [50, 80, 220, 128]
        case (false, false): bytes += [0, 0, 0, 0]
        }
      }
    }
    return CGImage(width: 12, height: 12, components: 4, depth: 8, bytes: bytes)
  }

  @Test func goldensLieInTheFolderOfTheTarget() {
    expectPicture(fields, named: "fields")
  }

  @Test func missingPicturesAreRecordedAndFail() throws {
    let failure = try #require(scratch.failure(red, named: "card"))
    expect(
      failure == "card: recorded as \(scratch.golden("card").path); look at it, and run again")
    let recorded = try CGImage(contentsOf: scratch.golden("card"))
    expect(recorded.straightRGBA16() == red.straightRGBA16())
    expect(scratch.failure(red, named: "card") == nil)
  }

  @Test func neverRecordsNothing() throws {
    let failure = try #require(scratch.failure(red, named: "card", record: .never))
    expect(failure.contains("there is no \(scratch.golden("card").path)"))
    expect(failure.contains("FILIGREE_RECORD=missing"))
    expect(scratch.left("card") == ["actual"])
    expect(!FileManager.default.fileExists(atPath: scratch.golden("card").path))
  }

  @Test func differingPicturesLeaveThree() throws {
    try scratch.save(red, "card")
    let failure = try #require(scratch.failure(nearlyRed, named: "card"))
    expect(failure.contains("differs in 1 of 48 pixels, most by 0.004 at (3, 1)"))
    expect(failure.contains("card.{actual,expected,difference}.png"))
    expect(scratch.left("card") == ["actual", "expected", "difference"])
    let difference = try CGImage(contentsOf: scratch.left("card", "difference"))
    expect(difference.bytes[3 * 11] >= 96 && difference.bytes[3 * 11 + 1] == 0)
    expect(difference.bytes[0] == difference.bytes[1])
    // What was left of a failure goes away with it.
    expect(scratch.failure(red, named: "card") == nil)
    expect(scratch.left("card").isEmpty)
  }

  @Test func failedRecordsWhatDiffers() throws {
    try scratch.save(red, "card")
    let before = try Data(contentsOf: scratch.golden("card"))
    expect(scratch.failure(red, named: "card", record: .failed) == nil)
    expect(try Data(contentsOf: scratch.golden("card")) == before)
    let failure = try #require(scratch.failure(nearlyRed, named: "card", record: .failed))
    expect(failure.contains("recorded as"))
    expect(try Data(contentsOf: scratch.golden("card")) != before)
    try Data("no picture".utf8).write(to: scratch.golden("card"))
    expect(scratch.failure(red, named: "card", record: .failed)?.contains("recorded as") == true)
    expect(scratch.failure(red, named: "card", record: .all)?.contains("recorded as") == true)
    expect(scratch.failure(red, named: "card", record: .never) == nil)
  }

  @Test func toleranceAndPrecision() throws {
    try scratch.save(red, "card")
    expect(scratch.failure(nearlyRed, named: "card", tolerance: 1 / 255) == nil)
    expect(scratch.failure(nearlyRed, named: "card", tolerance: 0.9 / 255) != nil)
    expect(scratch.failure(nearlyRed, named: "card", precision: 47 / 48) == nil)
    expect(scratch.failure(nearlyRed, named: "card", precision: 0.98) != nil)
    let other = field(8, 6, [0, 200, 0, 255])
    expect(scratch.failure(other, named: "card", precision: 0) == nil)
    expect(scratch.failure(other, named: "card", tolerance: 1) == nil)
  }

  @Test(arguments: [Double.nan, -0.1, 1.5, .infinity])
  func impossibleNumbersFail(_ number: Double) throws {
    try scratch.save(red, "card")
    let precision = try #require(scratch.failure(red, named: "card", precision: number))
    expect(precision.contains("a precision of \(number); give"))
    let tolerance = try #require(scratch.failure(red, named: "card", tolerance: number))
    expect(tolerance.contains("a tolerance of \(number); give"))
  }

  @Test(arguments: ["", "a/b", "../card", ".card", "/card", "a\0b"])
  func impossibleNamesFail(_ name: String) throws {
    let failure = try #require(scratch.failure(red, named: name, record: .all))
    expect(failure.contains("cannot be a picture's name"))
  }

  @Test func tooLongNamesFail() throws {
    let name = String(repeating: "a", count: 300)
    expect(try #require(scratch.failure(red, named: name)).contains("cannot be recorded"))
  }

  @Test func otherSizesFail() throws {
    try scratch.save(red, "card")
    let failure = try #require(scratch.failure(field(9, 4, [200, 0, 0, 255]), named: "card"))
    expect(failure.contains("has 9×4 pixels, expected are 8×6"))
    let difference = try CGImage(contentsOf: scratch.left("card", "difference"))
    expect(difference.width == 9 && difference.height == 6)
    expect(Array(difference.bytes.suffix(3)) == [255, 0, 0])
  }

  @Test func damagedGoldensFail() throws {
    try scratch.save(fields, "card")
    let whole = try Data(contentsOf: scratch.golden("card"))
    for damaged in [Data(), whole.prefix(40), Data("not a picture".utf8)] {
      try damaged.write(to: scratch.golden("card"))
      let failure = try #require(scratch.failure(fields, named: "card"))
      expect(failure.contains("what is expected cannot be read: \(scratch.golden("card").path)"))
      expect(failure.contains("delete the file and run again"))
      expect(try Data(contentsOf: scratch.golden("card")) == damaged)
      expect(scratch.left("card") == ["actual"])
    }
  }

  @Test func foldersThatCannotBeWrittenFail() throws {
    // A file where the folder would be keeps even the superuser from writing.
    try Data().write(to: scratch.golden("card").deletingLastPathComponent())
    let failure = try #require(scratch.failure(red, named: "card"))
    expect(failure.contains("cannot be recorded: "))
    try FileManager.default.removeItem(at: scratch.golden("card").deletingLastPathComponent())
    try scratch.save(red, "card")
    try Data().write(to: scratch.root.appendingPathComponent(".build"))
    let other = try #require(scratch.failure(nearlyRed, named: "card"))
    expect(other.contains("differs in 1 of 48 pixels"))
    expect(other.contains("its pictures could not be left: "))
  }

  @Test func sourcesThatAreElsewhereFail() throws {
    try FileManager.default.removeItem(at: scratch.root)
    let failure = try #require(scratch.failure(red, named: "card"))
    expect(failure.contains("run the tests where they were built"))
    expect(!FileManager.default.fileExists(atPath: scratch.root.path))
  }

  @Test func theEnvironmentSaysWhatIsRecorded() {
    expect(PictureRecording(environment: [:]) == .missing)
    expect(PictureRecording(environment: ["FILIGREE_RECORD": ""]) == .missing)
    expect(PictureRecording(environment: ["FILIGREE_RECORD": "1"]) == .all)
    for mode in PictureRecording.allCases {
      expect(PictureRecording(environment: ["FILIGREE_RECORD": mode.rawValue]) == mode)
    }
    let failures = caught {
      ExpectedPicture(named: "card", at: TestSite(scratch.location)).check(
        red, precision: 1, tolerance: 0, recording: nil, environment: ["FILIGREE_RECORD": "yes"])
    }
    expect(
      failures.map(\.text) == [
        "card: FILIGREE_RECORD is 'yes'; set it to all, failed, missing, never or 1, or unset it"
      ])
  }

  @Test func failuresAreAtTheCallersLine() {
    let line = #line + 2
    let failures = caught {
      expectPicture(red, named: "a/b")
    }
    expect(failures.first?.sourceLocation?.line == line)
    expect(failures.first?.sourceLocation?.fileID == #fileID)
  }
}
