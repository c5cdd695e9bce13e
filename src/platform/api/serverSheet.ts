import { isRecord, isText, type JsonRecord } from "../../domain/json"
import type { ServerSheet, SheetButton } from "../../../renderer"

/** What a button of a server's sheet may do; anything else only closes the sheet. */
const actions = ["CLOSE_WEBVIEW", "CLOSE_HALFSHEET", "DELETE_JPKI_AND_CLOSE_WEBVIEW", "JPKI_BACK_TO_START"]
const styles = [
  "primary",
  "secondary",
  "outline",
  "transparent",
  "disabled",
  "red",
  "danger",
  "hidden",
  "green",
  "noborder",
]

/**
 * The sheet in a `halfsheet_error`, made safe: it has a title, known actions and styles, and at least one button that
 * can be pressed. Undefined if there is no sheet to read.
 */
export function parseServerSheet(value: unknown, closeLabel: string): ServerSheet | undefined {
  if (!isRecord(value) || !isText(value["title"])) return undefined
  const list: readonly unknown[] = Array.isArray(value["button_list"]) ? value["button_list"] : []
  const buttons = list.filter(isRecord).map((button) => toButton(button, closeLabel))
  const canBePressed = buttons.some(({ style }) => style !== "hidden" && style !== "disabled")
  const close = { label: closeLabel, action: "CLOSE_HALFSHEET", style: "primary" }
  const subtitle = isText(value["subtitle"]) ? { subtitle: value["subtitle"] } : {}
  return { title: value["title"], ...subtitle, buttons: canBePressed ? buttons : [...buttons, close] }
}

function toButton({ label, action_type: action, button_type: style }: JsonRecord, closeLabel: string): SheetButton {
  return {
    label: isText(label) ? label : closeLabel,
    action: isText(action) && actions.includes(action) ? action : "CLOSE_HALFSHEET",
    style: isText(style) && styles.includes(style) ? style : "secondary",
  }
}
