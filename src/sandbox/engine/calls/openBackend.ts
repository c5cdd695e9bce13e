import type { CallDocument } from "../../../../renderer/compiler"
import type { Answer } from "./answer"
import type { Backend } from "./backend"
import { type HttpResponse, json } from "./httpResponse"
import { mergedInput } from "./request"

/** A backend that asks nobody who they are and answers without an envelope. */
export const createOpenBackend = (name: string): Backend => ({
  name,
  prefix: `/api/${name}`,
  readInput: mergedInput,
  answer: ({ context, run }) => run(context),
  render,
})

function render(answer: Answer, document: CallDocument): HttpResponse {
  switch (answer.kind) {
    case "ok":
      return json(answer.value)
    case "refused": {
      const sheet = answer.sheet ?? document.codes?.[answer.code]?.sheet
      return json({ business_error_code: answer.code, ...(sheet === undefined ? {} : { halfsheet_error: sheet }) })
    }
    case "not-found":
      return json({}, 404)
    case "signed-out":
      return json({}, 401)
    case "invalid":
      return json({ field_errors: answer.fieldErrors }, 400)
    case "status":
      return json({ reason: answer.reason }, answer.status)
    case "http":
      return answer.response
  }
}
