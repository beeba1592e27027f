// The umbrella: one import for all of Filigree, or for what the traits ask for, and Foundation and Dispatch as Apple's
// frameworks show them.
@_exported import Foundation

#if Paths
@_exported import FiligreePaths
#endif
#if Contours
@_exported import FiligreeContours
@_exported import FiligreePixels
#endif
#if Tracing
@_exported import FiligreeTracing
#endif
#if Views
@_exported import FiligreeUI
#endif
#if Apps
@_exported import FiligreeHost
#endif
