// The umbrella: one import for all of Filigree, and Foundation and Dispatch as Apple's frameworks show them.
@_exported import FiligreeContours
@_exported import FiligreeHost
@_exported import FiligreeTracing
@_exported import FiligreeUI
