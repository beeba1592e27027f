#ifndef FILIGREE_FIT_LIMITS_H
#define FILIGREE_FIT_LIMITS_H

// Limits that all least-squares fits of cubics share.

// The shortest and the longest arm with a known direction, as shares of the length of the stretch.
#define SHORTEST_ARM 0.02f
#define LONGEST_ARM 1.3f
// The largest sum of the squares of both arms, as a multiple of the square of the length.
#define LARGEST_ARMS 8
// Where the largest squared distance is more than this multiple of the one allowed, a fit is given up: further
// rounds do not bring it near enough.
#define HOPELESS 25
// Where it is less than this share of the one allowed, there is no further round.
#define EXCELLENT 0.01f
// The length beside an end without a known direction that is left out, in pixels and as a share of the length.
#define CORNER_GAP 0.75
#define CORNER_GAP_SHARE 0.15

#endif
