import type { Answer } from "../../engine/calls/answer"
import type { Backend, RunningCall } from "../../engine/calls/context"
import { recordOf, uuid } from "../../engine/calls/input"
import { legacyEnvelope } from "./legacyEnvelope"
import { once } from "../../engine/calls/once"
import { sampleAnswer } from "../../engine/calls/sample"
import { json, type Wire } from "../../engine/calls/wire"
import type { CallDocument } from "../../../../renderer/model/documents"
import { findCustomer } from "./findCustomer"
import { legacyHandlers } from "../withdrawal/handlers"
import { bringUpToDate } from "../withdrawal/bringUpToDate"

/** Every wrong code uses up one try, so a repetition must count. */
const countsEveryCall = new Set(["legacy/smsauth_codecheck"])

export const legacyBackend: Backend = {
  name: "legacy",
  prefix: "/api/legacy",
  readInput(request, document) {
    const { TOKEN: _token, REQUEST_ID, ...rest } = recordOf(request.body)
    return "REQUEST_ID" in recordOf(document.request["properties"]) ? { ...rest, REQUEST_ID } : rest
  },
  async answer(call) {
    const { TOKEN } = recordOf(call.request.body)
    const customer = await findCustomer(call.context, TOKEN)
    if (customer === undefined)
      return call.document.demo === true ? sampleAnswer(call.document) : { kind: "signed-out" }
    await bringUpToDate(call.context, customer)
    const run = () => {
      const handler = legacyHandlers[call.document.id]
      return handler === undefined ? sampleAnswer(call.document) : handler(call.input, call.context, customer)
    }
    return call.document.effect === "write" ? runWrite(call, async () => run()) : run()
  },
  render,
}

async function runWrite(call: RunningCall, run: () => Promise<Answer>): Promise<Answer> {
  const { document, request, context, input } = call
  if (countsEveryCall.has(document.id)) return run()
  const key = recordOf(request.body)["REQUEST_ID"]
  if (typeof key !== "string" || !uuid.test(key))
    return { kind: "invalid", fieldErrors: [{ field: "REQUEST_ID", message: "入力内容をご確認ください" }] }
  return once(context, { call: document.id, key: key.toLowerCase(), body: input, comparesBody: false }, run)
}

function render(answer: Answer, document: CallDocument): Wire {
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
    case "wire":
      return answer.wire
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
