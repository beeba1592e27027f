import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSymbols

/// The names that public apps use most, and that all of them are drawn.
@Suite struct MostUsedNamesTests {
  /// Names that Swift sources of public repositories write, those of the most repositories: facts, in order.
  static let names: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/most-used-names.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  @Test(.enabled(if: hasIcons)) func `the names that are used most resolve`() {
    expect(Self.names.count >= 1000)
    expect(Self.names == Set(Self.names).sorted())
    let library = SymbolLibrary(warnings: Lines().log())
    var missing: [String] = []
    for name in Self.names {
      do throws(SymbolError) {
        _ = try library.drawing(named: name)
      } catch {
        missing.append("\(name): \(error)")
      }
    }
    expect(missing.isEmpty, "\(missing.count): \(missing.joined(separator: " "))")
  }
}
