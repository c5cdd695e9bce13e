import type { CallResult, CompiledCall, Host } from "../../renderer"

/** Reads that are made before the screen that needs their answers is there. */
export interface EarlyCalls {
  /** Makes a call without input now; whoever makes it next gets its answer. */
  start(call: CompiledCall): void
  /** What was started and never asked for is asked anew the next time. */
  forget(): void
  readonly call: Host["call"]
}

export function createEarlyCalls(call: Host["call"]): EarlyCalls {
  const started = new Map<string, Promise<CallResult>>()
  return {
    start(document) {
      started.set(document.id, call(document, {}, { signal: new AbortController().signal }))
    },
    forget: () => started.clear(),
    call(document, input, options) {
      const early = Object.keys(input).length === 0 ? started.get(document.id) : undefined
      started.delete(document.id)
      return early ?? call(document, input, options)
    },
  }
}
