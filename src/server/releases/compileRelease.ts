import {
  type CompiledModule,
  createCompiler,
  createShapeCheck,
  createTextLoader,
  createThemeCss,
  type Definitions,
  type DocumentSet,
  type DocumentTexts,
} from "../../../renderer/compiler"
import type { ReleaseManifest } from "../../domain/releases"
import { findPartProviders } from "../partProviders"
import { hashOfText } from "./identity"

/** What a page loads for a release. */
export interface BuiltRelease {
  readonly manifest: ReleaseManifest
  /** Sources of its modules and its style sheet, by their hash. */
  readonly sources: ReadonlyMap<string, string>
  /** What the build has nothing to draw with, by screen; `app` for what belongs to none. */
  readonly missing: Readonly<Record<string, readonly string[]>>
}

export interface ReleaseCompiler {
  /** The documents of the build. */
  base(): DocumentSet
  parse(texts: DocumentTexts): DocumentSet
  compile(set: DocumentSet): BuiltRelease
}

interface Compiled {
  readonly app: CompiledModule
  readonly screens: ReadonlyMap<string, CompiledModule>
  readonly theme: string
}

/** Compiles what a release has otherwise than the build, into modules without samples as the build writes them. */
export function createReleaseCompiler(buildTexts: DocumentTexts, definitions: Definitions): ReleaseCompiler {
  const parse = createTextLoader()
  const compile = createCompiler(definitions, { samples: false, isShaped: createShapeCheck(definitions) })
  const run = (set: DocumentSet): Compiled => {
    const { appModule, screens } = compile(set)
    return { app: appModule, screens, theme: createThemeCss(set) }
  }
  let known: { readonly set: DocumentSet; readonly compiled: Compiled } | undefined
  const build = () => {
    if (known === undefined) {
      const set = parse(buildTexts)
      known = { set, compiled: run(set) }
    }
    return known
  }
  return {
    base: () => build().set,
    parse,
    compile: (set) => compare(build().compiled, run(set)),
  }
}

function compare(build: Compiled, release: Compiled): BuiltRelease {
  const sources = new Map<string, string>()
  const missing: Record<string, readonly string[]> = {}
  const keep = (source: string) => {
    const hash = hashOfText(source)
    sources.set(hash, source)
    return hash
  }
  const built = new Map([...build.screens].map(([id, { parts }]) => [id, parts]))
  const changed = [...release.screens].filter(([id, { hash }]) => build.screens.get(id)?.hash !== hash)
  const screens = changed.map(([id, { code, parts }]) => {
    const { providers, missing: lacking } = findPartProviders(built, id, parts)
    if (lacking.length > 0) missing[id] = lacking
    return [id, { hash: keep(code), partsFrom: providers }] as const
  })
  const appLacks = findPartProviders(new Map([["app", build.app.parts]]), "app", release.app.parts).missing
  if (appLacks.length > 0) missing["app"] = appLacks
  const manifest: ReleaseManifest = {
    ...(release.app.hash === build.app.hash ? {} : { app: keep(release.app.code) }),
    ...(release.theme === build.theme ? {} : { theme: keep(release.theme) }),
    screens: Object.fromEntries(screens),
    removed: [...build.screens.keys()].filter((id) => !release.screens.has(id)),
  }
  return { manifest, sources, missing }
}
