import { isRecord, type JsonRecord, recordOf } from "../../../../domain/json"
import { valueAt, within } from "../../../../../renderer/pointers"
import type { WrittenPlace } from "../../drawnParts"
import type { WrittenValues } from "../../writtenValues"
import { objectsIn } from "../walkWritten"

/** A flow, and what its test model says of the answers in it. */
export interface WrittenFlow {
  readonly file: string
  readonly steps: readonly FlowStep[]
  /** Where answers of earlier screens are read: `$saved.draft`; undefined where the flow does not say it. */
  readonly answers: string | undefined
  /** Names of values that come to be known behind a screen by themselves. */
  readonly given: readonly { readonly after: string; readonly names: ReadonlySet<string> }[]
  readonly decided: readonly DecidedValue[]
}

/** One screen of a flow, in the order in which customers get to them. */
export interface FlowStep extends WrittenPlace {
  readonly screen: string
  readonly section: string
  /** Customers get there under this condition; absent where all do. */
  readonly when?: unknown
}

/** A value that follows from answers. */
export interface DecidedValue {
  readonly name: string
  readonly cases: unknown
}

export const flowsOf = (written: WrittenValues): readonly WrittenFlow[] =>
  [...written].flatMap(([file, value]) => (recordOf(value)["kind"] === "flow" ? [flowOf(file, value)] : []))

function flowOf(file: string, value: unknown): WrittenFlow {
  const { sections, testModel } = recordOf(value)
  const { answers, given, decided } = recordOf(testModel)
  const root = typeof answers === "string" ? answers : undefined
  return {
    file,
    steps: listOf(sections).flatMap((section, at) =>
      listOf(section["steps"]).map((step, index): FlowStep => ({
        file,
        pointer: within("/sections", at, "steps", index),
        screen: String(step["screen"]),
        section: String(section["label"] ?? ""),
        ...("when" in step ? { when: step["when"] } : {}),
      })),
    ),
    answers: root,
    given: listOf(given).map(({ after, choices }) => ({
      after: String(after),
      names: new Set(listOf(choices).flatMap((choice) => (root ? namesGiven(choice["values"], root) : []))),
    })),
    decided: listOf(decided).map(({ value: path, cases }) => ({
      name: root ? String(path).slice(root.length + 1) : "",
      cases,
    })),
  }
}

const listOf = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])

const namesGiven = (values: unknown, root: string): readonly string[] =>
  Object.keys(recordOf(valueAt(values, `/${root.slice(1).replaceAll(".", "/")}`)))

/** The file of a document of this kind and id. */
export function fileOf(written: WrittenValues, kind: string, id: unknown): string | undefined {
  const known =
    files.get(written) ?? new Map([...written].map(([file, value]) => [nameOf(recordOf(value)), file] as const))
  files.set(written, known)
  return known.get(nameOf({ kind, id }))
}

const files = new WeakMap<WrittenValues, ReadonlyMap<string, string>>()

const nameOf = ({ kind, id }: JsonRecord): string => `${String(kind)} ${String(id)}`

/** The documents of a screen: its own, and the forms and half-sheets that it shows. */
export function filesOfScreen(written: WrittenValues, id: string): readonly string[] {
  const own = fileOf(written, "screen", id)
  if (own === undefined) return []
  const named = (file: string, kind: "form" | "sheet") =>
    objectsIn(file, written.get(file)).flatMap(({ object }) => fileOf(written, kind, object[kind]) ?? [])
  const forms = named(own, "form")
  return [...new Set([own, ...forms, ...[own, ...forms].flatMap((file) => named(file, "sheet"))])]
}
