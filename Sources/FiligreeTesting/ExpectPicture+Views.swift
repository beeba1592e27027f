import FiligreeGoldens
import FiligreeViews
import Foundation
import Testing

/// Draws a view and compares it with the file `Goldens/<name>.png` of the test target, in Swift Testing and in XCTest.
///
///     expectPicture(of: Card(), size: CGSize(width: 320, height: 200), named: "card")
///     expectPicture(of: Card(), named: "card", variants: .standard)
///     expectPicture(of: Toggler(), named: "toggler", at: [0, 0.1, 0.2]) { $0.tap("Show") }
///
/// The view is drawn by a `ViewSession` of its own: its clock begins at 0 and moves to the given times only, and nothing
/// depends on the machine's clock or locale. What lies behind it is white in light surroundings and black in dark ones. In
/// each variant the view is made anew, and each picture has a file of its own: `<name>-<variant>-<time>.png`, as in
/// `card-dark-0.25s.png`.
///
/// What is recorded, compared and reported, and where the pictures of a failure are, is that of `expectPicture` for a
/// `CGImage`. A size, a scale or times that cannot be drawn, problems of the session and what `action` throws are failures
/// of the test.
///
/// Views live on the main actor, and so does the test. XCTest on Linux calls methods of the main actor only if they are
/// `async`: `@MainActor func testCard() async`.
///
/// - Parameters:
///   - view: The view.
///   - size: The page, in points; nil for the size that the view takes where it may choose.
///   - scale: Pixels a point.
///   - name: The file's name without `.png`, without a slash.
///   - variants: The surroundings in which the view is drawn; none for the usual ones, without a name.
///   - times: At which seconds after `action` it is drawn, rising, by milliseconds in names; none for at once, without
///     a name.
///   - precision: The share of pixels that have to match, 0…1.
///   - tolerance: By how much a component of two pixels that match may differ, 0…1; 1 / 255 is a level of eight bits.
///   - record: What is recorded; nil for what the environment asks for.
///   - fileID: The caller's file and module.
///   - file: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
///   - action: What a finger does before the first picture: it taps, types, drags.
@MainActor
public func expectPicture<Content: View>(
  of view: @autoclosure () -> Content, size: CGSize? = nil, scale: CGFloat = 1,
  named name: String, variants: [PictureVariant] = [], at times: [TimeInterval] = [],
  precision: Double = 1, tolerance: Double = 0, record: PictureRecording? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, after action: (ViewSession) throws -> Void = { _ in }
) {
  ViewExpectation<Content>(
    name: name, site: TestSite(fileID: fileID, file: file, line: line, column: column), size: size,
    scale: scale, variants: variants, times: times, precision: precision, tolerance: tolerance,
    recording: record
  ).check(view, after: action)
}

/// Draws a view and compares it, for a helper of Swift Testing that is told where its caller stands.
///
/// All else is as without `sourceLocation`.
///
/// - Parameters:
///   - view: The view.
///   - size: The page, in points; nil for the size that the view takes where it may choose.
///   - scale: Pixels a point.
///   - name: The file's name without `.png`, without a slash.
///   - variants: The surroundings in which the view is drawn.
///   - times: At which seconds after `action` it is drawn, rising.
///   - precision: The share of pixels that have to match, 0…1.
///   - tolerance: By how much a component of two pixels that match may differ, 0…1.
///   - record: What is recorded; nil for what the environment asks for.
///   - sourceLocation: Where failures are reported.
///   - action: What a finger does before the first picture.
@MainActor
public func expectPicture<Content: View>(
  of view: @autoclosure () -> Content, size: CGSize? = nil, scale: CGFloat = 1,
  named name: String, variants: [PictureVariant] = [], at times: [TimeInterval] = [],
  precision: Double = 1, tolerance: Double = 0, record: PictureRecording? = nil,
  sourceLocation: SourceLocation, after action: (ViewSession) throws -> Void = { _ in }
) {
  ViewExpectation<Content>(
    name: name, site: TestSite(sourceLocation), size: size, scale: scale, variants: variants,
    times: times, precision: precision, tolerance: tolerance, recording: record
  ).check(view, after: action)
}

/// Compares the picture of a session at this moment with the file `Goldens/<name>.png` of the test target.
///
/// - Parameters:
///   - session: The session; its problems are failures as well.
///   - name: The file's name without `.png`, without a slash.
///   - precision: The share of pixels that have to match, 0…1.
///   - tolerance: By how much a component of two pixels that match may differ, 0…1.
///   - record: What is recorded; nil for what the environment asks for.
///   - fileID: The caller's file and module.
///   - file: The caller's file.
///   - line: The caller's line.
///   - column: The caller's column.
@MainActor
public func expectPicture(
  of session: ViewSession, named name: String, precision: Double = 1, tolerance: Double = 0,
  record: PictureRecording? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  session.compare(
    with: ExpectedPicture(
      named: name, at: TestSite(fileID: fileID, file: file, line: line, column: column)),
    precision: precision, tolerance: tolerance, recording: record)
}

/// Compares the picture of a session at this moment, for a helper of Swift Testing that is told where its caller stands.
///
/// - Parameters:
///   - session: The session; its problems are failures as well.
///   - name: The file's name without `.png`, without a slash.
///   - precision: The share of pixels that have to match, 0…1.
///   - tolerance: By how much a component of two pixels that match may differ, 0…1.
///   - record: What is recorded; nil for what the environment asks for.
///   - sourceLocation: Where failures are reported.
@MainActor
public func expectPicture(
  of session: ViewSession, named name: String, precision: Double = 1, tolerance: Double = 0,
  record: PictureRecording? = nil, sourceLocation: SourceLocation
) {
  session.compare(
    with: ExpectedPicture(named: name, at: TestSite(sourceLocation)), precision: precision,
    tolerance: tolerance, recording: record)
}
