// Picture tests have the comparison that clients have.
@_exported import FiligreeGoldens
