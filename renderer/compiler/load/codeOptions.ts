import { createHash } from "node:crypto"
import type { Json } from "../../model/documents"
import { asJson, type Fields, isList, isObject, mapRecord, maxDepth, propertiesIn, someObject } from "../../model/json"
import { parentOf, within } from "../../model/pointer"
import { followReference, type SchemaHome } from "../compile/inlineReferences"
import type { DocumentPlace, DocumentSet, Loaded } from "../types"

type Form = Loaded<"form">
type Table = Loaded<"codes">

/** What a form takes from others. */
interface Others {
  readonly shared: DocumentSet["shared"]
  readonly find: (id: string) => Table | undefined
}

interface Completed {
  readonly shared: DocumentSet["shared"]
  /** The tables that the form names, as they were. */
  readonly tables: readonly (readonly [id: string, table: Table | undefined])[]
  /** All that the form has of others: while that is the same, so is the form. */
  readonly said: string
  readonly form: Form
}

const completed = new WeakMap<Form, Completed>()
const taking = new WeakMap<Form, boolean>()

/**
 * A form with its options complete: `"options": "codes"` stands for all codes of the table that the schema of the field's property
 * names, and an option without a label is called what that table calls its value. While neither changes it is the very same object.
 */
export function completeOptions(form: Form, others: Others): Form {
  if (!takesFromTable(form)) return form
  const { shared, find } = others
  const before = completed.get(form)
  if (before?.shared === shared && before.tables.every(([id, table]) => find(id) === table)) return before.form
  const after = complete(form, others)
  const now = { ...after, form: before?.said === after.said ? before.form : after.form }
  completed.set(form, now)
  return now.form
}

/** Most forms take nothing from a table: the answer is remembered. */
function takesFromTable(form: Form): boolean {
  const known = taking.get(form)
  if (known !== undefined) return known
  const { ui } = propertiesIn(asJson(form.document))
  const found = someObject(ui ?? null, ({ field, options }) => typeof field === "string" && isIncomplete(options))
  taking.set(form, found)
  return found
}

const allCodes = "codes"

const isIncomplete = (options: Json | undefined): boolean =>
  options === allCodes || (isList<Json>(options) && options.some(lacksLabel))

function lacksLabel(option: Json): option is Fields {
  const { value, label } = propertiesIn(option)
  return value !== undefined && label === undefined
}

/** A schema, and the document against which its references are resolved. */
interface Placed {
  readonly schema: Json | undefined
  readonly home: SchemaHome
}

function complete(form: Form, { shared, find }: Others): Completed {
  const tables = new Map<string, Table | undefined>()
  const labels = new Map<string, DocumentPlace>()
  const listed = new Set<string>()
  const optionsWithoutTable: string[] = []

  const tableOf = (property: Placed): { readonly id: string; readonly table: Table | undefined } | undefined => {
    const id = tableNamed(property)
    if (id === undefined) return undefined
    if (!tables.has(id)) tables.set(id, find(id))
    return { id, table: tables.get(id) }
  }

  const called = (option: Fields, row: Row | undefined, pointer: string, table: Table | undefined): Fields => {
    if (row === undefined || table === undefined) return option
    labels.set(within(pointer, "label"), { file: table.file, pointer: within("/codes", row.index, "label") })
    const { value = null, ...more } = option
    return { value, label: row.label, ...more }
  }

  const completeList = (options: Json, property: Placed, pointer: string): Json => {
    const named = isIncomplete(options) ? tableOf(property) : undefined
    const rows = rowsOf(named?.table)
    if (options === allCodes) {
      listed.add(pointer)
      if (named?.table === undefined) optionsWithoutTable.push(pointer)
      return rows.map((row, at) => called({ value: row.code }, row, within(pointer, at), named?.table))
    }
    if (!isList<Json>(options)) return options
    const rowOf = (value: Json | undefined) => rows.find(({ code }) => String(code) === String(value))
    return options.map((option, at) =>
      lacksLabel(option) ? called(option, rowOf(option["value"]), within(pointer, at), named?.table) : option,
    )
  }

  const visit = (ui: Json, level: Placed, pointer: string): Json =>
    isList<Json>(ui)
      ? ui.map((part, index) => {
          if (!isObject(part)) return part
          const at = within(pointer, index)
          const asked = typeof part["field"] === "string" ? propertyOf(level, part["field"]) : undefined
          return mapRecord(part, (value, name) => {
            if (name === "ui") return visit(value, asked === undefined ? level : itemsOf(asked), within(at, name))
            return name === "options" && asked ? completeList(value, asked, within(at, name)) : value
          })
        })
      : ui

  const source = asJson(form.document) as Fields
  const { schema = null, ui = null } = source
  const root: Placed = { schema, home: { file: form.file, shared, root: schema } }
  const document = mapRecord(source, (value, name) => (name === "ui" ? visit(ui, root, "/ui") : value))
  const said = JSON.stringify([document["ui"], [...labels], optionsWithoutTable])
  const writtenAt = (pointer: string) => writtenPlace(pointer, labels, listed)
  const whole = {
    ...form,
    document,
    lineOf: (pointer: string) => form.lineOf(writtenAt(pointer)),
    writtenAt,
    sharedAt: (pointer: string) => labels.get(pointer),
    sharedParts: [...labels.values()],
    ...(optionsWithoutTable.length === 0 ? {} : { optionsWithoutTable }),
    hash: [form.hash, createHash("sha256").update(said).digest("base64url").slice(0, 16)].join(),
  }
  return { shared, tables: [...tables], said, form: whole as object as Form }
}

/** The place in the file for a pointer of the completed form: the word `"codes"` for all that it stands for, the option for a label from the table. */
function writtenPlace(
  pointer: string,
  labels: ReadonlyMap<string, DocumentPlace>,
  listed: ReadonlySet<string>,
): string {
  for (let part = pointer; part !== ""; part = parentOf(part)) if (listed.has(part)) return part
  return labels.has(pointer) ? parentOf(pointer) : pointer
}

interface Row {
  readonly code: Json
  readonly label: string
  /** Where it stands in its table. */
  readonly index: number
}

/** Rows that can be offered; of a code that is there twice the first. */
function rowsOf(table: Table | undefined): readonly Row[] {
  const { codes } = propertiesIn(table && asJson(table.document))
  const known = new Set<Json>()
  return (isList<Json>(codes) ? codes : []).flatMap((row, index) => {
    const { code, label } = propertiesIn(row)
    if ((typeof code !== "string" && typeof code !== "number") || typeof label !== "string" || known.has(code))
      return []
    known.add(code)
    return [{ code, label, index }]
  })
}

/** The table that a schema names for a value, or for each of a list. */
function tableNamed(property: Placed): string | undefined {
  const { schema, home } = followed(property)
  const { codes, items } = propertiesIn(schema)
  const each = codes ?? propertiesIn(followed({ schema: items, home }).schema)["codes"]
  return typeof each === "string" ? each : undefined
}

/** The property of an object that a field asks for; the one field of rows of plain values asks for the value itself. */
function propertyOf(level: Placed, name: string): Placed {
  const { schema, home } = followed(level)
  const { properties } = propertiesIn(schema)
  if (properties === undefined) return level
  const named = propertiesIn(properties)
  return { schema: Object.hasOwn(named, name) ? named[name] : undefined, home }
}

/** What the fields inside a field ask for: parts of its value, or of each of several. */
function itemsOf(property: Placed): Placed {
  const whole = followed(property)
  const { items } = propertiesIn(whole.schema)
  return items === undefined ? whole : { schema: items, home: whole.home }
}

function followed(placed: Placed): Placed {
  let at = placed
  for (let steps = 0; steps < maxDepth; steps += 1) {
    const { $ref: reference } = propertiesIn(at.schema)
    if (typeof reference !== "string") return at
    at = followReference(at.home, reference)
  }
  return at
}
