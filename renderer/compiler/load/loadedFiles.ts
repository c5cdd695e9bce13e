import { differingPlaces, withItems } from "../../model/editedList"
import type { ReadFile } from "./readDocument"

export interface LoadedFile extends ReadFile {
  readonly stamp: string
  readonly hash: string
}

/** Files as they were read, in the order of their paths. */
export interface LoadedFiles {
  /** Below the root; the very list of before while no file comes or goes. */
  readonly paths: readonly string[]
  /** In the same order. */
  readonly contents: readonly LoadedFile[]
  find(path: string): LoadedFile | undefined
}

type Places = ReadonlyMap<string, number>

const placesIn = new WeakMap<readonly string[], Places>()

const toFiles = (paths: readonly string[], contents: readonly LoadedFile[]): LoadedFiles => ({
  paths,
  contents,
  find: (path) => contents[placesOf(paths).get(path) ?? contents.length],
})

function placesOf(paths: readonly string[]): Places {
  const places = placesIn.get(paths) ?? new Map(paths.map((path, place) => [path, place]))
  placesIn.set(paths, places)
  return places
}

/** What was read of each file, noted as an edit of what was read of the same files before. */
export function filesOf(
  read: readonly (readonly [path: string, content: LoadedFile])[],
  before?: LoadedFiles,
): LoadedFiles {
  const isSameFiles = before?.paths.length === read.length && read.every(([path], at) => before.paths[at] === path)
  if (before && isSameFiles) return withContents(before, new Map(read))
  return toFiles(
    read.map(([path]) => path),
    read.map(([, content]) => content),
  )
}

/** The files with other contents of some of them. */
export function withContents({ paths, contents }: LoadedFiles, others: ReadonlyMap<string, LoadedFile>): LoadedFiles {
  const places = placesOf(paths)
  const items = new Map<number, LoadedFile>()
  for (const [path, content] of others) {
    const place = places.get(path)
    if (place !== undefined && contents[place] !== content) items.set(place, content)
  }
  return toFiles(paths, withItems(contents, items))
}

/** Whether all files say the same, whenever they were written. */
export function isSame(before: LoadedFiles, now: LoadedFiles): boolean {
  const places = before.paths === now.paths ? differingPlaces(before.contents, now.contents) : undefined
  return places?.every((place) => saysSame(before.contents[place], now.contents[place])) === true
}

const saysSame = (one: LoadedFile | undefined, other: LoadedFile | undefined): boolean =>
  one?.hash === other?.hash && one?.findings === other?.findings
