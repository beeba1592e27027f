#include "png_rows.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// Rows of whole bytes, without libpng: what most PNGs are. zlib inflates many rows at a time, and
// the filters (PNG, third edition, chapter 9) work on all components of a pixel at once, which libpng
// does only where it was built to. Whatever is the least unusual is left to libpng, which then says
// what is wrong with it, or that nothing is.

#if defined(__SSE2__)
#include <emmintrin.h>

/// The components of a pixel, 16 bits each; those of three bytes come with the byte after them.
static inline __m128i load(const uint8_t *from, size_t count) {
  int32_t word = 0;
  memcpy(&word, from, count);
  return _mm_unpacklo_epi8(_mm_cvtsi32_si128(word), _mm_setzero_si128());
}

static inline void store(uint8_t *to, __m128i pixel, size_t count) {
  const int32_t word = _mm_cvtsi128_si32(_mm_packus_epi16(pixel, pixel));
  memcpy(to, &word, count);
}

static inline __m128i magnitude(__m128i v) {
  return _mm_max_epi16(v, _mm_sub_epi16(_mm_setzero_si128(), v));
}

/// What is nearest to a + b - c, the first of those that are equally near.
static inline __m128i paeth(__m128i a, __m128i b, __m128i c) {
  // Only what has to do with `a` waits for the pixel before.
  const __m128i to_a = magnitude(_mm_sub_epi16(b, c));
  const __m128i to_b = magnitude(_mm_sub_epi16(a, c));
  const __m128i to_c = magnitude(_mm_add_epi16(a, _mm_sub_epi16(b, _mm_add_epi16(c, c))));
  const __m128i least = _mm_min_epi16(to_c, _mm_min_epi16(to_a, to_b));
  const __m128i is_a = _mm_cmpeq_epi16(least, to_a);
  const __m128i is_b = _mm_andnot_si128(is_a, _mm_cmpeq_epi16(least, to_b));
  const __m128i is_c = _mm_or_si128(is_a, is_b);
  return _mm_or_si128(
      _mm_or_si128(_mm_and_si128(is_a, a), _mm_and_si128(is_b, b)), _mm_andnot_si128(is_c, c));
}

static inline __m128i unfiltered(int filter, __m128i x, __m128i a, __m128i b, __m128i c) {
  const __m128i guess = filter == 1   ? a
                        : filter == 3 ? _mm_srli_epi16(_mm_add_epi16(a, b), 1)
                                      : paeth(a, b, c);
  return _mm_and_si128(_mm_add_epi16(x, guess), _mm_set1_epi16(0xFF));
}

/// Unfilters a row of `count` bytes, pixels of 3 or 4.
static inline void unfilter_wide(int filter, const uint8_t *from, const uint8_t *above, uint8_t *to,
                                 size_t count, size_t size) {
  __m128i a = _mm_setzero_si128(), c = a;
  size_t i = 0;
  for (; i + size < count; i += size) {
    const __m128i b = load(above + i, 4);
    a = unfiltered(filter, load(from + i, 4), a, b, c);
    store(to + i, a, 4);
    c = b;
  }
  // The last pixel has nothing behind it that may be read or written.
  a = unfiltered(filter, load(from + i, size), a, load(above + i, size), c);
  store(to + i, a, size);
}
#endif

static uint8_t paeth_byte(int a, int b, int c) {
  const int to_a = abs(b - c), to_b = abs(a - c), to_c = abs(a + b - 2 * c);
  if (to_a <= to_b && to_a <= to_c) return (uint8_t)a;
  return (uint8_t)(to_b <= to_c ? b : c);
}

static void unfilter_plain(int filter, const uint8_t *from, const uint8_t *above, uint8_t *to,
                           size_t count, size_t size) {
  for (size_t i = 0; i < count; i++) {
    const int a = i < size ? 0 : to[i - size];
    const int c = i < size ? 0 : above[i - size];
    const int b = above[i];
    const int guess = filter == 1 ? a : filter == 3 ? (a + b) / 2 : paeth_byte(a, b, c);
    to[i] = (uint8_t)(from[i] + guess);
  }
}

/// Unfilters a row; returns 0 for a filter that there is not.
static int unfilter(int filter, const uint8_t *from, const uint8_t *above, uint8_t *to,
                    size_t count, size_t size) {
  switch (filter) {
    case 0:
      memcpy(to, from, count);
      return 1;
    case 2:
      for (size_t i = 0; i < count; i++) to[i] = (uint8_t)(from[i] + above[i]);
      return 1;
    case 1:
    case 3:
    case 4:
#if defined(__SSE2__)
      // With constants, so that there is a loop for each.
      if (size == 3 && filter == 1) unfilter_wide(1, from, above, to, count, 3);
      else if (size == 3 && filter == 3) unfilter_wide(3, from, above, to, count, 3);
      else if (size == 3) unfilter_wide(4, from, above, to, count, 3);
      else if (size == 4 && filter == 1) unfilter_wide(1, from, above, to, count, 4);
      else if (size == 4 && filter == 3) unfilter_wide(3, from, above, to, count, 4);
      else if (size == 4) unfilter_wide(4, from, above, to, count, 4);
      else unfilter_plain(filter, from, above, to, count, size);
#else
      unfilter_plain(filter, from, above, to, count, size);
#endif
      return 1;
    default:
      return 0;
  }
}

/// Where the inflated rows go.
typedef struct {
  z_stream z;
  uint8_t *block;
  /// Zeros: what is above the first row.
  uint8_t *above;
  size_t row_size;
  size_t block_rows;
  size_t pixel_size;
  uint8_t *pixels;
  uint32_t rows_left;
  int has_ended;
} reader;

/// The size of the next block.
static size_t next_size(const reader *r) {
  return r->row_size * (r->rows_left < r->block_rows ? r->rows_left : r->block_rows);
}

static void begin_block(reader *r) {
  r->z.next_out = r->block;
  // After the last row a byte more shows whether there is too much.
  r->z.avail_out = r->rows_left > 0 ? (uInt)next_size(r) : 1;
}

/// Unfilters a full block.
static int end_block(reader *r) {
  const size_t count = r->row_size - 1;
  const uint8_t *from = r->block;
  for (size_t size = next_size(r); size > 0; size -= r->row_size) {
    if (!unfilter(from[0], from + 1, r->above, r->pixels, count, r->pixel_size)) return 0;
    r->above = r->pixels;
    r->pixels += count;
    r->rows_left--;
    from += r->row_size;
  }
  return 1;
}

/// Takes the data of one chunk.
static int add(reader *r, const uint8_t *data, uint32_t size) {
  r->z.next_in = (Bytef *)data;
  r->z.avail_in = size;
  while (r->z.avail_in > 0) {
    if (r->has_ended) return 0;
    const int status = inflate(&r->z, Z_NO_FLUSH);
    if (status != Z_OK && status != Z_STREAM_END) return 0;
    r->has_ended = status == Z_STREAM_END;
    if (r->z.avail_out == 0) {
      if (r->rows_left == 0 || !end_block(r)) return 0;
      begin_block(r);
    }
  }
  return 1;
}

static uint32_t big(const uint8_t *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static int is_name(const uint8_t *p) {
  for (int i = 0; i < 4; i++) {
    const uint8_t letter = p[i] & 0xDF;
    if (letter < 'A' || letter > 'Z') return 0;
  }
  return 1;
}

static int has_crc(const uint8_t *chunk, uint32_t length) {
  return crc32_z(crc32_z(0, Z_NULL, 0), chunk + 4, (size_t)length + 4) == big(chunk + 8 + length);
}

/// Chunk by chunk; returns 1 at a proper IEND, with all rows there.
static int read_chunks(reader *r, const uint8_t *data, size_t size, size_t *offset) {
  // Longer chunks that only libpng knows what to do with.
  const uint32_t longest = 1000000;
  size_t at = 8 + 25;
  int stage = 0;
  while (size - at >= 12) {
    const uint8_t *chunk = data + at;
    const uint32_t length = big(chunk);
    if (length > 0x7fffffff || length > size - at - 12 || !is_name(chunk + 4)) return 0;
    if (memcmp(chunk + 4, "IDAT", 4) == 0) {
      if (stage > 1 || !has_crc(chunk, length) || !add(r, chunk + 8, length)) return 0;
      stage = 1;
    } else if (memcmp(chunk + 4, "IEND", 4) == 0) {
      *offset = at + 12;
      return length == 0 && has_crc(chunk, 0) && r->rows_left == 0 && r->has_ended;
    } else {
      // A lower case letter first: nothing that one must know.
      if (!(chunk[4] & 0x20) || length > longest) return 0;
      if (stage == 1) stage = 2;
    }
    at += (size_t)length + 12;
  }
  return 0;
}

int filigree_png_read_rows(const uint8_t *data, size_t size, const filigree_png_layout *layout,
                           uint8_t *pixels, size_t *offset) {
  static const uint8_t start[16] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n',
                                    0,    0,   0,   13,  'I',  'H',  'D',  'R'};
  static const uint8_t components[7] = {1, 0, 3, 0, 2, 0, 4};
  if (size < 8 + 25 + 12 || memcmp(data, start, 16) != 0 || !has_crc(data + 8, 13)) return 0;
  if (layout->bit_depth != 8 || layout->color_type > 6) return 0;
  const size_t pixel_size = components[layout->color_type];
  const uint8_t rest[5] = {8, layout->color_type, 0, 0, 0};
  if (pixel_size == 0 || big(data + 16) != layout->width || big(data + 20) != layout->height
      || memcmp(data + 24, rest, 5) != 0) {
    return 0;
  }
  const size_t count = layout->row_bytes;
  if (layout->width == 0 || layout->height == 0 || count != layout->width * pixel_size
      || count >= 1 << 24) {
    return 0;
  }
  reader r = {.row_size = count + 1, .pixel_size = pixel_size, .pixels = pixels,
              .rows_left = layout->height};
  // A hundred thousand bytes stay in the cache; the zeros are behind them.
  r.block_rows = 1 + (1 << 17) / r.row_size;
  const size_t block_size = next_size(&r);
  r.block = malloc(block_size + count);
  if (!r.block) return 0;
  r.above = r.block + block_size;
  memset(r.above, 0, count);
  int ok = 0;
  if (inflateInit(&r.z) == Z_OK) {
    begin_block(&r);
    ok = read_chunks(&r, data, size, offset);
    inflateEnd(&r.z);
  }
  free(r.block);
  return ok;
}
