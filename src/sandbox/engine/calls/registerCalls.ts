import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { CallDocument } from "../../../../renderer/model/documents"
import type { Database, Space } from "../database/tables"
import { findSpace } from "../tenants/findTenant"
import { type RealClock, sandboxNow } from "../clock/sandboxClock"
import { type Answer, type FieldError, outcomeOf } from "./answer"
import { type Checks, propertyOf } from "./checks"
import type { Backend, CallContext } from "./context"
import { planFault } from "../faults/planFault"
import { headerOf } from "./input"
import { type JournalEntry, writeJournal } from "../journal/journal"
import { breakConnection, hang, pause, send } from "./reply"
import { takeFault } from "../faults/takeFault"
import type { Wire } from "./wire"

export interface CallRoutes {
  readonly db: Database
  readonly documents: readonly CallDocument[]
  readonly backends: readonly Backend[]
  readonly checks: Checks
  readonly realClock: RealClock
}

interface Answered {
  readonly wire: Wire
  readonly outcome: string
  readonly answeredBy: JournalEntry["answeredBy"]
}

/** One route per call document; a document of an unknown backend is left to the document check. */
export function registerCalls(app: FastifyInstance, routes: CallRoutes): void {
  for (const document of routes.documents) {
    const backend = routes.backends.find(({ name }) => name === document.client)
    if (backend === undefined) continue
    const path = document.path.startsWith("/") ? document.path : `/${document.path}`
    const url = backend.prefix + path.replaceAll(/\{(\w+)\}/g, ":$1")
    app.route({
      method: document.method,
      url,
      handler: (request, reply) => serve(routes, { document, backend, request, reply }),
    })
  }
}

interface Exchange {
  readonly document: CallDocument
  readonly backend: Backend
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function serve(routes: CallRoutes, exchange: Exchange): Promise<FastifyReply> {
  const { document, request, reply } = exchange
  const space = await findSpace(routes.db, request)
  const path = request.url.split("?")[0] ?? request.url
  const fault = await takeFault(routes.db, space, { document, path })
  const plan = fault && planFault(fault, document)
  const note = (outcome: string, answeredBy: JournalEntry["answeredBy"]) => {
    const at = sandboxNow(space, routes.realClock())
    const payload = exchange.backend.readInput(request, document)
    return writeJournal(routes.db, space, {
      call: document.id,
      method: request.method,
      path,
      at,
      payload,
      outcome,
      answeredBy,
    })
  }

  if (fault !== undefined && plan?.kind !== "after") {
    await note(`fault:${fault.name}`, "fault")
    if (plan?.kind === "hang") return hang(reply, fault.delayMs)
    if (fault.delayMs !== undefined) await pause(request, fault.delayMs)
    return plan?.kind === "instead" ? send(reply, plan.wire) : breakConnection(reply)
  }
  const { wire, outcome, answeredBy } = await answerCall(routes, exchange, space)
  await note(fault === undefined ? outcome : `${outcome} fault:${fault.name}`, answeredBy)
  if (fault?.delayMs !== undefined) await pause(request, fault.delayMs)
  const changed = plan?.kind === "after" ? plan.change(wire) : wire
  return changed === "break" ? breakConnection(reply) : send(reply, changed)
}

async function answerCall(routes: CallRoutes, exchange: Exchange, space: Space): Promise<Answered> {
  const { document, backend, request } = exchange
  const input = backend.readInput(request, document)
  const problems = routes.checks.request(document, input)
  if (problems.length > 0) {
    const fieldErrors = problems.map((problem): FieldError => {
      const isMissing = problem.keyword === "required"
      return { field: propertyOf(problem), message: isMissing ? "入力してください" : "入力内容をご確認ください" }
    })
    return { wire: backend.render({ kind: "invalid", fieldErrors }, document), outcome: "invalid", answeredBy: "check" }
  }
  try {
    const answer = await routes.db.transaction().execute((work) => {
      const now = sandboxNow(space, routes.realClock())
      const context: CallContext = { work, space, now, caller: callerOf(request) }
      return backend.answer({ document, input, request, context })
    })
    return finish(routes, exchange, answer)
  } catch (error) {
    request.log.error({ err: error, call: document.id }, "the handler failed")
    return { wire: failure(exchange), outcome: "failed", answeredBy: "handler" }
  }
}

/** Our own answers are held to the document as well. */
function finish(routes: CallRoutes, exchange: Exchange, answer: Answer): Answered {
  const { document, backend, request } = exchange
  const problems = problemsOf(routes, exchange, answer)
  if (problems.length > 0) {
    request.log.error({ call: document.id, problems }, "the answer does not fit its call document")
    return { wire: failure(exchange), outcome: "broken-answer", answeredBy: "check" }
  }
  const isSample = answer.kind === "ok" && answer.isSample === true
  return {
    wire: backend.render(answer, document),
    outcome: outcomeOf(answer),
    answeredBy: isSample ? "sample" : "handler",
  }
}

function problemsOf({ checks }: CallRoutes, { document, backend }: Exchange, answer: Answer): readonly unknown[] {
  if (answer.kind === "ok") return checks.response(document, answer.value)
  if (answer.kind !== "refused") return []
  const isDeclared = Object.hasOwn(document.codes ?? {}, answer.code) || backend.generalCodes?.includes(answer.code)
  return isDeclared === true ? [] : [`the document does not name the code ${answer.code}`]
}

const failure = ({ backend, document }: Exchange): Wire =>
  backend.render({ kind: "status", status: 500, reason: "internal" }, document)

function callerOf(request: FastifyRequest): CallContext["caller"] {
  return {
    device: headerOf(request, "device-uuid"),
    appVersion: headerOf(request, "app-version"),
    knownEtag: headerOf(request, "if-none-match"),
    origin: `${request.protocol}://${request.host}`,
  }
}
