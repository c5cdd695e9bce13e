/** What a browser needs for an address, known before it has read a line of it: files below the folder of a build. */
export interface Preloads {
  /** What every address needs. */
  readonly always: readonly string[]
  /** What an address needs besides, by its path. */
  readonly paths: Readonly<Record<string, readonly string[]>>
}
