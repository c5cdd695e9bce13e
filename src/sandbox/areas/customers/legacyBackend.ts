import type { CallDocument } from "../../../../renderer/compiler"
import {
  type Answer,
  type Backend,
  type CallContext,
  type HttpResponse,
  invalid,
  json,
  refused,
  type RunningCall,
  runOnce,
  uuid,
} from "../../engine"
import { recordOf } from "../../../domain/json"
import type { CustomerContext, VisitorContext } from "./customerContext"
import { findCustomer } from "./customerSessions"
import { legacyEnvelope } from "./legacyEnvelope"
import { legacyFaults } from "./legacyFaults"
import { findCustomerOfKey } from "./optout/optoutKeys"
import { processDue } from "./processDue"

export const legacyBackend: Backend = {
  name: "legacy",
  prefix: "/api/legacy",
  readInput(request, document) {
    const { TOKEN: _token, REQUEST_ID, ...rest } = recordOf(request.body)
    return "REQUEST_ID" in recordOf(document.request["properties"]) ? { ...rest, REQUEST_ID } : rest
  },
  faults: legacyFaults,
  async answer(call) {
    const key = call.input["OPTOUT_KEY"]
    const hasKey = typeof key === "string"
    const customer = hasKey
      ? await findCustomerOfKey(call.context, key)
      : await findCustomer(call.context, recordOf(call.request.body)["TOKEN"])
    if (customer === undefined && hasKey) return refused("KEY_INVALID")
    if (customer === undefined) return call.document.demo === true ? answerVisitor(call) : { kind: "signed-out" }
    const context: CustomerContext = { ...call.context, customer }
    await processDue(context)
    return call.document.effect === "write" ? runWrite(call, context, `customer:${customer.id}`) : call.run(context)
  },
  render,
}

/** Who is not logged in may still make calls for visitors, and is told so (`LOGIN_STATUS`) beside what they answer. */
async function answerVisitor(call: RunningCall): Promise<Answer> {
  const context: VisitorContext = { ...call.context, visitor: call.request.cookies["UUID"] ?? null }
  const owner = `visitor:${context.visitor ?? call.request.ip}`
  const answer = call.document.effect === "write" ? await runWrite(call, context, owner) : await call.run(context)
  return answer.kind === "ok" ? { ...answer, value: { ...answer.value, LOGIN_STATUS: 1 } } : answer
}

async function runWrite(
  { document, request, input, run }: RunningCall,
  context: CallContext,
  owner: string,
): Promise<Answer> {
  if (document.requestId === false) return run(context)
  const key = recordOf(request.body)["REQUEST_ID"]
  const conflict = invalid("REQUEST_ID", "入力内容をご確認ください")
  if (typeof key !== "string" || !uuid.test(key)) return conflict
  const { REQUEST_ID: _key, [document.stepUp ?? ""]: _proof, ...body } = input
  const write = { call: document.id, key: key.toLowerCase(), body, owner, conflict }
  return runOnce(context, write, () => run(context))
}

function render(answer: Answer, document: CallDocument): HttpResponse {
  switch (answer.kind) {
    case "ok":
      return json({ ...legacyEnvelope(), ...answer.value })
    case "refused":
      return json({ ...refusal(answer.code, document), ERROR_CD: answer.code, ...answer.detail })
    case "not-found":
      return json(legacyEnvelope({ STATUS: 1, MESSAGE_ARRAY: ["お探しの情報が見つかりません。"], REDIRECT_CODE: 404 }))
    case "signed-out":
      return json(legacyEnvelope({ STATUS: 1, LOGIN_STATUS: 1 }))
    case "invalid":
      return json({
        ...legacyEnvelope({ STATUS: 2, MESSAGE_ARRAY: ["入力内容をご確認ください。"] }),
        FIELD_ERROR_ARRAY: answer.fieldErrors.map(({ field, message }) => ({ PROPERTY: field, MESSAGE: message })),
      })
    case "http":
      return answer.response
    case "status":
      return json(legacyEnvelope({ STATUS: 9, MESSAGE_ARRAY: [systemError] }), answer.status)
  }
}

const systemError = "システムエラーが発生しました。しばらく時間をおいてから再度お試しください。"

/** @throws when the call document does not say what the server tells the customer. */
function refusal(code: string, document: CallDocument) {
  const message = document.codes?.[code]?.message
  if (message === undefined) throw new Error(`${document.id} names no message for ${code}`)
  return legacyEnvelope({ STATUS: 1, MESSAGE_ARRAY: [message] })
}
