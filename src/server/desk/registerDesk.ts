import { existsSync } from "node:fs"
import type { OutgoingHttpHeaders } from "node:http"
import { join } from "node:path"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { type DocumentTexts, readTexts } from "../../../renderer/compiler"
import { beganName } from "../../domain/documentNames"
import { mostEditLetters } from "../../domain/workshop"
import { parseEdits } from "./parseEdits"
import { listFields } from "./fields"
import { type BenchOptions, type OpenBench, openBench } from "./bench/openBench"
import { registerBench } from "./bench/registerBench"
import { createPastReader } from "./pastDocuments"
import { registerPast } from "./registerPast"
import { offeredOptions } from "./offeredOptions"
import { listTree } from "./tree"
import type { Workshop } from "./openWorkshop"
import { textOf } from "./textOf"
import { registerQuestions } from "./questions/registerQuestions"
import { registerScreens } from "./screens/registerScreens"
import { type PartQuery, type PlaceQuery, sayParts, sayPlace } from "./parts"

/** As many bytes as `mostEditLetters` may take. */
const bodyLimit = 3 * mostEditLetters + 1024

const immutable = { "cache-control": "public, max-age=31536000, immutable" }

export interface DeskOptions {
  /** The documents of a release or a proposal, where there are any. */
  readonly textsOf?: (release: string) => Promise<DocumentTexts>
  /** What draws states, where something can. */
  readonly bench?: BenchOptions
  /** Login of whoever asks; empty for nobody that is known. */
  readonly personOf?: (request: FastifyRequest) => Promise<string>
}

/**
 * Everything that the desk and the previews ask of the workshop, which is opened by the first who does. For this machine only;
 * production has none of it.
 */
export function registerDesk(
  server: FastifyInstance,
  open: () => Workshop,
  { textsOf, bench, personOf = async () => "" }: DeskOptions = {},
): void {
  void server.register((app, _options, done) => {
    let opened: Workshop | undefined
    let benchOpened: OpenBench | undefined
    const workshop = () => (opened ??= open())
    app.addHook("onClose", (_app, closed) => {
      benchOpened?.close()
      opened?.close()
      closed()
    })
    const textsNamed = async (name: string) => {
      if (name === beganName) return workshop().began
      const drawn = benchOpened?.textsOf(name)
      if (drawn) return drawn
      if (textsOf) return textsOf(name)
      throw new Error(`no release ${name}`)
    }
    let reader: ReturnType<typeof createPastReader> | undefined
    const readPast = (name: string) => (reader ??= createPastReader(workshop().definitions, textsNamed))(name)
    registerRoutes(app, workshop)
    registerPast(app, workshop, readPast)
    if (bench) {
      const readNow = () => readTexts(workshop().set().root, workshop().began)
      const onChange = () => workshop().say("bench")
      registerBench(app, {
        bench: () => (benchOpened ??= openBench({ ...bench, readNow, readPast, onChange })),
        folder: bench.folder,
        personOf,
      })
    }
    done()
  })
}

/** The desk of a server without releases: whoever asks who they are need not say. */
export function registerDeskAlone(server: FastifyInstance, open: () => Workshop, options: DeskOptions): void {
  server.get("/__desk/me", (_request, reply) => reply.code(204).send())
  registerDesk(server, open, options)
}

function registerRoutes(app: FastifyInstance, workshop: () => Workshop): void {
  app.get("/__desk/documents", () => workshop().documents())
  app.get<{ Params: { name: string } }>("/__desk/modules/:name", ({ params: { name } }, reply) =>
    sendSource(reply, workshop().source(name.replace(/\.js$/, "")), "text/javascript; charset=utf-8"),
  )
  app.get<{ Params: { name: string } }>("/__desk/themes/:name", ({ params: { name } }, reply) =>
    sendSource(reply, workshop().source(name.replace(/\.css$/, "")), "text/css; charset=utf-8"),
  )
  app.get("/__desk/tree", () => {
    const { screens } = workshop().documents()
    return listTree(workshop().set(), {
      problems: workshop().problems(),
      isServed: (id) => Object.hasOwn(screens, id),
    })
  })
  app.get("/__desk/problems", () => workshop().problems())
  app.get("/__desk/fields", () => listFields(workshop().set()))
  app.get("/__desk/conditions", () => workshop().conditions())
  app.get("/__desk/calls", () => workshop().calls())
  app.get("/__desk/texts", () => workshop().texts())
  app.get("/__desk/changes", () => workshop().changes())
  app.get("/__desk/effect", async () => ({ effect: await workshop().effect() }))
  app.get("/__desk/definitions", () =>
    workshop().definitions.map((one) => ({
      kind: one.kind,
      name: one.name,
      description: one.description,
      options: offeredOptions(one),
    })),
  )
  app.get<{ Querystring: { file?: string } }>("/__desk/files", ({ query: { file = "" } }, reply) => {
    const { root, documents, shared } = workshop().set()
    const isDocument = shared.has(file) || documents.some((document) => document.file === file)
    // Whoever proposes takes what is not there for taken away: what cannot be read is something else.
    if (!isDocument || !existsSync(join(root, file)))
      return reply.code(404).send({ problem: "there is no such document" })
    const text = textOf(join(root, file))
    return text === undefined ? reply.code(409).send({ problem: "it cannot be read" }) : reply.send({ file, text })
  })
  app.get<{ Querystring: { file?: string } }>("/__desk/whole", ({ query: { file = "" } }) => ({
    text: workshop().lastWhole(file),
  }))
  app.get<{ Querystring: PartQuery }>("/__desk/place", ({ query }, reply) => {
    const place = sayPlace(workshop().set(), query)
    return place ? reply.send(place) : reply.code(404).send({ problem: "no document says this" })
  })
  app.get<{ Querystring: PlaceQuery }>("/__desk/parts", ({ query }) => sayParts(workshop().set(), query))
  app.post("/__desk/edits", { bodyLimit }, ({ body, log }, reply) => {
    const edits = parseEdits(body)
    if (edits === undefined) return reply.code(400).send({ problem: "no edits" })
    const edited = workshop().edit(edits)
    if (!("cause" in edited)) return reply.code(edited.kind === "edited" ? 200 : 409).send(edited)
    log.error({ err: edited.cause }, "documents could not be written")
    return reply.code(409).send({ kind: edited.kind })
  })
  registerQuestions(app, () => workshop().written())
  registerScreens(app, () => workshop().set())
  registerEvents(app, workshop)
}

const sendSource = (reply: FastifyReply, source: string | undefined, type: string): FastifyReply =>
  source === undefined
    ? reply.code(404).send({ problem: "there is nothing here" })
    : reply.headers(immutable).type(type).send(source)

/** Server-sent events: `documents` and `problems`, with the files that were changed; whoever hears one asks for what is new. */
function registerEvents(app: FastifyInstance, workshop: () => Workshop): void {
  app.get("/__desk/events", (request, reply) => {
    // Opening it takes seconds, and may fail: then the answer is that of any route.
    const opened = workshop()
    const { raw } = reply.hijack()
    reply.headers({ "content-type": "text/event-stream", "cache-control": "no-store" })
    raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
    raw.write("retry: 1000\n\n")
    const stop = opened.listen((event, files) => void raw.write(`event: ${event}\ndata: ${JSON.stringify(files)}\n\n`))
    request.raw.on("close", stop)
  })
}
