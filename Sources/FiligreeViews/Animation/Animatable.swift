import FiligreePaths
import Foundation

/// A value that says which part of it changes smoothly: SwiftUI's `Animatable`.
public protocol Animatable {
  /// The type of the part that animates.
  associatedtype AnimatableData: VectorArithmetic

  /// The part that animates.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  /// A number is its own data.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// A number is its own data.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// A number is its own data.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// The coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Angle: Animatable {
  /// The radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
