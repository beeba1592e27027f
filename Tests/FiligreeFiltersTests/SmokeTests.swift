import FiligreeFilters
import Testing
@Test func smoke() { #expect(CIFilter.gaussianBlur().radius == 10) }
