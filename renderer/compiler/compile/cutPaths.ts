interface Weighed {
  readonly path: string
  readonly weight: number
}

export interface Range {
  /** The first path of the range. */
  readonly start: string
  readonly paths: readonly string[]
}

/** Segment by segment: what stands below a path comes right behind it. */
const keyOf = (path: string): string => path.replaceAll("/", "\0")

/**
 * Paths in ranges, each of no more than so much weight. What stands below a path stays with it, however much that is: the last range that
 * starts at or before an address is the one that it belongs to.
 */
export function cutPaths(paths: readonly Weighed[], most: number): readonly Range[] {
  const sorted = paths.toSorted((one, other) => (keyOf(one.path) < keyOf(other.path) ? -1 : 1))
  const ranges: { start: string; paths: string[]; weight: number }[] = []
  let root = ""
  for (const { path, weight } of sorted) {
    const last = ranges.at(-1)
    const isBelow = root !== "" && path.startsWith(`${root}/`)
    if (!isBelow) root = path
    if (last && (isBelow || last.weight + weight <= most)) {
      last.paths.push(path)
      last.weight += weight
    } else ranges.push({ start: path, paths: [path], weight })
  }
  return ranges
}
