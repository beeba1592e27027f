@_exported import FiligreeUI

#if All || Apps
@_exported import FiligreeHost
#endif
