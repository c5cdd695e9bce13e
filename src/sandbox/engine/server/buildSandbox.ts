import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import type { CallDocument } from "../../../../renderer/compiler"
import type { Area, Sandbox } from "../areas/area"
import type { AreaHooks } from "../areas/hooks"
import { loadAreas } from "../areas/loadAreas"
import { readCallDocuments } from "../calls/callDocuments"
import { createPageDocuments, type PageReleases } from "../calls/pageDocuments"
import { registerCalls } from "../calls/registerCalls"
import { createChecks } from "../calls/validateCalls"
import type { RealClock } from "../clock/sandboxClock"
import { registerControl } from "../control/registerControl"
import type { Database, TenantSettings } from "../database/tables"
import type { Fixture } from "../fixtures/fixture"
import { defaultFixture, ensureDefaultTenant } from "../fixtures/resetTenant"
import { compressAnswers } from "./compressAnswers"
import { emulateNetwork } from "./emulateNetwork"
import { finishRequests } from "./finishRequests"
import { guard } from "./guard"
import { readAddress } from "./readAddress"
import { refuseMalformed } from "./refuseMalformed"
import { readElsewhere, registerElsewhere } from "../web/elsewherePages"
import { registerWeb } from "../web/registerWeb"

export interface SandboxOptions {
  /** Already migrated. Whoever opened it closes it. */
  readonly database: Database
  /** Folder of the documents (`schemas`), or the call documents themselves. */
  readonly documents: string | readonly CallDocument[]
  /** Files of the folder that have errors: nothing is read from these. */
  readonly leaveOut?: ReadonlySet<string>
  /** What pages may show besides the documents of the folder; undefined before it is known. */
  readonly releases?: () => PageReleases | undefined
  /** Where browsers reach it, such as `https://sandbox.example`; without it, the loopback host that they ask. */
  readonly origin?: string
  /** Folder of the built app; without it only the backends answer. */
  readonly dist?: string
  /** Real time; the sandbox clock is shifted from it. */
  readonly clock?: RealClock
  /** Adds routes of others, behind the same guard. */
  readonly register?: (app: FastifyInstance) => void | Promise<void>
  /** Where log lines go; nowhere if absent. */
  readonly log?: NodeJS.WritableStream
}

/** A whole broker to run against. Listens nowhere: tests inject, `main.ts` listens. */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const { database: db, documents, dist, origin, clock: realClock = () => new Date(), log } = options
  const logger = log === undefined ? false : { level: "warn", stream: log }
  const app = Fastify({
    logger,
    forceCloseConnections: true,
    // What comes on a connection that is about to close is answered, too.
    return503OnClosing: false,
    bodyLimit: 256 * 1024,
    rewriteUrl: ({ url = "/" }) => readAddress(url) ?? "/",
  })
  await app.register(fastifyCookie)
  acceptEmptyJson(app)
  guard(app, origin)
  compressAnswers(app)
  finishRequests(app)
  emulateNetwork(app)
  refuseMalformed(app)
  const schemasRoot = typeof documents === "string" ? documents : undefined
  const calls = typeof documents === "string" ? readCallDocuments(documents, options.leaveOut) : documents
  const loaded = await loadAreas()
  const areas = loaded.areas.map((createArea) => createArea({ schemasRoot }))
  const sandbox: Sandbox = {
    db,
    origin,
    realClock,
    hooks: (name) => hooksOf(areas, name),
    fixtures: fixturesOf(areas),
    settings: Object.assign({}, ...areas.map(({ settings }) => settings)) as TenantSettings,
  }
  const known = [...calls, ...areas.flatMap((area) => area.calls ?? [])]
  registerCalls(app, {
    ...sandbox,
    documents: known,
    backends: areas.flatMap(({ backends = [] }) => backends),
    handlers: loaded.handlers,
    checks: createChecks(),
    pageDocuments: createPageDocuments(options.releases ?? (() => undefined)),
  })
  for (const area of areas) area.registerRoutes?.(app, sandbox)
  registerControl(app, sandbox, known)
  await options.register?.(app)
  if (schemasRoot !== undefined) registerElsewhere(app, readElsewhere(schemasRoot))
  registerWeb(app, dist)
  await ensureDefaultTenant(sandbox)
  return app
}

/** The area of the default fixture comes first. */
function fixturesOf(areas: readonly Area[]): readonly Fixture[] {
  const groups = areas.map(({ fixtures = [] }) => fixtures)
  const first = groups.find((group) => group.some(({ name }) => name === defaultFixture)) ?? []
  return [...first, ...groups.filter((group) => group !== first).flat()]
}

const hooksOf = <Name extends keyof AreaHooks>(areas: readonly Area[], name: Name): readonly AreaHooks[Name][] =>
  areas.flatMap(({ hooks }) => hooks?.[name] ?? [])

/** Clients name JSON as the type of requests that have no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error")
  app.removeContentTypeParser("application/json")
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null, undefined) : parse(request, String(body), done),
  )
}
