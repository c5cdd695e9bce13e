import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import type { Places } from "./baselines"
import { chosenBy, type Choice, listSamples, nameOf, type Sample } from "./states"

/** A baseline that no sample has any more: the state was renamed or taken away; or what is no baseline at all. */
export interface Orphan {
  readonly file: string
  /** Name of the state that it was of: `screen/sample`. */
  readonly state: string
}

const textEnding = /\.(dom\.txt|aria\.yml)$/
const pixelEnding = /\.(light|dark)\.png$/

/** Orphans below a folder; `ending` is what names of its files have behind the sample. */
export function findOrphans(folder: string, samples: readonly Sample[], ending = textEnding): readonly Orphan[] {
  const known = new Set(samples.map(nameOf))
  const orphanAt = (file: string): Orphan => ({ file, state: relative(folder, file).replace(ending, "") })
  return entriesOf(folder).flatMap((screen) => {
    const place = join(folder, screen.name)
    if (!screen.isDirectory()) return [orphanAt(place)]
    return entriesOf(place)
      .map((entry) => ({ entry, orphan: orphanAt(join(place, entry.name)) }))
      .filter(({ entry, orphan }) => !entry.isFile() || !ending.test(entry.name) || !known.has(orphan.state))
      .map(({ orphan }) => orphan)
  })
}

const entriesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])

/** Those among the states that a run is about; which of several parts one belongs to nobody knows. */
export function orphansOf({ text }: Places, { root, only, shard }: Choice & { readonly root: string }) {
  if (shard !== undefined) return []
  return findOrphans(text, listSamples(root, {})).filter(({ state }) => chosenBy(only, state))
}

/** Takes orphans away, with the pictures of theirs and of all that is gone on this machine. Gives how many pictures those were. */
export function removeOrphans(
  orphans: readonly Orphan[],
  { pixels }: Places,
  { root, only, shard }: Choice & { readonly root: string },
): number {
  const pictures =
    shard === undefined
      ? findOrphans(pixels, listSamples(root, {}), pixelEnding).filter(({ state }) => chosenBy(only, state))
      : []
  for (const { file } of [...orphans, ...pictures]) {
    rmSync(file, { recursive: true, force: true })
    removeEmpty(dirname(file))
  }
  return pictures.length
}

function removeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}
