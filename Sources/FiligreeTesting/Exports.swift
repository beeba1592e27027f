// Expected pictures of any kind come along: `expectPicture` of a `CGImage`, `PictureComparison`, `PictureRecording`. So do the
// names that a call has: views, sessions, sizes.
@_exported import FiligreeGoldens
@_exported import FiligreeUI
