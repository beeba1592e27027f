@_exported import FiligreeUI
