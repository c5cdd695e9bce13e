import type { DocumentTexts } from "../../renderer/compiler"
import type { Effect } from "../domain/effect"
import { type SaidChange, sayEffect, writeSaid } from "../sentences"
import { changesBetween } from "../server"
import { readVersion } from "./diff/readVersion"
import { exitCodes, type Output } from "./failure"

export interface DiffOptions {
  readonly root: string
  readonly json?: boolean
  /** Says too what customers meet otherwise. */
  readonly effect?: boolean
}

interface Sides {
  readonly before: string
  readonly after?: string
}

/** What is different between two folders or versions of documents, one sentence each: those of the desk. */
export async function diff({ before, after }: Sides, options: DiffOptions, { print }: Output): Promise<number> {
  const { root, json } = options
  const [was, is] = [readVersion(before, root), readVersion(after ?? root, root)]
  const changes = changesBetween(was, is)
  const effect = options.effect ? await workOut(was, is) : undefined
  if (json) print(JSON.stringify({ changes, ...(effect ? { effect } : {}) }, null, 2))
  else print([writeChanges(changes), ...(effect ? [writeEffect(effect)] : [])].join("\n\n"))
  return exitCodes.ok
}

/** Who asks for sentences alone does not wait for what runs documents. */
async function workOut(before: DocumentTexts, after: DocumentTexts): Promise<Effect> {
  const { createSides } = await import("./effect/side")
  const { effectBetween } = await import("./effect/effectBetween")
  const open = createSides()
  return effectBetween(await open(before), await open(after))
}

/** File by file. */
export function writeChanges(changes: readonly SaidChange[]): string {
  if (changes.length === 0) return "違いはありません。"
  const files = [...new Set(changes.map(({ file }) => file))]
  const groups = files.map((file) =>
    [file, ...changes.filter((one) => one.file === file).map((one) => `  ${writeSaid(one)}`)].join("\n"),
  )
  return [...groups, `合計: ${changes.length}か所`].join("\n\n")
}

export function writeEffect(effect: Effect): string {
  const { counts, lines, rest } = sayEffect(effect)
  return ["この変更で何が変わるか", `  ${counts}`, ...lines.map((line) => `  ${line}`), `  ${rest}`].join("\n")
}
