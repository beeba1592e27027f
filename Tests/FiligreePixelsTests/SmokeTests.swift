import FiligreePixels
import Testing

@Test func moduleLoads() {}
