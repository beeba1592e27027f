// Expected pictures of any kind come along: `expectPicture` of a `CGImage`, `PictureComparison`, `PictureRecording`.
@_exported import FiligreeGoldens
