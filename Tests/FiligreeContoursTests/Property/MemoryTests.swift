#if os(Linux)
import Foundation
import FiligreeTestSupport
import Testing

/// The most memory that very many contours take, by the peak of a process that does nothing else.
@Suite struct MemoryTests {
  private struct Peak: Decodable {
    var contours: Int
    var peakKB: Int
  }

  private func peak(_ arguments: String...) throws -> Peak {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("ContourDriver")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    expect(process.terminationStatus == 0)
    return try JSONDecoder().decode(Peak.self, from: data)
  }

  /// A million contours of four points: 0.14 GB, of which the picture is 4 MB.
  @Test func aMillionContours() throws {
    let found = try peak("salt", "2048", "1")
    expect(found.contours > 1_040_000)
    expect((1...190_000).contains(found.peakKB), "\(found.peakKB) KB")
  }

  /// Tens of thousands of contours and the curves through them: half a kilobyte for each, beyond what a process
  /// takes for a small picture.
  @Test func manyOutlines() throws {
    let base = try peak("salt", "16", "2").peakKB
    let found = try peak("salt", "512", "2")
    expect(found.contours > 65_000)
    expect((1...33_000).contains(found.peakKB - base), "\(found.peakKB) KB, not \(base)")
  }
}
#endif
