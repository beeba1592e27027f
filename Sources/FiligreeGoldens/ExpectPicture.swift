import FiligreePixels
import Foundation
import Testing

/// Compares a picture with the file `Goldens/<name>.png` of the test target, in Swift Testing and in XCTest.
///
/// Where there is no file, or where `record` or the environment (``PictureRecording``) asks for it, the picture is
/// recorded as the file, and the test fails and says so: look at it, and run again.
///
/// Where the pictures differ, the test fails at the caller's line. Swift Testing attaches the actual picture, the
/// expected one and their difference; and they are left as files in `.build/picture-failures/<test target>`, which
/// the failure names. A file appears whole or not at all.
///
/// - Parameters:
///   - image: The picture.
///   - name: The file's name without `.png`, without a slash.
///   - precision: The share of pixels that have to match, 0…1.
///   - tolerance: By how much a component of two pixels that match may differ, 0…1, where they lie on black or on white;
///     1 / 255 is a level of eight bits.
///   - record: What is recorded; nil for what the environment asks for.
///   - fileID: The caller's file and module.
///   - file: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
public func expectPicture(
  _ image: CGImage, named name: String, precision: Double = 1, tolerance: Double = 0,
  record: PictureRecording? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  ExpectedPicture(
    named: name, at: TestSite(fileID: fileID, file: file, line: line, column: column)
  ).check(image, precision: precision, tolerance: tolerance, recording: record)
}

/// Compares a picture as ``expectPicture(_:named:precision:tolerance:record:fileID:file:line:column:)`` does, for a helper
/// of Swift Testing that is told where its caller stands.
///
/// - Parameters:
///   - image: The picture.
///   - name: The file's name without `.png`, without a slash.
///   - precision: The share of pixels that have to match, 0…1.
///   - tolerance: By how much a component of two pixels that match may differ, 0…1.
///   - record: What is recorded; nil for what the environment asks for.
///   - sourceLocation: Where the failure is reported.
public func expectPicture(
  _ image: CGImage, named name: String, precision: Double = 1, tolerance: Double = 0,
  record: PictureRecording? = nil, sourceLocation: SourceLocation
) {
  ExpectedPicture(named: name, at: TestSite(sourceLocation)).check(
    image, precision: precision, tolerance: tolerance, recording: record)
}
