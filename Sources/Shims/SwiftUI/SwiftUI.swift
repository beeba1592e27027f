@_exported import FiligreeHost
@_exported import FiligreeUI
