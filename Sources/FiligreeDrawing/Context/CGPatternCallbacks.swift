import FiligreePaths
import FiligreePixels
import Foundation

/// A function that draws a pattern's cell: Core Graphics' `CGPatternDrawPatternCallback`.
///
/// Here it is any Swift function, where Core Graphics' is C's and must not capture anything.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A function that is told that a pattern's information is not needed any more.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls: Core Graphics' `CGPatternCallbacks`.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws the cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Is told that the information is not needed any more.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates callbacks that do nothing.
  public init() {
    version = 0
  }

  /// Creates callbacks.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}
