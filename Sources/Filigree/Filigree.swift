// The umbrella: one import for all of Filigree, and Foundation and Dispatch as Apple's frameworks show them.
@_exported import Dispatch
@_exported import FiligreePublishers
@_exported import FiligreeContours
@_exported import FiligreeDocuments
@_exported import FiligreeDrawing
@_exported import FiligreeFilters
@_exported import FiligreePaths
@_exported import FiligreePixels
@_exported import FiligreeRaster
@_exported import FiligreeKit
@_exported import FiligreeViews
@_exported import Foundation
@_exported import Observation

// What Foundation itself has on Apple's systems: `URLSession` and its publishers.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
