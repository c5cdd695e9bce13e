import type { PointerEdit } from "../../../renderer/editing"
import type { AskedField } from "../../domain/workshop"
import type { DeskStore, Place } from "../DeskStore"
import { fieldsAt, isFields, within } from "../json"
import { namesTable, rowsOf } from "./optionTable"

interface NewOption {
  /** The list of options. */
  readonly place: Place
  readonly asked: AskedField | undefined
  /** Its code as it was typed. */
  readonly option: { readonly value: string; readonly label: string }
}

/** What has to be written so that an option can be chosen, is taken for right, and has its name wherever it is shown. */
export function editsForOption(store: DeskStore, { place, asked, option }: NewOption): readonly PointerEdit[] {
  const { label } = option
  const value = isNumbered(store, asked) ? Number(option.value) : option.value
  const rows = rowsOf(store, asked?.codes)
  const known = rows.find(({ code }) => code === value)
  const codes = asked?.codes === undefined || known ? undefined : { file: asked.codes, pointer: "/codes" }
  // A list that takes its labels from the table needs none; where the table calls it otherwise, these are words of its own.
  const isOfTable = rows.length > 0 && namesTable(store, asked) && (known?.label ?? label) === label
  return [
    ...insertAt(store, place, isOfTable ? { value } : { value, label }),
    ...insertAt(store, allowedAt(store, asked), value),
    ...insertAt(store, codes, { code: value, label }),
  ]
}

/** Whether the schema of a field, or of each of its answers, takes numbers. */
export function isNumbered(store: DeskStore, asked: AskedField | undefined): boolean {
  const types = [answerOf(store, asked)?.schema["type"]].flat()
  return types.includes("integer") || types.includes("number")
}

/** The list of values that the schema of a field allows; of several answers, of each. */
function allowedAt(store: DeskStore, asked: AskedField | undefined): Place | undefined {
  const answer = answerOf(store, asked)
  return answer && { ...answer.place, pointer: `${answer.place.pointer}/enum` }
}

function answerOf(store: DeskStore, asked: AskedField | undefined) {
  const place = asked?.schema
  const schema = place && store.valueAt(place)
  if (!place || !isFields(schema)) return undefined
  const each = fieldsAt(schema, "items")
  return Array.isArray(each?.["enum"])
    ? { schema: each, place: { ...place, pointer: `${place.pointer}/items` } }
    : { schema, place }
}

/** One more at the end of a list; nothing where there is no list, or where it has the value. */
function insertAt(store: DeskStore, place: Place | undefined, value: unknown): readonly PointerEdit[] {
  const list = place && store.valueAt(place)
  if (!place || !Array.isArray(list) || list.includes(value)) return []
  return [{ file: place.file, pointer: within(place.pointer, list.length), op: "insert", value } as PointerEdit]
}
