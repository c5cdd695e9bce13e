/** What commands keep for the next time: files of JSON in a folder of their own. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** Undefined where nothing is kept, or it cannot be read. */
export function readKept<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Content
  } catch {
    return undefined
  }
}

/** Keeps it whole or not at all; of more files in the folder than `most` the oldest go. */
export function writeKept(file: string, content: object, most: number): void {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(content))
  renameSync(`${file}.${process.pid}`, file)
  const ages = readdirSync(folder).flatMap((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false })
    return stats ? [{ name, age: -stats.mtimeMs }] : []
  })
  for (const { name } of ages.toSorted((one, other) => one.age - other.age).slice(most))
    rmSync(join(folder, name), { force: true })
}
