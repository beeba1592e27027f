import FiligreeContours
import Testing

@Test func moduleLoads() {}
