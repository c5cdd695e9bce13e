/** A long computation that can pause where it yields. */
export type Steps<Result> = Generator<void, Result>

/** All steps at once, for work that is known to be short. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
