#include "inflated.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

static uint32_t big_endian(const uint8_t *at) {
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static void put_big_endian(uint8_t *at, uint32_t value) {
  for (int i = 0; i < 4; i++) at[i] = (uint8_t)(value >> (24 - 8 * i));
}

// The size of the data of the chunk at `at`, or SIZE_MAX where it does not end within the file.
static size_t chunk_size(const uint8_t *data, size_t size, size_t at) {
  if (at > size || size - at < 12) return SIZE_MAX;
  const size_t length = big_endian(data + at);
  return length <= size - at - 12 ? length : SIZE_MAX;
}

static int is_idat(const uint8_t *data, size_t at) { return memcmp(data + at + 4, "IDAT", 4) == 0; }

// Finds the IDATs, which follow one another, checks their CRCs, and adds up what they hold.
static int find_idats(inflated *file, size_t *packed) {
  size_t at = 8;
  size_t length = chunk_size(file->data, file->size, at);
  while (length != SIZE_MAX && !is_idat(file->data, at)) {
    at += length + 12;
    length = chunk_size(file->data, file->size, at);
  }
  file->idat_begin = at;
  *packed = 0;
  while (length != SIZE_MAX && is_idat(file->data, at)) {
    const uint8_t *chunk = file->data + at;
    if (libdeflate_crc32(0, chunk + 4, length + 4) != big_endian(chunk + 8 + length)) return 0;
    *packed += length;
    at += length + 12;
    length = chunk_size(file->data, file->size, at);
  }
  file->idat_end = at;
  // A file that ends behind its pixel data has no IEND.
  return length != SIZE_MAX && *packed > 0;
}

// What the IDATs hold, one behind the other: in the file itself where there is but one. `*copy` is for `free`.
static const uint8_t *join_idats(const inflated *file, size_t packed, uint8_t **copy) {
  const uint8_t *first = file->data + file->idat_begin;
  if (big_endian(first) == packed) return first + 8;
  uint8_t *to = *copy = malloc(packed);
  if (!to) return NULL;
  for (size_t at = file->idat_begin; at < file->idat_end;) {
    const size_t length = big_endian(file->data + at);
    memcpy(to, file->data + at + 8, length);
    to += length;
    at += length + 12;
  }
  return *copy;
}

int filigree_inflate_rows(inflated *file, const uint8_t *data, size_t size, uint8_t *rows,
                          size_t rows_size) {
  *file = (inflated){.data = data, .size = size, .rows = rows, .rows_size = rows_size};
  // One chunk is to hold the rows and what is around each 65,535 of them.
  if (rows_size > INT32_MAX / 2) return 0;
  size_t packed = 0;
  if (!find_idats(file, &packed)) return 0;
  uint8_t *copy = NULL;
  const uint8_t *stream = join_idats(file, packed, &copy);
  struct libdeflate_decompressor *decompressor = stream ? libdeflate_alloc_decompressor() : NULL;
  int ok = 0;
  if (decompressor) {
    // With no place for the number of bytes that came, anything but `rows_size` is an error.
    ok = libdeflate_zlib_decompress(decompressor, stream, packed, rows, rows_size, NULL)
         == LIBDEFLATE_SUCCESS;
    libdeflate_free_decompressor(decompressor);
  }
  free(copy);
  return ok;
}

enum { before, head, block, block_rows, tail, after, end };

// The most bytes of a stored block.
static const size_t most = 65535;

static void take(inflated *file, const uint8_t *piece, size_t size, int next) {
  file->piece = piece;
  file->left = size;
  file->stage = next;
}

// Goes on to the next piece; 0 where there is none.
static int next_piece(inflated *file) {
  const size_t told = file->rows_told;
  size_t stored = file->rows_size - told;
  if (stored > most) stored = most;
  switch (file->stage) {
  case before:
    take(file, file->data, file->idat_begin, head);
    return 1;
  case head: {
    const size_t blocks = (file->rows_size + most - 1) / most;
    put_big_endian(file->small, (uint32_t)(2 + 5 * blocks + file->rows_size + 4));
    memcpy(file->small + 4, "IDAT", 4);
    // Deflate, a window of 32 KiB; together a multiple of 31 (RFC 1950, 2.2).
    file->small[8] = 0x78;
    file->small[9] = 0x01;
    take(file, file->small, 10, block);
    return 1;
  }
  case block:
    file->small[0] = told + stored == file->rows_size;
    file->small[1] = (uint8_t)stored;
    file->small[2] = (uint8_t)(stored >> 8);
    file->small[3] = (uint8_t)~file->small[1];
    file->small[4] = (uint8_t)~file->small[2];
    take(file, file->small, 5, block_rows);
    return 1;
  case block_rows:
    file->rows_told += stored;
    take(file, file->rows + told, stored, file->rows_told == file->rows_size ? tail : block);
    return 1;
  case tail:
    // Checksums that nobody asks for.
    memset(file->small, 0, 8);
    take(file, file->small, 8, after);
    return 1;
  case after:
    take(file, file->data + file->idat_end, file->size - file->idat_end, end);
    return 1;
  default: return 0;
  }
}

int filigree_read_inflated(inflated *file, uint8_t *to, size_t count) {
  while (count > 0) {
    if (file->left == 0) {
      if (!next_piece(file)) return 0;
      continue;
    }
    const size_t now = count < file->left ? count : file->left;
    memcpy(to, file->piece, now);
    file->piece += now;
    file->left -= now;
    to += now;
    count -= now;
  }
  return 1;
}
