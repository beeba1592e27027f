/// Runs code of the main actor from functions that are not bound to it, such as those of a layer's delegate.
///
/// A view's layer is drawn and arranged by who holds the view, which is the main actor's code. The cast only forgets
/// the actor, which changes nothing of how a synchronous function is called; unlike `assumeIsolated` it does not stop
/// the program where a layer is drawn by another thread, as UIKit does not.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
