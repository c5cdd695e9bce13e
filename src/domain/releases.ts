/** What the server and the page say to each other about releases of documents. */

/** What a release has that the build has not, or has otherwise; hashes name modules and style sheets. */
export interface ReleaseManifest {
  /** Of the module that exports `app`. */
  readonly app?: string
  readonly theme?: string
  readonly screens: Readonly<Record<string, ReleasedScreen>>
  /** Screens of the build that the release has not. */
  readonly removed: readonly string[]
}

export interface ReleasedScreen {
  /** Hash of its module, which imports nothing. */
  readonly hash: string
  /** Screens of the build that have what it draws with. */
  readonly partsFrom: readonly string[]
}

/** Answer of `/release.json`. */
export interface ReleaseAnswer {
  readonly release: string
  /** Address of the manifest; absent where the release is that of the build. */
  readonly manifest?: string
}

/** Names the release of the page on calls to services that judge by documents. */
export const documentsHeader = "x-documents"

export const releasePaths = {
  answer: "/release.json",
  manifest: (release: string, engine: string, hash: string) => `/releases/${release}/${engine}/${hash}.json`,
  module: (hash: string) => `/releases/m/${hash}.js`,
  theme: (hash: string) => `/releases/t/${hash}.css`,
} as const
