import { distinctTitles } from "./besideTitle"
import { isRecord, type JsonRecord, recordOf } from "../domain/json"
import type { AskedField } from "../domain/workshop"
import type { Naming } from "./conditionSentence"
import { fieldsNear } from "./fieldsNear"
import { namingFrom } from "./namingFrom"

/** What documents hold, by path below their root. */
export type DocumentValues = ReadonlyMap<string, unknown>

/** What people call things of the documents. */
export interface ChangeWords {
  readonly naming: Naming
  /** Of what a file speaks of. */
  readonly namingIn: (file: string) => Naming
  /** Title of a screen or half-sheet; its id where it has none. */
  readonly title: (id: unknown) => string
  readonly screens: ReadonlyMap<string, string>
  /** What people call a part of the app that closes as a whole. */
  readonly area: (name: string) => string
  /** Titles of the screens that ask with a form. */
  readonly asking: (form: string) => readonly string[]
  /** What the codes of a table are about; undefined where they are about many things, or nobody said. */
  readonly coded: (table: string) => string | undefined
  /** What a value is called that questions offer; undefined where they do not agree. */
  readonly offered: (value: unknown) => string | undefined
}

/** Names on all sides of a change; where they differ, those of the last side. */
export function wordsOf(sides: readonly DocumentValues[], fields: readonly AskedField[]): ChangeWords {
  const written = new Map<string, unknown>()
  const titles = new Map<string, string>()
  const askers = new Map<string, Set<string>>()
  const conditions = new Map<string, unknown>()
  const areas = new Map<string, unknown>()
  for (const side of sides) {
    for (const [file, value] of side) {
      const { kind, id, title } = recordOf(value)
      if (typeof id === "string" && typeof title === "string") titles.set(id, title)
      if (kind === "screen" && typeof id === "string") {
        written.set(id, value)
        for (const form of formsIn(value)) askers.set(form, (askers.get(form) ?? new Set()).add(id))
      }
      if (file === "app.json")
        for (const [name, one] of Object.entries(recordOf(recordOf(value)["areas"])))
          areas.set(name, recordOf(one)["label"])
      if (file === "conditions.json")
        for (const [name, one] of Object.entries(recordOf(recordOf(value)["conditions"])))
          conditions.set(name, recordOf(one)["label"])
    }
  }
  const screens = distinctTitles(written)
  const asked = fields.filter(({ shown }) => shown === undefined)
  const labelOf = (name: string) => {
    const label = conditions.get(name)
    return typeof label === "string" ? label : undefined
  }
  return {
    screens,
    title: (id) => screens.get(String(id)) ?? titles.get(String(id)) ?? String(id),
    area: (name) => String(areas.get(name) ?? name),
    asking: (form) => [...(askers.get(form) ?? [])].map((id) => screens.get(id) ?? id),
    coded: (table) => {
      const labels = new Set(asked.flatMap(({ codes, label }) => (codes === table ? label : [])))
      return labels.size > 2 ? undefined : [...labels][0]
    },
    offered: (value) => {
      const choices = asked.flatMap((field) => field.choices.filter((choice) => choice.value === value))
      const [label, ...others] = new Set(choices.map((choice) => choice.label))
      return others.length > 0 ? undefined : label
    },
    naming: namingFrom(fields, labelOf),
    namingIn: (file) => namingFrom(fieldsNear(fields, file), labelOf),
  }
}

function formsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(formsIn)
  if (!isRecord(value)) return []
  const own = value["widget"] === "form" && typeof value["form"] === "string" ? [value["form"]] : []
  return [...own, ...Object.values<unknown>(value as JsonRecord).flatMap(formsIn)]
}
