// Further stacks for deep recursions.

#ifndef CFILIGREE_VIEWS_H
#define CFILIGREE_VIEWS_H

#include <stdbool.h>

/// Whether the present stack has room for the work between two calls of this function: 1 MB, in the main.
bool filigree_stack_has_room(void);

/// Runs `body` with `context` on a further stack of the same thread.
///
/// False if there is no memory for one; then `body` has not run.
bool filigree_stack_run(void (*body)(void *context), void *context);

#endif
