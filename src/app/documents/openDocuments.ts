import type { CompiledApp } from "../../../renderer"
import { type ReleaseManifest, releasePaths } from "../../domain/releases"

import type { DocumentSource } from "./createDocuments"
import { fetchStyles } from "./fetchStyles"
import { parseAnswer, parseManifest } from "./parseRelease"
import { joinModule, type Screens } from "./screenModule"

export interface Surroundings {
  readonly fetch: typeof globalThis.fetch
  /** Imports a module by its address. */
  readonly load: (address: string) => Promise<unknown>
  readonly document: Document
  readonly report: (problem: { readonly code: string; readonly at: string; readonly detail?: string }) => void
  /** Fulfilled when nobody should wait any longer. */
  readonly deadline: Promise<unknown>
}

/**
 * The documents of this visit: those of the build, with what a release has otherwise in their place. Whatever goes wrong with
 * the release, or takes too long, the build's are there, and the app starts with them.
 */
export async function openDocuments(built: DocumentSource, surroundings: Surroundings): Promise<DocumentSource> {
  const { report, deadline } = surroundings
  const opening = openRelease(built, surroundings).catch((error: unknown): Opened => {
    report({ code: "release-unavailable", at: releasePaths.answer, detail: String(error) })
    return { documents: built }
  })
  const opened = await Promise.race([opening, deadline.then(() => undefined)])
  // One page, one release: what comes later applies to nothing.
  opened?.styles?.apply()
  if (opened) return opened.documents
  report({ code: "release-late", at: releasePaths.answer })
  return built
}

interface Opened {
  readonly documents: DocumentSource
  readonly styles?: { apply(): void } | undefined
}

async function openRelease(built: DocumentSource, { fetch, load, document }: Surroundings): Promise<Opened> {
  const response = await fetch(releasePaths.answer, { cache: "no-store" })
  // A server without releases.
  if (response.status === 404) return { documents: built }
  const answer = parseAnswer(await read(response))
  if (!answer) throw new Error("no release")
  const { release } = answer
  if (answer.manifest === undefined) return { documents: { ...built, release } }
  const manifest = parseManifest(await read(await fetch(answer.manifest)))
  if (!manifest) throw new Error(`no manifest of ${answer.release}`)
  const [app, styles] = await Promise.all([
    manifest.app === undefined ? built.app : loadApp(load(releasePaths.module(manifest.app))),
    manifest.theme === undefined ? undefined : fetchStyles(document, releasePaths.theme(manifest.theme)),
    // A release may lead from anywhere to anywhere, and draws with what any screen has.
    built.open?.(),
  ])
  return { documents: { app, release, screens: replaceScreens(built.screens, manifest, load) }, styles }
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`http-${response.status}`)
  return response.json()
}

const loadApp = async (module: Promise<unknown>) => ((await module) as { readonly app: CompiledApp }).app

function replaceScreens(built: Screens, { screens, removed }: ReleaseManifest, load: Surroundings["load"]): Screens {
  const kept = Object.entries(built).filter(([id]) => !removed.includes(id))
  const released = Object.entries(screens).map(
    ([id, { hash, partsFrom }]) =>
      [id, () => joinModule({ partsFrom, load: () => load(releasePaths.module(hash)) }, built)] as const,
  )
  return Object.fromEntries([...kept, ...released])
}
