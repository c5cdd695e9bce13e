import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { CallDocument, DocumentTexts } from "../../../../renderer/compiler"
import type { Sandbox } from "../areas/area"
import { sandboxNow } from "../clock/sandboxClock"
import type { Tenant } from "../database/tables"
import { planFault } from "../faults/planFault"
import { takeFault } from "../faults/takeFault"
import { createJournal, type JournalEntry, type WriteJournal } from "../journal/journal"
import { maskPayload } from "../journal/maskPayload"
import { findTenant } from "../tenants/findTenant"
import { type Answer, type FieldError, outcomeOf } from "./answer"
import type { Backend } from "./backend"
import type { CallContext, Handler } from "./handler"
import { isStorable, refusalOf } from "./malformed"
import type { createPageDocuments } from "./pageDocuments"
import type { HttpResponse } from "./httpResponse"
import { breakConnection, hang, pause, send } from "./reply"
import { callerOf } from "./request"
import { sampleAnswer } from "./sample"
import { type Checks, propertyOf } from "./validateCalls"

interface CallRoutes extends Sandbox {
  readonly documents: readonly CallDocument[]
  readonly backends: readonly Backend[]
  readonly handlers: ReadonlyMap<string, Handler>
  readonly checks: Checks
  readonly pageDocuments: ReturnType<typeof createPageDocuments>
}

interface Answered {
  readonly response: HttpResponse
  readonly outcome: string
  readonly answeredBy: JournalEntry["answeredBy"]
}

/** One route per call document; a document of an unknown backend is left to the document check. */
export function registerCalls(app: FastifyInstance, routes: CallRoutes): void {
  const writeJournal = createJournal(routes.db)
  for (const document of routes.documents) {
    const backend = routes.backends.find(({ name }) => name === document.client)
    if (backend === undefined) continue
    const path = document.path.startsWith("/") ? document.path : `/${document.path}`
    const url = backend.prefix + path.replaceAll(/\{(\w+)\}/g, ":$1")
    app.route({
      method: document.method,
      url,
      config: { call: { backend, document } },
      handler: async (request, reply) => {
        // Asked before the call's transaction: a database may have a single connection.
        const page = await routes.pageDocuments(request)
        const { documents, release } = page
        const own = {
          document: documents?.calls.get(document.id) ?? document,
          checks: documents?.checks ?? routes.checks,
        }
        return serve({ ...routes, ...own, writeJournal, texts: documents?.texts, release, backend, request }, reply)
      },
    })
  }
}

interface Exchange extends CallRoutes {
  readonly writeJournal: WriteJournal
  readonly document: CallDocument
  readonly texts: DocumentTexts | undefined
  readonly release: string | undefined
  readonly backend: Backend
  readonly request: FastifyRequest
}

async function serve(exchange: Exchange, reply: FastifyReply): Promise<FastifyReply> {
  const { db, document, backend, request, realClock } = exchange
  const tenant = await findTenant(exchange, request)
  const path = request.url.split("?")[0] ?? request.url
  const fault = tenant.hasFaults ? await takeFault(db, tenant, { document, path }) : undefined
  const plan = fault && planFault(fault, document, backend.faults)
  const record = async (outcome: string, answeredBy: JournalEntry["answeredBy"]) => {
    const entry = {
      call: document.id,
      method: request.method,
      path,
      at: sandboxNow(tenant, realClock()),
      payload: isStorable(request) ? maskPayload(backend.readInput(request, document), [document.request]) : null,
      outcome,
      answeredBy,
    }
    // What has happened has happened: an answer never fails for want of a line in the journal.
    await exchange
      .writeJournal(tenant, entry)
      .catch((error: unknown) => request.log.error({ err: error }, "no journal"))
  }

  if (fault !== undefined && plan?.kind !== "after") {
    await record(`fault:${fault.name}`, "fault")
    if (plan?.kind === "hang") return hang(reply, fault.delayMs)
    if (fault.delayMs !== undefined) await pause(request, fault.delayMs)
    return plan?.kind === "instead" ? send(reply, plan.response) : breakConnection(reply)
  }
  const { response, outcome, answeredBy } = await answerCall(exchange, tenant)
  await record(fault === undefined ? outcome : `${outcome} fault:${fault.name}`, answeredBy)
  if (fault?.delayMs !== undefined) await pause(request, fault.delayMs)
  const changed = plan?.kind === "after" ? plan.change(response) : response
  return changed === "break" ? breakConnection(reply) : send(reply, changed)
}

async function answerCall(exchange: Exchange, tenant: Tenant): Promise<Answered> {
  const { db, document, texts, release, backend, request, realClock, checks, handlers, hooks, origin } = exchange
  if (!isStorable(request)) {
    const refusal = refusalOf(400)
    return { response: backend.render(refusal, document), outcome: outcomeOf(refusal), answeredBy: "check" }
  }
  const input = backend.readInput(request, document)
  const problems = checks.request(document, input)
  if (problems.length > 0) {
    const fieldErrors = problems.map((problem): FieldError => {
      const isMissing = problem.keyword === "required"
      return { field: propertyOf(problem), message: isMissing ? "入力してください" : "入力内容をご確認ください" }
    })
    const response = backend.render({ kind: "invalid", fieldErrors }, document)
    return { response, outcome: "invalid", answeredBy: "check" }
  }
  const run = async (context: CallContext) => handlers.get(document.id)?.run(input, context) ?? sampleAnswer(document)
  try {
    const answer = await db.transaction().execute((trx) => {
      const now = sandboxNow(tenant, realClock())
      const context: CallContext = { trx, tenant, now, caller: callerOf(request, origin), hooks }
      return backend.answer({ document, texts, release, input, request, context, run })
    })
    return finish(exchange, answer)
  } catch (error) {
    request.log.error({ err: error, call: document.id }, "the handler failed")
    return { response: failure(exchange), outcome: "failed", answeredBy: "handler" }
  }
}

/** Our own answers are held to the document as well. */
function finish(exchange: Exchange, answer: Answer): Answered {
  const { document, backend, request } = exchange
  const problems = problemsOf(exchange, answer)
  if (problems.length > 0) {
    request.log.error({ call: document.id, problems }, "the answer does not fit its call document")
    return { response: failure(exchange), outcome: "broken-answer", answeredBy: "check" }
  }
  const isSample = answer.kind === "ok" && answer.isSample === true
  const response = backend.render(answer, document)
  return { response, outcome: outcomeOf(answer), answeredBy: isSample ? "sample" : "handler" }
}

function problemsOf({ checks, document, backend }: Exchange, answer: Answer): readonly unknown[] {
  if (answer.kind === "ok") return checks.response(document, answer.value)
  if (answer.kind !== "refused") return []
  const isDeclared = Object.hasOwn(document.codes ?? {}, answer.code) || backend.generalCodes?.includes(answer.code)
  return isDeclared === true ? [] : [`the document does not name the code ${answer.code}`]
}

const failure = ({ backend, document }: Exchange): HttpResponse => backend.render(refusalOf(500), document)
