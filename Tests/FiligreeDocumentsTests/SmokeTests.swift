import FiligreeDocuments
import Testing

@Test func moduleLoads() {}
