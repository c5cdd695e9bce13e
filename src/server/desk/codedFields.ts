import type { DocumentSet } from "../../../renderer/compiler"
import { isRecord, recordOf } from "../../domain/json"
import type { AskedField } from "../../domain/workshop"
import { pathName } from "../../sentences"

type Choices = AskedField["choices"]
type Answers = Pick<AskedField, "choices" | "codes">
/** By the id of the table. */
type Tables = ReadonlyMap<string, Answers>

const yesOrNo: Choices = [
  { value: 1, label: "はい" },
  { value: 0, label: "いいえ" },
]

/** Values that servers answer with a code: what people call them, and each of their codes. A name that stands for two tables is none. */
export function listCodedFields(set: DocumentSet): readonly AskedField[] {
  const tables: Tables = new Map(
    set.all("codes").map(({ id, file, document }) => [id, { codes: file, choices: choicesOf(document.codes, set) }]),
  )
  const found = new Map<string, AskedField | undefined>()
  for (const { file, document } of [...set.all("call"), ...sharedIn(set)])
    for (const [name, schema] of propertiesIn(document)) {
      const answers = answersOf(name, schema, tables)
      const label = pathName(`$coded.${name}`, [])
      if (answers === undefined || label === undefined) continue
      const known = found.get(name)
      const isSame = known === undefined || JSON.stringify(known.choices) === JSON.stringify(answers.choices)
      const field: AskedField = { file, field: name, label, type: typeOf(answers.choices), ...answers }
      if (!found.has(name) || !isSame) found.set(name, isSame ? field : undefined)
    }
  return [...found.values()].filter((field) => field !== undefined)
}

const sharedIn = (set: DocumentSet) => [...set.shared].map(([file, document]) => ({ file, document }))

/** Codes of a table as people read them. */
export const choicesOf = (codes: readonly object[], set: DocumentSet): Choices =>
  codes.filter(isRecord).map(({ code, label }) => ({ value: code, label: readTokens(String(label), set) }))

/** A text with the words that stand for `{{co.name}}` and its like. */
export function readTokens(text: string, set: DocumentSet): string {
  if (!text.includes("{{")) return text
  const tokens = recordOf(set.all("app")[0]?.document.tokens)
  return text.replaceAll(/\{\{([\w.]+)\}\}/g, (written, name: string) => String(tokens[name] ?? written))
}

const typeOf = (choices: Choices): AskedField["type"] =>
  choices.every(({ value }) => typeof value === "number") ? "number" : "text"

/** Those of its table; yes and no for what is only set or not set. */
function answersOf(name: string, schema: unknown, tables: Tables): Answers | undefined {
  const { codes, enum: listed } = recordOf(schema)
  if (typeof codes === "string") return tables.get(codes)
  const isFlag = name.endsWith("_FLG") && Array.isArray(listed) && [0, 1].every((one) => listed.includes(one))
  return isFlag ? { choices: yesOrNo } : undefined
}

function propertiesIn(node: unknown): readonly (readonly [name: string, schema: unknown])[] {
  if (typeof node !== "object" || node === null) return []
  const { properties, definitions } = recordOf(node)
  const own = [properties, definitions].flatMap((part) => Object.entries(recordOf(part)))
  return [...own, ...Object.values(node).flatMap(propertiesIn)]
}
