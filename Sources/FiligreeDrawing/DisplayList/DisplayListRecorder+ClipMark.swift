/// Clips that are taken up again.
extension DisplayListRecorder {
  /// The current clip, to be set again later within the same layer.
  ///
  /// A mark of another layer means another clip or none: it is the caller's duty to keep them apart.
  package var clipMark: Int32 {
    get { state.clip }
    set { state.clip = newValue < Int32(clamping: list.root.clips.count) ? max(newValue, -1) : -1 }
  }
}
