#include "CFiligreeCodecs.h"

#include <string.h>
#include <zlib.h>

// The window of zlib's streams, and with 16 more that of gzip's files (zlib.h).
static int expand(const uint8_t *data, size_t size, uint8_t *result, size_t *result_size,
                  int window) {
  const size_t capacity = *result_size;
  *result_size = 0;
  if (size > UINT32_MAX || capacity > UINT32_MAX) return 0;
  z_stream z;
  memset(&z, 0, sizeof z);
  if (inflateInit2(&z, window) != Z_OK) return 0;
  z.next_in = (Bytef *)data;
  z.avail_in = (uInt)size;
  z.next_out = result;
  z.avail_out = (uInt)capacity;
  const int status = inflate(&z, Z_FINISH);
  *result_size = capacity - z.avail_out;
  const int full = z.avail_out == 0;
  inflateEnd(&z);
  if (status == Z_STREAM_END) return 1;
  return full ? -1 : 0;
}

int filigree_inflate(const uint8_t *data, size_t size, uint8_t *result, size_t *result_size) {
  return expand(data, size, result, result_size, MAX_WBITS);
}

int filigree_gunzip(const uint8_t *data, size_t size, uint8_t *result, size_t *result_size) {
  return expand(data, size, result, result_size, MAX_WBITS + 16);
}

size_t filigree_deflate_bound(size_t size) {
  // zlib's own bound takes a long, which has 64 bits wherever size_t has.
  return compressBound((uLong)size);
}

int filigree_deflate(const uint8_t *data, size_t size, int level, uint8_t *result,
                     size_t *result_size) {
  uLongf length = (uLongf)*result_size;
  const int status = compress2(result, &length, data, (uLong)size, level);
  *result_size = length;
  return status == Z_OK;
}

uint32_t filigree_crc(const uint8_t *data, size_t size) {
  return (uint32_t)crc32_z(crc32_z(0, Z_NULL, 0), data, size);
}
