// What `import SwiftUI` shows here: views, UIKit, Core Graphics and what is beneath them, and Foundation and Dispatch as
// on Apple's systems. Contours are not among it: there, too, they come with `import Vision`, and a client that finds
// none does not build what finds them.
@_exported import Dispatch
@_exported import FiligreeDocuments
@_exported import FiligreeDrawing
@_exported import FiligreeFilters
@_exported import FiligreeKit
@_exported import FiligreePaths
@_exported import FiligreePixels
@_exported import FiligreePublishers
@_exported import FiligreeRaster
@_exported import FiligreeSVG
@_exported import FiligreeViews
@_exported import Foundation
@_exported import Observation

// What Foundation itself has on Apple's systems: `URLSession` and its publishers.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
