import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import type { CallDocument } from "../../renderer/model/documents"
import { brandFileCall } from "./areas/brands/brandFileCall"
import { readCallDocuments } from "./engine/calls/callDocuments"
import { createChecks } from "./engine/calls/checks"
import { registerCalls } from "./engine/calls/registerCalls"
import { createFormRules, type FormRules } from "./areas/account-opening/forms/formRules"
import { readForms } from "./areas/account-opening/forms/readForms"
import { registerUploads } from "./areas/account-opening/uploads/uploads.call"
import { createAcoBackend } from "./areas/account-opening/acoBackend"
import { legacyBackend } from "./areas/customers/legacyBackend"
import { openBackends } from "./engine/calls/openBackends"
import { registerControl } from "./engine/control/registerControl"
import type { Database } from "./engine/database/tables"
import type { RealClock } from "./engine/clock/sandboxClock"
import { ensureDefaultSpace } from "./engine/fixtures/resetTenant"
import { registerWeb } from "./engine/web/registerWeb"
import { everyAnswer } from "./engine/web/securityHeaders"

export interface SandboxOptions {
  /** Already migrated. Whoever opened it closes it. */
  readonly database: Database
  /** Folder of the documents (`schemas`), or the call documents themselves. */
  readonly documents: string | readonly CallDocument[]
  /** Folder of the built app; without it only the backends answer. */
  readonly dist?: string
  /** Real time; the sandbox clock is shifted from it. */
  readonly clock?: RealClock
  /** Where log lines go; nowhere if absent. */
  readonly log?: NodeJS.WritableStream
}

/** A whole broker to run against. Listens nowhere: tests inject, `main.ts` listens. */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const { database: db, documents, dist, clock: realClock = () => new Date(), log } = options
  const logger = log === undefined ? false : { level: "warn", stream: log }
  const app = Fastify({ logger, forceCloseConnections: true, bodyLimit: 256 * 1024 })
  await app.register(fastifyCookie)
  acceptEmptyJson(app)
  guard(app)
  const calls = typeof documents === "string" ? readCallDocuments(documents) : documents
  const backends = [legacyBackend, createAcoBackend(formRulesOf(documents)), ...openBackends]
  registerCalls(app, { db, documents: [...calls, brandFileCall], backends, checks: createChecks(), realClock })
  registerUploads(app, { db, realClock })
  registerControl(app, { db, realClock })
  registerWeb(app, dist)
  await ensureDefaultSpace(db, realClock())
  return app
}

/** Call documents that stand alone come without forms. */
function formRulesOf(documents: SandboxOptions["documents"]): FormRules {
  return createFormRules(() =>
    typeof documents === "string"
      ? readForms(documents)
      : { forms: new Map(), steps: [], saved: [], messages: {}, codes: () => [] },
  )
}

/** Clients name JSON as the type of requests that have no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error")
  app.removeContentTypeParser("application/json")
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null, undefined) : parse(request, String(body), done),
  )
}

function guard(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(everyAnswer)
    if (!/^\/(api|__sandbox)\//.test(request.url)) return undefined
    reply.header("cache-control", "no-store")
    // No page of another site may act for the customer.
    return request.headers["sec-fetch-site"] === "cross-site"
      ? reply.code(403).send({ problem: "cross-site" })
      : undefined
  })
}
