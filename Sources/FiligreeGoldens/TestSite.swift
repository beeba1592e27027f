import FiligreePixels
import Testing

#if canImport(XCTest)
import XCTest
#endif

/// Where a test asks for something, and how it is told what failed: in Swift Testing and in XCTest.
package struct TestSite: Sendable {
  private let location: SourceLocation
  /// XCTest takes the file's path as a literal only.
  private let literalPath: StaticString?

  /// A place by the literals of the caller's line.
  package init(fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
    location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(clamping: line),
      column: Int(clamping: column))
    literalPath = file
  }

  /// A place of Swift Testing.
  package init(_ location: SourceLocation) {
    self.location = location
    literalPath = nil
  }

  /// The path of the source file, as the compiler saw it.
  var filePath: String { location.filePath }
  /// The module of the tests.
  var moduleName: String { location.moduleName }

  /// Reports a failure at the place.
  package func fail(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    #if canImport(XCTest)
    // Each framework says nothing of what the other one reports. A task of its own does not know the test that it
    // belongs to, so that there it cannot be told which of the two is running: both are told.
    if Test.current == nil {
      if let literalPath {
        XCTFail(message, file: literalPath, line: UInt(location.line))
      } else {
        XCTFail("\(location): \(message)")
      }
    }
    #endif
  }

  /// Attaches a picture to the test, in Swift Testing; XCTest on Linux has no attachments.
  func attach(_ image: CGImage, named name: String) {
    Attachment.record(image, named: name, sourceLocation: location)
  }
}
