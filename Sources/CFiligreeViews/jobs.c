#include "CFiligreeViews.h"

#include <stdbool.h>
#include <stddef.h>

static _Thread_local void *current;

void *filigree_jobs_enter(void *context) {
  void *before = current;
  current = context;
  return before;
}

void *filigree_jobs_context(void) { return current; }

#if defined(__linux__)

#include <pthread.h>

// The hooks of the Swift runtime (swift/Runtime/Concurrency.h, ConcurrencyHooks.def): variables that are NULL until
// somebody sets them, and functions that are called in place of the runtime's own, which they get as their last
// argument.
#define SWIFT __attribute__((swiftcall))

// An executor: the object, and what is known of it.
typedef struct {
  void *identity;
  void *implementation;
} executor;

typedef SWIFT void (*enqueue)(filigree_job);
typedef SWIFT void (*enqueue_hook)(filigree_job, enqueue);
typedef SWIFT executor (*get_executor)(void);
typedef SWIFT executor (*get_executor_hook)(get_executor);
typedef SWIFT bool (*is_executor)(executor);
typedef SWIFT bool (*is_executor_hook)(executor, is_executor);

extern enqueue_hook swift_task_enqueueGlobal_hook;
extern get_executor_hook swift_task_getMainExecutor_hook;
extern is_executor_hook swift_task_isMainExecutor_hook;
extern SWIFT void swift_task_enqueueGlobal(filigree_job job);

static filigree_job_taker taker;
static executor main_executor;

// Who has set the hooks before is asked where there is no context.
static enqueue_hook global_before;
static get_executor_hook get_main_before;
static is_executor_hook is_main_before;

static SWIFT void take_global(filigree_job job, enqueue original) {
  if (current) {
    taker(current, job);
  } else if (global_before) {
    global_before(job, original);
  } else {
    original(job);
  }
}

static SWIFT executor get_main(get_executor original) {
  if (current) return main_executor;
  return get_main_before ? get_main_before(original) : original();
}

static SWIFT bool is_main(executor executor, is_executor original) {
  if (executor.identity == main_executor.identity) return true;
  return is_main_before ? is_main_before(executor, original) : original(executor);
}

static void install(void) {
  global_before = swift_task_enqueueGlobal_hook;
  get_main_before = swift_task_getMainExecutor_hook;
  is_main_before = swift_task_isMainExecutor_hook;
  swift_task_enqueueGlobal_hook = take_global;
  swift_task_getMainExecutor_hook = get_main;
  swift_task_isMainExecutor_hook = is_main;
}

void filigree_jobs_install(
    filigree_job_taker new_taker, void *identity, void *implementation) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  taker = new_taker;
  main_executor = (executor){identity, implementation};
  pthread_once(&once, install);
}

void filigree_jobs_release(filigree_job job) {
  void *before = filigree_jobs_enter(NULL);
  swift_task_enqueueGlobal(job);
  filigree_jobs_enter(before);
}

#endif
