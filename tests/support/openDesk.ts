import Fastify, { type FastifyInstance } from "fastify"
import { type DocumentTexts, readTexts } from "../../renderer/compiler"
import { describeProblems } from "../../src/cli/problems"
import { definitions } from "../../src/definitions"
import { createDeskApi } from "../../src/desk/deskApi"
import { DeskStore } from "../../src/desk/DeskStore"
import { type BenchOptions, openWorkshop, registerDesk } from "../../src/server"
import { copyShipped, type ShippedCopy } from "./shippedCopy"

export interface OpenDesk {
  readonly store: DeskStore
  readonly copy: ShippedCopy
  close(): Promise<void>
}

/** Adds to the server; gives the documents of a release where there are releases. */
type Prepare = (server: FastifyInstance, root: string) => Promise<((release: string) => Promise<DocumentTexts>) | void>

/** The desk on a copy of the shipped documents, with the real server behind it. */
export async function openDesk(prepare?: Prepare, bench?: BenchOptions): Promise<OpenDesk> {
  const copy = copyShipped()
  const workshop = openWorkshop({
    root: copy.root,
    began: readTexts(copy.root),
    definitions,
    describe: describeProblems,
  })
  const server = Fastify({ forceCloseConnections: true })
  const textsOf = await prepare?.(server, copy.root)
  registerDesk(server, () => workshop, { ...(textsOf ? { textsOf } : {}), ...(bench ? { bench } : {}) })
  const events = new EventTarget()
  const stop = workshop.listen(
    (event, files) => void events.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(files) })),
  )
  const cookies: Record<string, string> = {}
  const page = {
    async fetch(url: string, { method = "GET", body }: { method?: "GET" | "POST"; body?: string } = {}) {
      const answer = await server.inject({
        method,
        url,
        cookies,
        ...(body === undefined ? {} : { payload: body, headers: { "content-type": "application/json" } }),
      })
      for (const { name, value } of answer.cookies) cookies[name] = value
      return new Response(answer.body, { status: answer.statusCode })
    },
    EventSource: function EventSource() {
      return Object.assign(events, { close: () => undefined })
    },
  }
  const store = new DeskStore(createDeskApi(page as unknown as Window & typeof globalThis))
  await store.open()
  return {
    store,
    copy,
    async close() {
      stop()
      await server.close()
      copy.remove()
    },
  }
}
