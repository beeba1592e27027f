import Foundation

/// The kinds of element that a path has; Core Graphics' `CGPathElementType`.
public enum CGPathElementType: Int32, Hashable, Sendable, CaseIterable {
  /// Starts a subpath; one point.
  case moveToPoint
  /// A line; one point.
  case addLineToPoint
  /// A quadratic Bézier curve; two points, control and end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve; three points, two controls and the end.
  case addCurveToPoint
  /// A line back to the start of the subpath; no point.
  case closeSubpath
}

/// One element of a path; Core Graphics' `CGPathElement`.
public struct CGPathElement {
  /// The kind of element, which says how many points there are.
  public var type: CGPathElementType
  /// The points, which are valid during the call that passes the element.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls `block` with each element, in order.
  ///
  /// The element and its points are valid during the call. They are copies: writing to them changes
  /// nothing.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    let storage = self.storage
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      buffer.initialize(repeating: .zero)
      guard let points = buffer.baseAddress else { return }
      var next = 0
      for verb in storage.verbs {
        let type: CGPathElementType =
          switch verb {
          case .move: .moveToPoint
          case .line: .addLineToPoint
          case .quad: .addQuadCurveToPoint
          case .cubic: .addCurveToPoint
          case .close: .closeSubpath
          }
        for i in 0..<verb.pointCount {
          points[i] = storage.points[next + i]
        }
        next += verb.pointCount
        withUnsafePointer(to: CGPathElement(type: type, points: points), block)
      }
    }
  }
}

/// A function that is called with each element of a path; Core Graphics' `CGPathApplierFunction`.
///
/// Here it is any Swift function, where Core Graphics' is C's and must not capture anything. The first
/// parameter is what `apply(info:function:)` was given.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

extension CGPath {
  /// Calls `function` with each element, in order.
  ///
  /// The element and its points are valid during the call, as with ``applyWithBlock(_:)``.
  ///
  /// - Parameters:
  ///   - info: Handed on to the function.
  ///   - function: What is called.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
