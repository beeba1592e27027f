// The order of bytes in memory.

#ifndef FILIGREE_ORDER_H
#define FILIGREE_ORDER_H

#include <stdint.h>

static inline int is_little_endian(void) {
  const uint16_t one = 1;
  return *(const uint8_t *)&one;
}

#endif
