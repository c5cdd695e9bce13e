import type { CallResult, CompiledCall, Host } from "../../renderer"

/** Reads that are made before the screen that needs their answers is there. */
export interface EarlyCalls {
  /** Makes a call without input now; whoever makes it next gets its answer, unless something was written meanwhile. */
  start(call: CompiledCall): void
  /** What was started and never asked for is asked anew the next time. */
  forget(): void
  readonly call: Host["call"]
}

export function createEarlyCalls(call: Host["call"]): EarlyCalls {
  const started = new Map<string, Promise<CallResult>>()
  return {
    start(document) {
      if (!started.has(document.id))
        started.set(document.id, call(document, {}, { signal: new AbortController().signal }))
    },
    forget: () => started.clear(),
    call(document, input, options) {
      // What was asked before a write is no answer after it: an applicant would be led back to where he stood then.
      if (document.effect === "write") started.clear()
      const early = Object.keys(input).length === 0 ? started.get(document.id) : undefined
      started.delete(document.id)
      return early ?? call(document, input, options)
    },
  }
}
