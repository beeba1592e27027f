import CFiligreeViews

/// Runs `body` on the present stack, or on a further one of the same thread where that is nearly full.
///
/// Whatever goes down the tree of views by calling itself calls this at each level, so that the depth of a
/// tree is bounded by ``ViewGraph/depthLimit`` and not by the length of a thread's stack. Where there is
/// no memory for a further stack, `body` runs on the present one.
@inline(__always)
func goingDeeper<Result>(_ body: () -> Result) -> Result {
  filigree_stack_has_room() ? body() : onFurtherStack(body)
}

@inline(never)
private func onFurtherStack<Result>(_ body: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping(body) { body in
    var work = Work { result = body() }
    withUnsafeMutablePointer(to: &work) { work in
      _ = filigree_stack_run({ $0?.assumingMemoryBound(to: Work.self).pointee.run() }, work)
    }
  }
  return result ?? body()
}

/// What is handed through C.
private struct Work {
  let run: () -> Void
}
