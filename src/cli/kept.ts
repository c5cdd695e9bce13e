import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { parseJson, recordOf } from "../domain/json"

/** A result by its name, with the key made of all that it depends on. */
export interface Result {
  readonly name: string
  readonly key: string
  /** Single results that it stands for, all of them good; 0 where one was not. */
  readonly good: number
  /** What the run has shown that it depends on, where that is not known before. */
  readonly parts?: readonly string[]
}

type Keys = Readonly<Record<string, Omit<Result, "name">>>

/** Good results, each with the key under which it was so. */
export function openKept(file: string) {
  // What a run that was broken off, or a hand, has left unreadable keeps nothing.
  const read = (): Keys => (existsSync(file) ? recordOf(parseJson(readFileSync(file, "utf8"))) : {}) as Keys
  const before = read()
  return {
    /** How many single results are kept under the name; 0 where something that they depend on has changed. */
    find(name: string, key: string | ((parts: readonly string[]) => string)): number {
      const found = before[name]
      if (!found) return 0
      return found.key === (typeof key === "string" ? key : key(found.parts ?? [])) ? found.good : 0
    },
    /** Takes over what was good, and forgets what was not. */
    note(results: readonly Result[]): void {
      // Read again: another run may have noted others meanwhile.
      const all = new Map(Object.entries(read()))
      for (const { name, ...result } of results) {
        if (result.good > 0) all.set(name, result)
        else all.delete(name)
      }
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(all), null, 1))
      renameSync(`${file}.${process.pid}`, file)
    },
  }
}

export type Kept = ReturnType<typeof openKept>
