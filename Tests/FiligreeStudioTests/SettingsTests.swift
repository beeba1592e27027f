import Filigree
import Testing

@testable import FiligreeStudio

@Suite("Studio settings")
struct SettingsTests {
  @Test("defaults are those of colors")
  func defaults() {
    #expect(TraceSettings().arguments(for: .svg) == ["--colors", "auto"])
  }
}
