import type { Answer } from "./answer"
import type { Backend, CallContext, Input } from "./context"
import { mergedInput } from "./input"
import { sampleAnswer } from "./sample"
import { json, type Wire } from "./wire"
import type { CallDocument } from "../../../../renderer/model/documents"
import { brandFile, brandUrl } from "../../areas/brands/url.call"
import { currentTimestamp } from "../../areas/configuration/current-timestamp.call"
import { globalConfig } from "../../areas/configuration/global-config.call"

/** A handler of a backend that asks nobody who they are. */
export type OpenHandler = (input: Input, context: CallContext) => Promise<Answer>

/** By call id. A call that is not here answers its first sample. */
const handlers: Readonly<Record<string, OpenHandler>> = {
  "bff/current-timestamp": currentTimestamp,
  "brand/url": brandUrl,
  "brand/brands": brandFile,
  "config/global-config": globalConfig,
}

function render(answer: Answer, document: CallDocument): Wire {
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
    case "wire":
      return answer.wire
  }
}

const openBackend = (name: string): Backend => ({
  name,
  prefix: `/api/${name}`,
  readInput: (request) => mergedInput(request),
  async answer({ document, input, context }) {
    const handler = handlers[document.id]
    return handler === undefined ? sampleAnswer(document) : handler(input, context)
  },
  render,
})

export const openBackends: readonly Backend[] = ["bff", "brand", "config"].map(openBackend)
