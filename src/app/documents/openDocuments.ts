import { releasePaths } from "../../domain/releases"
import type { DocumentSource } from "./createDocuments"
import type { ModulePage } from "./openManifest"
import { parseAnswer } from "./parseRelease"

export interface Surroundings extends ModulePage {
  readonly fetch: typeof globalThis.fetch
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
  if (response.status === 404) return withoutReleases(response, built)
  const answer = parseAnswer(await read(response))
  if (!answer) throw new Error("no release")
  const { release } = answer
  if (answer.manifest === undefined) return { documents: { ...built, release } }
  // What only a release needs that says something else than the build comes beside its manifest.
  const [manifest, { openManifest }] = await Promise.all([fetch(answer.manifest).then(read), import("./openManifest")])
  const { documents, styles } = await openManifest(manifest, built, { load, document })
  return { documents: { ...documents, release }, styles }
}

/**
 * A server without releases. Its answer is read to the end all the same: one that nobody reads keeps its connection, and the
 * page counts as loading for as long as it is there.
 */
function withoutReleases(response: Response, documents: DocumentSource): Opened {
  void response.text().catch(() => undefined)
  return { documents }
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`http-${response.status}`)
  return response.json()
}
