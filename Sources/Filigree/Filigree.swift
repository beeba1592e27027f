// The umbrella: one import for all of Filigree, or for what the traits ask for (Package.swift), and Foundation and Dispatch as
// Apple's frameworks show them.
@_exported import FiligreePaths
@_exported import Foundation

#if All || Contours || Tracing
@_exported import FiligreeContours
@_exported import FiligreePixels
#endif
#if All || Tracing
@_exported import FiligreeTracing
#endif
#if All
@_exported import FiligreeTracedPaint
#endif
#if All || Views || Apps
@_exported import FiligreeUI
#endif
#if All || Apps
@_exported import FiligreeHost
#endif
