import { type ChildProcess, fork } from "node:child_process"
import { join } from "node:path"

interface OwnProcess {
  /** Ends it. */
  readonly signal?: AbortSignal
  /** Options of Node. */
  readonly flags?: readonly string[]
}

/** A process that begins with one of our modules, by its path from `src/cli` on; whole objects can be sent to it and back. */
export const startOwn = (module: string, { signal, flags = [] }: OwnProcess = {}): ChildProcess =>
  fork(join(import.meta.dirname, "begin.mjs"), [`src/cli/${module}`], {
    execArgv: [...flags],
    serialization: "advanced",
    ...(signal ? { signal } : {}),
  })
