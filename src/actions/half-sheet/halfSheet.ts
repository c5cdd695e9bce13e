import type { ActionEnd, ServerSheet } from "../../../renderer"
import { isRecord, isText } from "../../domain/json"
import type { TrackedEvent } from "../../platform/analytics"
import { isInsideSheet, left, ok } from "../ends"
import type { ActionServices, CreateAction, OverlayEnd } from "../services"
import type { definition } from "./definition"

export const halfSheet: CreateAction<typeof definition> =
  (services) =>
  async ({ sheet = "", from, values }, context) => {
    const isInside = isInsideSheet(context.scope)
    if (isServerSheet(from)) {
      const code = context.scope.get(["failure", "code"])
      services.track({ ...viewOf(context.page, "server"), ...(isText(code) ? { label: code } : {}) })
      return endServerSheet(await services.showServerSheet(from, { isInside }), services)
    }
    const render = context.sheet(sheet, values)
    if (!render) return { outcome: "unknown-sheet", stop: true }
    services.track(viewOf(context.page, sheet))
    return endSheet(await services.showSheet(render, { isInside, key: JSON.stringify([sheet, values]) }))
  }

const viewOf = (page: string, sheet: string): TrackedEvent => ({
  page,
  key: `sheet_${sheet}_view`,
  action: "view",
  isSheet: true,
})

async function endSheet({ answer, after }: OverlayEnd): Promise<ActionEnd> {
  if (answer === "left" || answer === "refused") return left
  return after ? after() : ok
}

/** Two of the four actions are the app's own; the other two are branches of the document. Unknown ones only close. */
async function endServerSheet({ answer }: OverlayEnd, { close }: ActionServices): Promise<ActionEnd> {
  switch (answer) {
    case "CLOSE_WEBVIEW":
      await close()
      return left
    case "DELETE_JPKI_AND_CLOSE_WEBVIEW":
    case "JPKI_BACK_TO_START":
      return { outcome: answer }
    case "left":
      return left
    default:
      return ok
  }
}

const isServerSheet = (value: unknown): value is ServerSheet =>
  isRecord(value) && typeof value["title"] === "string" && Array.isArray(value["buttons"])
