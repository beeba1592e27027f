import Foundation
import FiligreeTestSupport
import Testing

/// `filigree trace` into PDF.
@Suite struct PDFOutputTests {
  @Test func aPictureBecomesAPage() throws {
    let folder = try TemporaryFolder()
    let result = try CommandRunner.run([
      "trace", example("logo.png"), "-o", folder.path("logo.pdf"), "--stroke", "red",
    ])
    expect(result.status == 0, "\(result.standardError)")
    let file = try Data(contentsOf: URL(fileURLWithPath: folder.path("logo.pdf")))
    let text = String(decoding: file, as: UTF8.self)
    expect(text.hasPrefix("%PDF-1.7\n") && text.hasSuffix("\n%%EOF\n"))
    expect(text.contains("/MediaBox [0 0 512 512]"))
    let piped = try CommandRunner.run(["trace", example("logo.png"), "-o", "-", "--format", "pdf"])
    expect(piped.status == 0 && piped.standardOutput.starts(with: Array("%PDF".utf8)))
  }
}
