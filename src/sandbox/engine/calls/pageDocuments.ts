import type { FastifyRequest } from "fastify"
import type { CallDocument, DocumentTexts } from "../../../../renderer/compiler"
import { documentsHeader } from "../../../domain/releases"
import { callDocumentsIn } from "./callDocuments"
import { headerOf } from "./request"
import { type Checks, createChecks } from "./validateCalls"

/** Documents that pages may show instead of those of the folder. */
export interface PageReleases {
  /** Name of the documents of the folder among them. */
  readonly own: string
  /**
   * The release that judges a call, by the one that its page names and the cookies that say where it has it from; undefined for
   * the documents of the folder.
   */
  judging(named: string | undefined, cookies: FastifyRequest["cookies"]): Promise<string | undefined>
  texts(release: string): Promise<DocumentTexts>
}

/** What a page shows that makes a call. */
interface Page {
  /** Undefined where there are no releases. */
  readonly release: string | undefined
  /** Undefined for the folder's own. */
  readonly documents?: PageDocuments
}

interface PageDocuments {
  readonly texts: DocumentTexts
  readonly calls: ReadonlyMap<string, CallDocument>
  readonly checks: Checks
}

/** Releases whose documents are held ready. */
const held = 4

export function createPageDocuments(opened: () => PageReleases | undefined) {
  const known = new Map<string, Promise<PageDocuments>>()
  return async (request: FastifyRequest): Promise<Page> => {
    const releases = opened()
    const release = await releases?.judging(headerOf(request, documentsHeader) ?? undefined, request.cookies)
    if (releases === undefined || release === undefined) return { release: releases?.own }
    const found = known.get(release) ?? releases.texts(release).then(readPage)
    // Asked for last, forgotten last.
    known.delete(release)
    known.set(release, found)
    found.catch(() => known.delete(release))
    for (const eldest of [...known.keys()].slice(0, -held)) known.delete(eldest)
    return { release, documents: await found }
  }
}

const readPage = (texts: DocumentTexts): PageDocuments => ({
  texts,
  calls: new Map(callDocumentsIn(texts).map((call) => [call.id, call])),
  checks: createChecks(),
})
