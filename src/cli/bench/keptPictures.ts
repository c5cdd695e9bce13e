import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Drawing, DrawnState } from "./drawnState"

const mostBytes = 2 * 1024 ** 3

/** Pictures by their names, which are made of all that draws them: what has a picture need not be drawn. */
export interface KeptPictures {
  find(name: string): DrawnState | undefined
  pictureOf(name: string): Buffer
  keep(name: string, drawing: Drawing): void
  forget(name: string): void
}

/** In a folder, which several runs and machines may share. The oldest go where there are too many. */
export function openPictures(folder: string, most = mostBytes): KeptPictures {
  mkdirSync(folder, { recursive: true })
  takeOldest(folder, most)
  const fileOf = (name: string, ending: string) => join(folder, `${name}.${ending}`)
  return {
    find(name) {
      const [text, picture] = [fileOf(name, "json"), fileOf(name, "png")]
      if (!existsSync(text) || !existsSync(picture)) return undefined
      const now = new Date()
      for (const file of [text, picture]) utimesSync(file, now, now)
      return JSON.parse(readFileSync(text, "utf8")) as DrawnState
    },
    pictureOf: (name) => readFileSync(fileOf(name, "png")),
    keep(name, { state, picture }) {
      writeFileSync(fileOf(name, "png"), picture)
      writeFileSync(fileOf(name, "json"), JSON.stringify(state))
    },
    forget(name) {
      for (const ending of ["json", "png"]) rmSync(fileOf(name, ending), { force: true })
    },
  }
}

function takeOldest(folder: string, most: number): void {
  const files = readdirSync(folder)
    .filter((name) => /\.(json|png)$/.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, ...statSync(file) }))
    .toSorted((one, other) => other.mtimeMs - one.mtimeMs)
  let bytes = 0
  for (const { file, size } of files) {
    bytes += size
    if (bytes > most) rmSync(file, { force: true })
  }
}
