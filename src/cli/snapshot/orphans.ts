import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import type { Sample } from "./states"

/** Paths of baselines that no sample has any more: the state was renamed or taken away. */
export function findOrphans(folder: string, samples: readonly Sample[]): readonly string[] {
  const known = new Set(samples.map(({ screen, sample }) => `${screen}/${sample}`))
  return readdirOf(folder).flatMap((screen) =>
    readdirOf(join(folder, screen))
      .filter((file) => !known.has(`${screen}/${file.replace(/\.(dom\.txt|aria\.yml)$/, "")}`))
      .map((file) => join(folder, screen, file)),
  )
}

const readdirOf = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : [])
