#include "CFiligreeTracing.h"

// glibc maps blocks from a threshold size on, and unmaps them when they are freed. It raises this
// threshold to the size of the largest block that was ever freed, up to 32 MB. Setting the threshold
// ends that.

#if defined(__GLIBC__)

#include <malloc.h>

void filigree_return_large_blocks(void) { mallopt(M_MMAP_THRESHOLD, 64 * 1024); }

#else

void filigree_return_large_blocks(void) {}

#endif
