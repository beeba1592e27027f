import FiligreeRaster
import Testing

@Test func moduleLoads() {}
