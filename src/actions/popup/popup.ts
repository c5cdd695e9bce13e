import type { Scope } from "../../../renderer"
import { isText } from "../../domain/json"
import { isInsideSheet, left, ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined)

export const popup: CreateAction<typeof definition> =
  ({ texts, track, showPopup }) =>
  async ({ title, lines, text, confirm, cancel, then, otherwise }, { page, key, scope }) => {
    const heading = textOf(title)
    const refusal = cancel === "none" ? undefined : (textOf(cancel) ?? texts["cancel"])
    track({ page, key: "popup", action: "view", label: refusalOf(lines, scope) ?? key ?? "popup" })
    const words = {
      ...(heading === undefined ? {} : { title: heading }),
      text: joinLines(lines) ?? textOf(text) ?? "",
      confirm: textOf(confirm) ?? texts["confirm"] ?? "",
      ...(refusal === undefined ? {} : { cancel: refusal }),
    }
    const { answer } = await showPopup(words, { isInside: isInsideSheet(scope) })
    if (answer === "left") return left
    const next = answer === "ok" ? then : otherwise
    const end = next ? await next() : ok
    return end.stop || answer === "ok" ? end : { outcome: "cancel" }
  }

/** What a record says of a server's message: the code of the refusal, else its status. */
function refusalOf(lines: unknown, scope: Scope): string | undefined {
  if (lines === undefined) return undefined
  return textOf(scope.get(["failure", "code"])) ?? textOf(scope.get(["failure", "detail", "STATUS"]))
}

/** A server's lines as one text; nothing where there is nothing to read. */
function joinLines(lines: unknown): string | undefined {
  const list = [lines].flat().filter(isText)
  return list.length === 0 ? undefined : list.join("\n")
}
