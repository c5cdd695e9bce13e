import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Json, type LoadedDocument, parseJson } from "../../../renderer/compiler"
import { freeKey, type PointerEdit } from "../../../renderer/editing"
import { within } from "../../../renderer/pointers"
import { isRecord } from "../../domain/json"
import { objectsIn } from "../../server"
import { CommandError } from "../failure"

interface Drawn {
  /** Of the documents. */
  readonly root: string
  readonly screen: LoadedDocument<"screen">
  readonly form: string
}

/**
 * What draws a form at the end of a screen, and has a button of its footer submit it.
 * @throws CommandError where what the screen shows is written elsewhere.
 */
export function drawForm({ root, screen, form }: Drawn): readonly PointerEdit[] {
  const { file } = screen
  const written = parseJson(readFileSync(join(root, file), "utf8")).value
  const footer = propertyOf(written, "footer")
  if (!isList(propertyOf(written, "body")) || (footer !== undefined && !isList(footer)))
    throw new CommandError(`画面「${screen.id}」の中身は shared の文書に書いてあるため、フォームを入れられません。`)
  const sends = { key: keyFor(screen), label: "送信する" }
  const draw: PointerEdit = { op: "insert", file, pointer: "/body/-", value: { widget: "form", form, into: "$form" } }
  const buttons = listOf(footer)
  const index = buttons.findIndex((block) => goesOn(block) || onlyCloses(block))
  const button = buttons[index]
  if (isRecord(button)) {
    const value = submitting(onlyCloses(button) ? { ...button, ...sends } : button, form)
    return [draw, { op: "set", file, pointer: within("/footer", index), value }]
  }
  const value = submitting({ widget: "button", ...sends, style: "primary", tap: [close] }, form)
  if (footer === undefined) return [draw, { op: "set", file, pointer: "/footer", value: [value] }]
  return [draw, { op: "insert", file, pointer: "/footer/0", value }]
}

type JsonObject = Readonly<Record<string, Json>>

const close = { do: "close-webview" }

/** `submit`, or with a number where it is taken. */
function keyFor({ file, document }: LoadedDocument<"screen">): string {
  const taken = new Set(objectsIn(file, document).map(({ object }) => object["key"]))
  return taken.has("submit") ? freeKey(taken, "submit") : "submit"
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : [])
const propertyOf = (value: Json | undefined, name: string): Json | undefined =>
  isRecord(value) ? value[name] : undefined

/** What a button does that nothing keeps from being pressed. */
const actionsOf = (block: Json): readonly Json[] =>
  propertyOf(block, "widget") === "button" && propertyOf(block, "enabled") === undefined
    ? listOf(propertyOf(block, "tap"))
    : []

/** The way to the next step of a flow. */
const goesOn = (block: Json): boolean => actionsOf(block).some((action) => propertyOf(action, "do") === "next")

/** The button of a page that asks nothing. */
const onlyCloses = (block: Json): boolean =>
  propertyOf(block, "when") === undefined && JSON.stringify(actionsOf(block)) === JSON.stringify([close])

const submitting = ({ tap, ...button }: JsonObject, form: string): JsonObject => ({
  ...button,
  enabled: "required-filled",
  form,
  tap: [{ do: "submit", form }, ...listOf(tap)],
})
