import type { CallDocument } from "../../../renderer/model/documents"
import { type FaultName, loadAreas, planFault } from "../../../src/sandbox"
import { type HttpResponse, textOf, typeOf } from "../../../src/sandbox/engine/calls/httpResponse"
import { createFakeFetch, networkFailure, silence, type SentRequest } from "../fakeFetch"

const { areas } = await loadAreas()
const backends = areas.flatMap((createArea) => createArea({ schemasRoot: undefined }).backends ?? [])

function backendOf(document: CallDocument) {
  const backend = backends.find(({ name }) => name === document.client)
  if (!backend) throw new Error(`no backend ${document.client}`)
  return backend
}

interface Ordered {
  /** The call that fails; the app makes others of its own. */
  readonly place: { readonly call: string }
  readonly fault: FaultName
  readonly code?: string
}

const responseOf = (wire: HttpResponse): Response => {
  const headers = { "content-type": typeOf(wire), ...wire.headers }
  return new Response(wire.status === 204 ? null : textOf(wire), { status: wire.status, headers })
}

/** What the sandbox answers when all is well: the first sample in the envelope of its backend. */
function usualAnswer(document: CallDocument): HttpResponse {
  return backendOf(document).render({ kind: "ok", value: Object.values(document.samples)[0] as object }, document)
}

/** Where the brands data lies, as the first answer about it says. */
function brandFile(documents: readonly CallDocument[]): unknown {
  const samples = documents.find(({ id }) => id === "brand/url")?.samples ?? {}
  return Object.values(samples).map((answer) => (answer as { readonly url?: unknown }).url)[0]
}

/** The document whose path stands at the end of an address. */
function documentAt(documents: readonly CallDocument[], { url, method }: SentRequest): CallDocument {
  const path = url.split("?")[0] ?? url
  const file = documents.find(({ id }) => id === "brand/brands")
  if (file && url === brandFile(documents)) return file
  const found = documents.find(
    (document) =>
      document.method === method && new RegExp(`${document.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  )
  if (!found) throw new Error(`no call at ${method} ${path}`)
  return found
}

/**
 * A server that answers a call with a fault when it is first made, as the sandbox does, and everything else as usual. What it cannot
 * answer it notes: to a client that would look like a lost connection.
 */
export function createFaultyServer(documents: readonly CallDocument[], { place, fault, code }: Ordered) {
  const mistakes: unknown[] = []
  let isFirst = true

  function answer(request: SentRequest): Response | Promise<Response> {
    const document = documentAt(documents, request)
    if (!isFirst || document.id !== place.call) return responseOf(usualAnswer(document))
    isFirst = false
    const ordered = { name: fault, delayMs: undefined, body: code === undefined ? {} : { code } }
    const plan = planFault(ordered, document, backendOf(document).faults)
    if (plan.kind === "break") return networkFailure()
    if (plan.kind === "hang") return silence()
    const wire = plan.kind === "instead" ? plan.response : plan.change(usualAnswer(document))
    return wire === "break" ? networkFailure() : responseOf(wire)
  }

  const server = createFakeFetch((request) => {
    try {
      return answer(request)
    } catch (error) {
      mistakes.push(error)
      throw error
    }
  })
  return { ...server, mistakes }
}
