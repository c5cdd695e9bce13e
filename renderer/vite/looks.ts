/** When to look at files that are being saved, so that the last save is never missed. */

/** What a look found: it has been published, and what is left to do waits until pages have fetched it, unless it is urgent. */
export interface Found {
  readonly isUrgent: boolean
  readonly finish: () => void
}

export interface LooksOptions {
  /** Publishes what is new; undefined where nothing is. Of a save the files are named, if all of them are known. */
  look(saved: ReadonlySet<string> | undefined): Found | undefined
  /** Runs something later; gives what calls that off. `setTimeout` in earnest. */
  later(run: () => void, ms: number): () => void
}

export interface Looks {
  /** This file was written again; undefined where files came, went or may have. */
  saved(file: string | undefined): void
  stop(): void
}

/** Several files saved at once are one change. */
const gatherMs = 10
const fetchMs = 80
/** A watcher tells one change of a file in 50 ms and drops the others: by then they can be seen. */
const settleMs = 100
/** By then nobody is saving any more: a file that is still empty is told. */
const savedMs = 1_100

/** After every look that a save or news led to comes another one, until there is nothing new, and a last one. */
export function createLooks({ look, later }: LooksOptions): Looks {
  let cancel: (() => void) | undefined
  let unfinished: (() => void) | undefined
  let files: Set<string> | undefined = new Set()
  const next = (run: () => void, ms: number) => {
    cancel?.()
    cancel = later(run, ms)
  }
  const finish = () => {
    unfinished?.()
    unfinished = undefined
    next(() => run("news"), settleMs)
  }
  const run = (because: "save" | "news" | "end") => {
    const found = look(because === "save" ? files : undefined)
    files = new Set()
    if (found === undefined && because === "end") return
    if (found === undefined && because === "news") return next(() => run("end"), savedMs)
    unfinished = found?.finish ?? unfinished
    next(finish, found?.isUrgent === true ? 0 : fetchMs)
  }
  return {
    saved(file) {
      if (file === undefined) files = undefined
      else files?.add(file)
      next(() => run("save"), gatherMs)
    },
    stop: () => cancel?.(),
  }
}
