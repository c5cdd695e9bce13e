import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import type { Sample } from "./states"

/** Paths of baselines that no sample has any more: the state was renamed or taken away; and of what is no baseline at all. */
export function findOrphans(folder: string, samples: readonly Sample[]): readonly string[] {
  const known = new Set(samples.map(({ screen, sample }) => `${screen}/${sample}`))
  return entriesOf(folder).flatMap((screen) => {
    const place = join(folder, screen.name)
    if (!screen.isDirectory()) return [place]
    return entriesOf(place)
      .filter(
        (file) => !file.isFile() || !known.has(`${screen.name}/${file.name.replace(/\.(dom\.txt|aria\.yml)$/, "")}`),
      )
      .map((file) => join(place, file.name))
  })
}

const entriesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
