@_exported import FiligreeUI

#if Apps
@_exported import FiligreeHost
#endif
