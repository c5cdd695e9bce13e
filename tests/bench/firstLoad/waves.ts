/** A file of a page: when it was asked for and when it had come, in milliseconds. */
export interface LoadedFile {
  readonly url: string
  readonly asked: number
  readonly came: number
}

/**
 * How many times a page had to wait for an answer before it could ask for more: a file is one wave after the latest of
 * those that had come when it was asked for.
 */
export function wavesOf(files: readonly LoadedFile[]): number {
  const waves: (LoadedFile & { readonly wave: number })[] = []
  for (const file of files.toSorted((one, other) => one.asked - other.asked)) {
    const before = waves.filter(({ came }) => came <= file.asked)
    waves.push({ ...file, wave: 1 + Math.max(0, ...before.map(({ wave }) => wave)) })
  }
  return Math.max(0, ...waves.map(({ wave }) => wave))
}
