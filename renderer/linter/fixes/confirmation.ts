/** Rows that show an answer on screens where others of its form are confirmed. */
import type { DocumentSet, FindingValue, LoadedDocument } from "../../compiler"
import { inlineReferences } from "../../compiler"
import { same } from "../../expressions/same"
import type { PointerEdit } from "../../editing"
import type { Json, JsonSchema } from "../../model/documents"
import { type Fields, isList, isObject, propertiesIn } from "../../model/json"
import { lastSegment, parentOf, valueAt, within } from "../../model/pointer"
import { fieldsIn, type FormField } from "../references/formFields"
import type { Fixer } from "./fixer"

const textsOf = (value: FindingValue | undefined): readonly string[] => [value ?? []].flat().map(String)

interface Gap {
  readonly field: FormField
  /** The question whose answer the screen shows already. */
  readonly beside: FormField
  /** Paths under which the screen reads both answers. */
  readonly path: string
  readonly besidePath: string
  /** `file#pointer` of the row that shows it. */
  readonly row: string
}

/** Inserts a row behind that of the neighbouring question, on each confirmation screen. */
export const showAnswer: Fixer = ({ set, document, words, values }) => {
  if (document.kind !== "form" || values["isGiven"] !== true) return []
  const [field, beside] = [words["name"], words["beside"]].map((name) =>
    fieldsIn(document).find((one) => one.path.length === 0 && one.name === name),
  )
  const [rows = [], paths = [], besidePaths = []] = [values["rows"], values["paths"], values["besidePaths"]].map(
    textsOf,
  )
  if (field === undefined || beside === undefined) return []
  const edits = rows.map((row, index) =>
    rowsFor(set, { field, beside, row, path: paths[index] ?? "", besidePath: besidePaths[index] ?? "" }),
  )
  return edits.every((own) => own.length > 0) ? edits.flat() : []
}

function rowsFor(set: DocumentSet, gap: Gap): readonly PointerEdit[] {
  const [file = "", pointer = ""] = gap.row.split("#")
  const screen = set.documents.find((one) => one.file === file)
  if (screen === undefined) return []
  const alike = isAlike(set, gap.field, gap.beside) ? rowsOf(screen, parentOf(pointer), gap.besidePath) : []
  const label = gap.field.field.label ?? gap.field.name
  const rows = alike.length > 0 ? alike.map((row) => copied(row, label, gap)) : newRows(set, gap.field, gap.path)
  const { widget } = valueAt(screen.document as Json, pointer) as Fields
  const list = parentOf(pointer)
  return rows.map((row, nth) => ({
    op: "insert",
    file,
    pointer: within(list, Number(lastSegment(pointer)) + 1 + nth),
    value: widget === undefined ? row : { widget, ...row },
  }))
}

const schemaOf = ({ shared }: DocumentSet, { document, schema = {} }: FormField): Fields =>
  inlineReferences(schema as JsonSchema, { file: document.file, shared, root: document.document as object as Json })
    .schema as Fields

/** Asked and answered in the same way. */
function isAlike(set: DocumentSet, one: FormField, other: FormField): boolean {
  const about = (field: FormField): Json => {
    const { title: _title, description: _description, default: _start, ...schema } = schemaOf(set, field)
    return { schema, widget: field.field.widget, options: (field.field.options ?? []) as Json } as Json
  }
  return same(about(one), about(other))
}

const pathsOf = (text: string): readonly string[] => text.match(/\$[\w.]+|\{[\w.]+/g)?.map((one) => one.slice(1)) ?? []

/** Rows of a list that show this answer and nothing else. */
function rowsOf({ document }: LoadedDocument, list: string, path: string): readonly Fields[] {
  const rows = valueAt(document as Json, list)
  const bare = path.slice(1)
  return (isList(rows) ? rows : []).filter(isObject).filter((row) => {
    const read = pathsOf(JSON.stringify([row["text"] ?? "", row["value"] ?? "", row["when"] ?? ""]))
    return read.length > 0 && read.every((one) => one === bare)
  })
}

function copied(row: Fields, label: string, { path, besidePath }: Gap): Fields {
  const { label: _label, sub: _sub, button: _button, ...rest } = row
  const bare = besidePath.slice(1).replaceAll(".", String.raw`\.`)
  const reads = new RegExp(String.raw`([$\{])${bare}(?![\w.])`, "g")
  const renamed = JSON.stringify(rest).replaceAll(reads, (_found, sign: string) => sign + path.slice(1))
  return { label, ...(JSON.parse(renamed) as Fields) }
}

/** More options than these are read in a table. */
const mostOptions = 12

function newRows(set: DocumentSet, field: FormField, path: string): readonly Fields[] {
  const schema = schemaOf(set, field)
  const label = field.field.label ?? field.name
  const options = (field.field.options ?? []) as readonly Fields[]
  const types = [schema["type"]].flat()
  const format = formatOf(set, schema)
  const read = `{${path.slice(1)}${format === undefined ? "" : `|${format}`}}`
  if (format !== undefined || (options.length === 0 && types.every((type) => plainTypes.has(String(type)))))
    return [{ label, text: read, when: { filled: [path] } }]
  if (options.length > mostOptions) return []
  const operator = types.includes("array") ? "contains" : "is"
  return options.map(({ label: text = "", value = "" }) => ({ label, text, when: { [operator]: [path, value] } }))
}

const plainTypes: ReadonlySet<string> = new Set(["string", "number", "integer"])

/** How people read it, where it is not read as it is sent. */
function formatOf(
  set: DocumentSet,
  { codes, format, personal, type, items, enum: listed }: Fields,
): string | undefined {
  const table = [codes, propertiesIn(items)["codes"]].find((one) => typeof one === "string")
  if (typeof table === "string" && set.find("codes", table)) return `code:${table}`
  if (format === "date" || format === "real-date") return "date"
  if (type === "number" || type === "integer") return personal === "money" && listed === undefined ? "yen" : undefined
  return undefined
}
