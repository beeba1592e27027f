// Where tasks run that views start, further stacks for deep recursions, and the types of a program.

#ifndef CFILIGREE_VIEWS_H
#define CFILIGREE_VIEWS_H

#include <stdbool.h>

/// A job of Swift's concurrency: a piece of a task that is ready to run.
typedef void *filigree_job;

/// Takes a job that is isolated to nothing, enqueued by code that runs in `context`.
typedef void (*filigree_job_taker)(void *context, filigree_job job);

/// Sets what is done in contexts; to be called before the first one is entered.
///
/// In a context the main actor's executor is that of `identity` and `implementation`, the two words of an
/// `UnownedSerialExecutor`: it has to give what it is to run to the main queue where there is no context.
void filigree_jobs_install(filigree_job_taker taker, void *identity, void *implementation);

/// Enters a context on this thread, until another one is entered. NULL is none: what code enqueues goes to Swift's
/// own executors.
///
/// Returns the context before, to be entered again.
void *filigree_jobs_enter(void *context);

/// The context of this thread, NULL if there is none.
void *filigree_jobs_context(void);

/// Gives a job that is isolated to nothing to Swift's own executor.
void filigree_jobs_release(filigree_job job);

/// Whether the present stack has room for the work between two calls of this function: three quarters of a megabyte.
bool filigree_stack_has_room(void);

/// Runs `body` with `context` on a further stack of the same thread.
///
/// False if there is no memory for one; then `body` has not run.
bool filigree_stack_run(void (*body)(void *context), void *context);

/// Calls `found` with each structure of the program whose name contains `part`, and that has no parameters.
///
/// The types come in no particular order.
void filigree_find_types(
    const char *part, void (*found)(void *context, const void *metadata), void *context);

#endif
