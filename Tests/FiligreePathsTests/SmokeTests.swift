import FiligreePaths
import Testing

@Test func moduleLoads() {}
