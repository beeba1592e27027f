import FiligreeDrawing
import Testing

@Test func moduleLoads() {}
