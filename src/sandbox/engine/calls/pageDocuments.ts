import type { FastifyRequest } from "fastify"
import type { CallDocument, DocumentTexts } from "../../../../renderer/compiler"
import { documentsHeader } from "../../../domain/releases"
import { callDocumentsIn } from "./callDocuments"
import { headerOf } from "./request"
import { type Checks, createChecks } from "./validateCalls"

/** Documents that pages may show instead of those of the folder. */
export interface PageReleases {
  /** The release that judges a call, by the one that its page names; undefined for the documents of the folder. */
  judging(named: string | undefined): Promise<string | undefined>
  texts(release: string): Promise<DocumentTexts>
}

/** What a page shows that makes a call. */
export interface PageDocuments {
  readonly texts: DocumentTexts
  readonly calls: ReadonlyMap<string, CallDocument>
  readonly checks: Checks
}

/** Releases whose documents are held ready. */
const held = 4

/** Undefined for a page of the folder's own documents. */
export function createPageDocuments(opened: () => PageReleases | undefined) {
  const known = new Map<string, Promise<PageDocuments>>()
  return async (request: FastifyRequest): Promise<PageDocuments | undefined> => {
    const releases = opened()
    const release = await releases?.judging(headerOf(request, documentsHeader) ?? undefined)
    if (releases === undefined || release === undefined) return undefined
    const found = known.get(release) ?? releases.texts(release).then(readPage)
    // Asked for last, forgotten last.
    known.delete(release)
    known.set(release, found)
    found.catch(() => known.delete(release))
    for (const eldest of [...known.keys()].slice(0, -held)) known.delete(eldest)
    return found
  }
}

const readPage = (texts: DocumentTexts): PageDocuments => ({
  texts,
  calls: new Map(callDocumentsIn(texts).map((call) => [call.id, call])),
  checks: createChecks(),
})
