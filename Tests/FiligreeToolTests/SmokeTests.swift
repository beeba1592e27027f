import Filigree
import Testing

@Test func moduleLoads() {}
