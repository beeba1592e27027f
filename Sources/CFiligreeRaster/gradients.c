#include "pixels.h"

#if defined(__x86_64__)

// MARK: Linear

// Of the components' lower 32 bits, shifted: red and blue, green and alpha, 16 bits each.
#define PAIRS _mm_setr_epi8(0, 1, 8, 9, 4, 5, 12, 13, -1, -1, -1, -1, -1, -1, -1, -1)

AVX512 INLINE void linear512(
    uint32_t *pixels, int32_t x, int32_t count, const int32_t *row, const int32_t *dx,
    const uint16_t *step, bool is_over) {
  const int32_t end = x + count;
  int32_t first = x & ~15;
  uint32_t *out = pixels - (x - first);
  const __m512i index = both16(
      _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
  const __m512i low = _mm512_mullo_epi16(
      index, _mm512_set1_epi32((int)(step[0] | (uint32_t)step[2] << 16)));
  const __m512i high = _mm512_mullo_epi16(
      index, _mm512_set1_epi32((int)(step[1] | (uint32_t)step[3] << 16)));
  const __m128i change = _mm_loadu_si128((const __m128i *)dx);
  __m128i level = _mm_add_epi32(
      _mm_loadu_si128((const __m128i *)row), _mm_mullo_epi32(change, _mm_set1_epi32(first)));
  const __m128i block = _mm_slli_epi32(change, 4);
  for (; first < end; first += 16, out += 16) {
    const int before = x > first ? x - first : 0;
    const __mmask16 part = lanes(end - first) & (__mmask16)(0xFFFFu << before);
    const __m128i pairs = _mm_shuffle_epi8(_mm_srai_epi32(level, 14), PAIRS);
    level = _mm_add_epi32(level, block);
    const halves16 source = {
        _mm512_srli_epi16(_mm512_add_epi16(_mm512_broadcastd_epi32(pairs), low), 8),
        _mm512_srli_epi16(
            _mm512_add_epi16(_mm512_broadcastd_epi32(_mm_srli_si128(pairs, 4)), high), 8)};
    if (is_over)
      blend16(source, out, part);
    else
      _mm512_mask_storeu_epi32(out, part, joined16(source));
  }
}

AVX512 static void linear512_over(
    uint32_t *pixels, int32_t x, int32_t count, const int32_t *row, const int32_t *dx,
    const uint16_t *step) {
  linear512(pixels, x, count, row, dx, step, true);
}

AVX512 static void linear512_fetch(
    uint32_t *pixels, int32_t x, int32_t count, const int32_t *row, const int32_t *dx,
    const uint16_t *step) {
  linear512(pixels, x, count, row, dx, step, false);
}

AVX2 INLINE void linear256(
    uint32_t *pixels, int32_t x, int32_t count, const int32_t *row, const int32_t *dx,
    const uint16_t *step, bool is_over) {
  const int32_t end = x + count;
  const __m256i step_low = _mm256_set1_epi32((int)(step[0] | (uint32_t)step[2] << 16));
  const __m256i step_high = _mm256_set1_epi32((int)(step[1] | (uint32_t)step[3] << 16));
  const __m256i index = both8(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  const __m256i low = _mm256_mullo_epi16(index, step_low);
  const __m256i high = _mm256_mullo_epi16(index, step_high);
  const __m256i next_low = _mm256_slli_epi16(step_low, 3);
  const __m256i next_high = _mm256_slli_epi16(step_high, 3);
  const __m128i change = _mm_loadu_si128((const __m128i *)dx);
  __m128i level = _mm_add_epi32(
      _mm_loadu_si128((const __m128i *)row), _mm_mullo_epi32(change, _mm_set1_epi32(x & ~15)));
  const __m128i block = _mm_slli_epi32(change, 4);
  // The first block may begin anywhere within its sixteen pixels.
  const __m256i within = _mm256_set1_epi16((short)(x & 15));
  __m256i first_low = _mm256_add_epi16(low, _mm256_mullo_epi16(within, step_low));
  __m256i first_high = _mm256_add_epi16(high, _mm256_mullo_epi16(within, step_high));
  while (x < end) {
    const __m128i pairs = _mm_shuffle_epi8(_mm_srai_epi32(level, 14), PAIRS);
    level = _mm_add_epi32(level, block);
    __m256i lows = _mm256_add_epi16(_mm256_broadcastd_epi32(pairs), first_low);
    __m256i highs =
        _mm256_add_epi16(_mm256_broadcastd_epi32(_mm_srli_si128(pairs, 4)), first_high);
    first_low = low;
    first_high = high;
    const int32_t whole = 16 - (x & 15), n = whole < end - x ? whole : end - x;
    for (int i = 0; i < n; i += 8) {
      const halves8 source = {_mm256_srli_epi16(lows, 8), _mm256_srli_epi16(highs, 8)};
      if (is_over)
        blend8(source, pixels + i, n - i);
      else
        store8(pixels + i, joined8(source), n - i);
      lows = _mm256_add_epi16(lows, next_low);
      highs = _mm256_add_epi16(highs, next_high);
    }
    pixels += n;
    x += n;
  }
}

AVX2 static void linear256_over(
    uint32_t *pixels, int32_t x, int32_t count, const int32_t *row, const int32_t *dx,
    const uint16_t *step) {
  linear256(pixels, x, count, row, dx, step, true);
}

AVX2 static void linear256_fetch(
    uint32_t *pixels, int32_t x, int32_t count, const int32_t *row, const int32_t *dx,
    const uint16_t *step) {
  linear256(pixels, x, count, row, dx, step, false);
}

bool filigree_linear(
    uint32_t *pixels, int32_t x, int32_t count, const int32_t *row, const int32_t *dx,
    const uint16_t *step, bool is_over) {
  switch (filigree_raster_level()) {
    case 2:
      if (is_over)
        linear512_over(pixels, x, count, row, dx, step);
      else
        linear512_fetch(pixels, x, count, row, dx, step);
      return true;
    case 1:
      if (is_over)
        linear256_over(pixels, x, count, row, dx, step);
      else
        linear256_fetch(pixels, x, count, row, dx, step);
      return true;
    default: return false;
  }
}

// MARK: Rings

/// Levels rounded, each in the lowest byte of its number; the rest is the bias.
AVX512 INLINE __m512i bytes16(__m512 levels) {
  return _mm512_castps_si512(_mm512_add_ps(levels, _mm512_set1_ps(0x1p23f)));
}

AVX512 INLINE __m512i component16(__m512 part, const float *level) {
  return bytes16(_mm512_add_ps(
      _mm512_mul_ps(_mm512_set1_ps(level[4]), part), _mm512_set1_ps(level[0])));
}

/// The colors at locations of a segment: `GradientRamp.pixels`.
AVX512 INLINE __m512i ramp16(__m512 t, const float *segment) {
  const __m512 part = _mm512_mul_ps(
      _mm512_sub_ps(t, _mm512_set1_ps(segment[8])), _mm512_set1_ps(segment[12]));
  const __m512i red = component16(part, segment + 16), green = component16(part, segment + 24);
  const __m512i blue = component16(part, segment + 32), alpha = component16(part, segment + 40);
  const __m512i low = _mm512_add_epi32(red, _mm512_slli_epi32(green, 8));
  const __m512i high = _mm512_add_epi32(blue, _mm512_slli_epi32(alpha, 8));
  // The bias's own bits add up to the same number for all colors.
  return _mm512_sub_epi32(
      _mm512_add_epi32(low, _mm512_slli_epi32(high, 16)),
      _mm512_set1_epi32((int)(0x4B000000u * 0x01010101u)));
}

AVX512 INLINE __mmask16 inside16(__m512 t, const float *segment) {
  return _mm512_cmp_ps_mask(t, _mm512_set1_ps(segment[0]), _CMP_GE_OQ)
      & _mm512_cmp_ps_mask(t, _mm512_set1_ps(segment[4]), _CMP_LT_OQ);
}

AVX512 static void rings512(
    uint32_t *pixels, int32_t start, int32_t end, const filigree_ring_gradient *gradient) {
  const __m512 step_x = _mm512_set1_ps((float)gradient->step_x);
  const __m512 step_y = _mm512_set1_ps((float)gradient->step_y);
  const __m512 radius = _mm512_set1_ps(gradient->radius), scale = _mm512_set1_ps(gradient->scale);
  const __m512 index = _mm512_setr_ps(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const __m512 limit = _mm512_set1_ps(0x1p100f), least = _mm512_set1_ps(-0x1p100f);
  const float *segment = gradient->segments;
  for (int32_t first = start & ~15; first < end; first += 16) {
    const int before = start > first ? start - first : 0;
    const __mmask16 part = lanes(end - first) & (__mmask16)(0xFFFFu << before);
    const double along_x = gradient->step_x * (double)first;
    const double along_y = gradient->step_y * (double)first;
    const __m512 x = _mm512_add_ps(
        _mm512_mul_ps(index, step_x), _mm512_set1_ps((float)(gradient->origin_x + along_x)));
    const __m512 y = _mm512_add_ps(
        _mm512_mul_ps(index, step_y), _mm512_set1_ps((float)(gradient->origin_y + along_y)));
    const __m512 squares = _mm512_add_ps(_mm512_mul_ps(x, x), _mm512_mul_ps(y, y));
    __m512 t = _mm512_mul_ps(_mm512_sub_ps(_mm512_sqrt_ps(squares), radius), scale);
    uint32_t *out = pixels + (first - start);
    if ((inside16(t, segment) & part) == part) {
      _mm512_mask_storeu_epi32(out, part, ramp16(t, segment));
      continue;
    }
    // Infinity lies in no half-open interval, and nothing is where there is no location.
    t = _mm512_mask_mov_ps(t, _mm512_cmp_ps_mask(t, limit, _CMP_GT_OQ), limit);
    t = _mm512_mask_mov_ps(t, _mm512_cmp_ps_mask(t, least, _CMP_LT_OQ), least);
    __mmask16 missing = part & _mm512_cmp_ps_mask(t, t, _CMP_EQ_OQ);
    __m512i colors = _mm512_setzero_si512();
    while (missing != 0) {
      const __m512i lane = _mm512_set1_epi32(__builtin_ctz(missing));
      const float one = _mm512_cvtss_f32(_mm512_permutexvar_ps(lane, t));
      while (one >= segment[4]) segment += 48;
      while (one < segment[0]) segment -= 48;
      const __mmask16 inside = inside16(t, segment) & missing;
      colors = _mm512_mask_mov_epi32(colors, inside, ramp16(t, segment));
      missing &= (__mmask16)~inside;
    }
    _mm512_mask_storeu_epi32(out, part, colors);
  }
}

AVX2 INLINE __m256i bytes8(__m256 levels) {
  return _mm256_castps_si256(_mm256_add_ps(levels, _mm256_set1_ps(0x1p23f)));
}

AVX2 INLINE __m256i component8(__m256 part, const float *level) {
  return bytes8(
      _mm256_add_ps(_mm256_mul_ps(_mm256_set1_ps(level[4]), part), _mm256_set1_ps(level[0])));
}

AVX2 INLINE __m256i ramp8(__m256 t, const float *segment) {
  const __m256 part =
      _mm256_mul_ps(_mm256_sub_ps(t, _mm256_set1_ps(segment[8])), _mm256_set1_ps(segment[12]));
  const __m256i red = component8(part, segment + 16), green = component8(part, segment + 24);
  const __m256i blue = component8(part, segment + 32), alpha = component8(part, segment + 40);
  const __m256i low = _mm256_add_epi32(red, _mm256_slli_epi32(green, 8));
  const __m256i high = _mm256_add_epi32(blue, _mm256_slli_epi32(alpha, 8));
  return _mm256_sub_epi32(
      _mm256_add_epi32(low, _mm256_slli_epi32(high, 16)),
      _mm256_set1_epi32((int)(0x4B000000u * 0x01010101u)));
}

AVX2 INLINE __m256 inside8(__m256 t, const float *segment) {
  return _mm256_and_ps(
      _mm256_cmp_ps(t, _mm256_set1_ps(segment[0]), _CMP_GE_OQ),
      _mm256_cmp_ps(t, _mm256_set1_ps(segment[4]), _CMP_LT_OQ));
}

AVX2 static void rings256(
    uint32_t *pixels, int32_t start, int32_t end, const filigree_ring_gradient *gradient) {
  const __m256 step_x = _mm256_set1_ps((float)gradient->step_x);
  const __m256 step_y = _mm256_set1_ps((float)gradient->step_y);
  const __m256 radius = _mm256_set1_ps(gradient->radius), scale = _mm256_set1_ps(gradient->scale);
  const __m256 index = _mm256_setr_ps(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256 limit = _mm256_set1_ps(0x1p100f), least = _mm256_set1_ps(-0x1p100f);
  const float *segment = gradient->segments;
  for (int32_t eight = start & ~7; eight < end; eight += 8) {
    const int before = start > eight ? start - eight : 0;
    const __m256i lanes = _mm256_andnot_si256(lanes8(before), lanes8(end - eight));
    const int part = _mm256_movemask_ps(_mm256_castsi256_ps(lanes));
    // From the first pixel of the block of sixteen.
    const int32_t first = eight & ~15;
    const __m256 within = _mm256_add_ps(index, _mm256_set1_ps((float)(eight - first)));
    const double along_x = gradient->step_x * (double)first;
    const double along_y = gradient->step_y * (double)first;
    const __m256 x = _mm256_add_ps(
        _mm256_mul_ps(within, step_x), _mm256_set1_ps((float)(gradient->origin_x + along_x)));
    const __m256 y = _mm256_add_ps(
        _mm256_mul_ps(within, step_y), _mm256_set1_ps((float)(gradient->origin_y + along_y)));
    const __m256 squares = _mm256_add_ps(_mm256_mul_ps(x, x), _mm256_mul_ps(y, y));
    __m256 t = _mm256_mul_ps(_mm256_sub_ps(_mm256_sqrt_ps(squares), radius), scale);
    __m256i colors;
    if ((_mm256_movemask_ps(inside8(t, segment)) & part) == part) {
      colors = ramp8(t, segment);
    } else {
      // As above.
      t = _mm256_blendv_ps(t, limit, _mm256_cmp_ps(t, limit, _CMP_GT_OQ));
      t = _mm256_blendv_ps(t, least, _mm256_cmp_ps(t, least, _CMP_LT_OQ));
      int missing = part & _mm256_movemask_ps(_mm256_cmp_ps(t, t, _CMP_EQ_OQ));
      colors = _mm256_setzero_si256();
      while (missing != 0) {
        const __m256i lane = _mm256_set1_epi32(__builtin_ctz((unsigned)missing));
        const float one = _mm256_cvtss_f32(_mm256_permutevar8x32_ps(t, lane));
        while (one >= segment[4]) segment += 48;
        while (one < segment[0]) segment -= 48;
        const __m256 inside = inside8(t, segment);
        colors = _mm256_blendv_epi8(colors, ramp8(t, segment), _mm256_castps_si256(inside));
        missing &= ~_mm256_movemask_ps(inside);
      }
    }
    if (part == 255)
      _mm256_storeu_si256((__m256i *)(pixels + (eight - start)), colors);
    else
      _mm256_maskstore_epi32((int *)(pixels + (eight - start)), lanes, colors);
  }
}

bool filigree_rings(
    uint32_t *pixels, int32_t start, int32_t end, const filigree_ring_gradient *gradient) {
  switch (filigree_raster_level()) {
    case 2: rings512(pixels, start, end, gradient); return true;
    case 1: rings256(pixels, start, end, gradient); return true;
    default: return false;
  }
}

#else

bool filigree_linear(
    uint32_t *pixels, int32_t x, int32_t count, const int32_t *row, const int32_t *dx,
    const uint16_t *step, bool is_over) {
  (void)pixels, (void)x, (void)count, (void)row, (void)dx, (void)step, (void)is_over;
  return false;
}

bool filigree_rings(
    uint32_t *pixels, int32_t start, int32_t end, const filigree_ring_gradient *gradient) {
  (void)pixels, (void)start, (void)end, (void)gradient;
  return false;
}

#endif
