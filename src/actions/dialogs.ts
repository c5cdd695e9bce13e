import type { ActionEnd, Scope, ServerSheet } from "../../renderer"
import { sheetView } from "../platform/analytics"
import { left, ok } from "./moves"
import type { Actions, ActionServices, OverlayEnd } from "./services"
import { isRecord } from "../domain/isRecord"

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined

/** Actions that say or ask something above the screen. */
export function createDialogs(services: ActionServices) {
  return {
    async popup({ title, lines, confirm, cancel, then, otherwise, ...options }, { page, key, scope }) {
      const { texts } = services
      const heading = text(title)
      const refusal = cancel === "none" ? undefined : (text(cancel) ?? texts["cancel"])
      services.track({ page, key: "popup", action: "view", label: refusalOf(lines, scope) ?? key ?? "popup" })
      const { answer } = await services.showPopup({
        ...(heading === undefined ? {} : { title: heading }),
        text: joinLines(lines) ?? text(options["text"]) ?? "",
        confirm: text(confirm) ?? texts["confirm"] ?? "",
        ...(refusal === undefined ? {} : { cancel: refusal }),
      })
      if (answer === "left") return left
      const next = answer === "ok" ? then : otherwise
      const end = next ? await next() : ok
      return end.stop || answer === "ok" ? end : { outcome: "cancel" }
    },
    async "half-sheet"({ sheet, from, values }, context) {
      const { page } = context
      if (isServerSheet(from)) {
        services.track(sheetView(page, "server"))
        return endServerSheet(await services.showServerSheet(from), services)
      }
      const render = context.sheet(sheet ?? "", values)
      if (!render) return { outcome: "unknown-sheet", stop: true }
      services.track(sheetView(page, sheet ?? ""))
      return endSheet(await services.showSheet(render))
    },
    toast({ text: line }) {
      services.showToast(line)
      return ok
    },
    async copy({ text: copied, done }) {
      await services.copy(copied)
      services.showToast(text(done) ?? services.texts["copied"] ?? "")
      return ok
    },
  } satisfies Partial<Actions>
}

/** What a record says of a server's message: the code of the refusal, else its status. */
function refusalOf(lines: unknown, scope: Scope): string | undefined {
  if (lines === undefined) return undefined
  return text(scope.get(["failure", "code"])) ?? text(scope.get(["failure", "detail", "STATUS"]))
}

async function endSheet({ answer, after }: OverlayEnd): Promise<ActionEnd> {
  if (answer === "left" || answer === "refused") return left
  return after ? after() : ok
}

/** Two of the four actions are the app's own; the other two are branches of the document. Unknown ones only close. */
async function endServerSheet({ answer }: OverlayEnd, services: ActionServices): Promise<ActionEnd> {
  switch (answer) {
    case "CLOSE_WEBVIEW":
      await services.close()
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

/** A server's lines as one text; nothing where there is nothing to read. */
function joinLines(lines: unknown): string | undefined {
  const list = (Array.isArray(lines) ? lines : [lines]).filter((line) => typeof line === "string" && line.trim() !== "")
  return list.length === 0 ? undefined : list.join("\n")
}
