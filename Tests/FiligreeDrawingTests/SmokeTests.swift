import Testing
@Test func drawingLoads() {}
