#include "CFiligreeTracing.h"

// glibc raises the size from which on blocks are mapped, and so given back when they are freed, to the
// size of the largest block that ever was, up to 32 MB. Setting it ends that.

#if defined(__GLIBC__)

#include <malloc.h>

void filigree_return_large_blocks(void) { mallopt(M_MMAP_THRESHOLD, 64 * 1024); }

#else

void filigree_return_large_blocks(void) {}

#endif
