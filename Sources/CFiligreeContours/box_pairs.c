#include "CFiligreeContours.h"

// Boxes against the lines of their cells. All of it is in integers: so all variants give the same.

/// No sum of what directions count is more.
static const int32_t everything = INT32_MAX - 1;

/// Adds the boxes of a line that have a bit; those that there is no room for are only counted.
static inline size_t add_pairs(
    uint32_t bits, uint32_t box, int32_t line, filigree_box_pair *pairs, size_t found,
    size_t room) {
  for (; bits != 0; bits &= bits - 1, found++) {
    if (found >= room) continue;
    const uint32_t place = 12 * (uint32_t)line + (uint32_t)__builtin_ctz(bits);
    pairs[found] = (filigree_box_pair){box, place};
  }
  return found;
}

size_t filigree_box_find_pairs_baseline(
    const filigree_box_table *table, const filigree_box_cell *cells, const int32_t *counts,
    int count, const filigree_box_limits *limits, uint32_t unsafe, filigree_box_pair *pairs,
    size_t room) {
  size_t found = 0;
  for (int k = 0; k < count; k++, cells += FILIGREE_BOX_CELLS) {
    filigree_box_limits own = *limits;
    if (unsafe >> k & 1) own.most = everything;
    // First which cells have something: whether one has is guessed wrongly too often.
    uint8_t some[FILIGREE_BOX_CELLS];
    int n = 0;
    for (int i = 0; i < counts[k]; i++) {
      const filigree_box_line *line = table->lines + (cells[i].hash & table->mask);
      some[n] = (uint8_t)i;
      n += (filigree_box_same(line, filigree_box_tag(cells[i].hash)) != 0) | (line->next >= 0);
    }
    for (int i = 0; i < n; i++) {
      const filigree_box_cell *cell = cells + some[i];
      int32_t line = (int32_t)(cell->hash & table->mask);
      do {
        const uint32_t bits = filigree_box_candidates(table->lines + line, cell, &own);
        found = add_pairs(bits, (uint32_t)k, line, pairs, found, room);
        line = table->lines[line].next;
      } while (line >= 0);
    }
  }
  return found;
}

#if defined(__x86_64__)

#include <immintrin.h>

/// All twelve boxes of a line at once, of every cell: that is less work than to find out whether it has
/// any.
__attribute__((target("avx512bw,avx512vl"))) static size_t find_pairs_avx512(
    const filigree_box_table *table, const filigree_box_cell *cells, const int32_t *counts,
    int count, const filigree_box_limits *limits, uint32_t unsafe, filigree_box_pair *pairs,
    size_t room) {
  const __m512i ones = _mm512_set1_epi16(1), bytes = _mm512_set1_epi8(1);
  const __m512i upper = _mm512_set1_epi16((short)0xFF00);
  const __m512i scale = _mm512_set1_epi16((short)limits->scale_factor);
  const __m512i offset = _mm512_set1_epi16((short)limits->place_offset);
  size_t found = 0;
  for (int k = 0; k < count; k++, cells += FILIGREE_BOX_CELLS) {
    const __m512i most = _mm512_set1_epi32(unsafe >> k & 1 ? everything : limits->most);
    for (int i = 0; i < counts[k]; i++) {
      const filigree_box_cell cell = cells[i];
      const __m512i code = _mm512_set1_epi32((int)cell.code);
      const __m512i place = _mm512_set1_epi32((int)cell.factors);
      const __m128i tag = _mm_set1_epi8((char)filigree_box_tag(cell.hash));
      int32_t line = (int32_t)(cell.hash & table->mask);
      do {
        const filigree_box_line *at = table->lines + line;
        const __m512i codes = _mm512_loadu_si512(at);
        const __m128i tags = _mm_loadu_si128((const __m128i *)at->tags);
        const __m512i apart =
            _mm512_or_si512(_mm512_subs_epu8(codes, code), _mm512_subs_epu8(code, codes));
        const __m512i less = _mm512_subs_epu8(apart, bytes);
        const __m512i sizes = _mm512_mulhi_epu16(_mm512_slli_epi16(less, 8), scale);
        const __m512i places = _mm512_subs_epu16(
            _mm512_mulhi_epu16(_mm512_and_si512(less, upper), place), offset);
        const __m512i sum = _mm512_madd_epi16(_mm512_max_epi16(sizes, places), ones);
        const uint32_t bits = (uint32_t)_mm512_cmple_epi32_mask(sum, most) &
                              (uint32_t)_mm_cmpeq_epi8_mask(tags, tag) & 0xFFF;
        if (bits) found = add_pairs(bits, (uint32_t)k, line, pairs, found, room);
        line = at->next;
      } while (line >= 0);
    }
  }
  return found;
}

#endif

size_t filigree_box_find_pairs(
    const filigree_box_table *table, const filigree_box_cell *cells, const int32_t *counts,
    int count, const filigree_box_limits *limits, uint32_t unsafe, filigree_box_pair *pairs,
    size_t room) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) {
    return find_pairs_avx512(table, cells, counts, count, limits, unsafe, pairs, room);
  }
#endif
  return filigree_box_find_pairs_baseline(
      table, cells, counts, count, limits, unsafe, pairs, room);
}
