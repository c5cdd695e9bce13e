import { freeKey, type PointerEdit } from "../../../../../renderer/editing"
import { within } from "../../../../../renderer/pointers"
import { isRecord, type JsonRecord } from "../../../../domain/json"
import { keysIn } from "../tappedKeys"

interface Drawing {
  /** The screen. */
  readonly file: string
  readonly document: JsonRecord
  /** Id of the form. */
  readonly form: string
  /** Where its answers live, and what they begin with. */
  readonly block?: JsonRecord
  /** Where on the screen it comes; else below all that is there. */
  readonly at?: string
  /** What follows once the answers are right, before the screen leads on. */
  readonly sends?: readonly JsonRecord[]
  /** Where a button leads that would only close the page; else it closes it. */
  readonly onward?: readonly JsonRecord[]
}

/**
 * What draws a form on a screen, and has the button submit it that leads on, or closes the page. Undefined where what the screen
 * shows is written elsewhere.
 */
export function drawForm(drawing: Drawing): readonly PointerEdit[] | undefined {
  const { file, document, form, block = { into: "$form" }, at = "/body/-" } = drawing
  const { body, footer } = document
  if (!Array.isArray(body) || (footer !== undefined && !Array.isArray(footer))) return undefined
  const draw = { op: "insert", file, pointer: at, value: { widget: "form", form, ...block } } as PointerEdit
  const buttons = listOf(footer)
  const index = buttons.findIndex((one) => goesOn(one) || onlyCloses(one))
  const button = buttons[index]
  const sends = { key: keyFor(drawing), label: drawing.onward ? "次へ" : "送信する" }
  const added = { widget: "button", ...sends, style: "primary", tap: drawing.onward ?? [close] }
  const edit = (pointer: string, op: "set" | "insert", value: unknown) =>
    [draw, { op, file, pointer, value } as PointerEdit] as const
  if (isRecord(button)) {
    const closing = onlyCloses(button)
    const told = closing ? { ...button, ...sends, tap: added.tap } : button
    return edit(within("/footer", index), "set", submitting(drawing, told))
  }
  const value = submitting(drawing, added)
  return footer === undefined ? edit("/footer", "set", [value]) : edit("/footer/0", "insert", value)
}

const close = { do: "close-webview" }

/** `submit`, or with a number where it is taken. */
function keyFor({ file, document }: Drawing): string {
  const taken = keysIn(file, document)
  return taken.has("submit") ? freeKey(taken, "submit") : "submit"
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** What a button does that nothing keeps from being pressed. */
const actionsOf = (block: unknown): readonly unknown[] =>
  isRecord(block) && block["widget"] === "button" && block["enabled"] === undefined ? listOf(block["tap"]) : []

/** The way to the next step of a flow. */
const goesOn = (block: unknown): boolean =>
  actionsOf(block).some((action) => isRecord(action) && action["do"] === "next")

/** The button of a page that asks nothing. */
const onlyCloses = (block: unknown): boolean =>
  isRecord(block) && block["when"] === undefined && JSON.stringify(actionsOf(block)) === JSON.stringify([close])

const submitting = ({ form, sends = [] }: Drawing, { tap, ...button }: JsonRecord): JsonRecord => ({
  ...button,
  enabled: "required-filled",
  form,
  tap: [{ do: "submit", form }, ...sends, ...listOf(tap)],
})
