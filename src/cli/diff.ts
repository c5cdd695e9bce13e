import { writeSaid } from "../sentences"
import { readVersion } from "./diff/readVersion"
import { changesBetween } from "../server"
import { exitCodes, type Output } from "./failure"

export interface DiffOptions {
  readonly root: string
  readonly json?: boolean
}

interface Sides {
  readonly before: string
  readonly after?: string
}

/** What is different between two folders or versions of documents, one sentence each: those of the desk. */
export function diff({ before, after }: Sides, { root, json }: DiffOptions, { print }: Output): number {
  const changes = changesBetween(readVersion(before, root), readVersion(after ?? root, root))
  print(json ? JSON.stringify(changes, null, 2) : writeChanges(changes))
  return exitCodes.ok
}

/** File by file. */
export function writeChanges(changes: ReturnType<typeof changesBetween>): string {
  if (changes.length === 0) return "違いはありません。"
  const files = [...new Set(changes.map(({ file }) => file))]
  const groups = files.map((file) =>
    [file, ...changes.filter((one) => one.file === file).map((one) => `  ${writeSaid(one)}`)].join("\n"),
  )
  return [...groups, `合計: ${changes.length}か所`].join("\n\n")
}
