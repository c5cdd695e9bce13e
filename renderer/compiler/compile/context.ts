import type { Definition, DefinitionKind } from "../../model/definitions"
import type { DocumentSet } from "../types"

export type Definitions = readonly Definition[]

/** Everything that compiling one document may look at besides the document, and what it found that it depends on. */
export interface CompileContext {
  readonly tokens: Readonly<Record<string, string>>
  readonly messages: Readonly<Record<string, string>>
  readonly conditions: Readonly<Record<string, unknown>>
  definition(kind: DefinitionKind, name: string): Definition | undefined
  /** File of the document that is compiled, for places in reports. */
  readonly file: string
  /** Ids of documents that the compiled one needs at run time. */
  readonly needs: Needs
}

export interface Needs extends Readonly<Record<PartKind, Set<string>>> {
  readonly forms: Set<string>
  readonly calls: Set<string>
  readonly sheets: Set<string>
  /** Code tables whose labels its texts show. */
  readonly codes: Set<string>
}

/** Words that a screen brings along where it names them. */
export const partKinds = ["widgets", "controls", "icons", "illustrations", "conversions"] as const
export type PartKind = (typeof partKinds)[number]

/** Stands among the needs for "any of them": which one, only the data will tell. */
export const anyPart = "*"

export const createNeeds = (): Needs => ({
  forms: new Set(),
  calls: new Set(),
  sheets: new Set(),
  codes: new Set(),
  widgets: new Set(),
  controls: new Set(),
  icons: new Set(),
  illustrations: new Set(),
  conversions: new Set(),
})

/** What all documents share; a context of one document adds its file and needs. */
export type SharedContext = Omit<CompileContext, "file" | "needs">

export function createSharedContext(set: DocumentSet, definitions: Definitions): SharedContext {
  const byName = new Map(definitions.map((definition) => [`${definition.kind} ${definition.name}`, definition]))
  return {
    tokens: textsOf(set.find("app", "app")?.document.tokens),
    messages: textsOf(set.find("messages", "messages")?.document.messages),
    conditions: toRecord(set.find("conditions", "conditions")?.document.conditions),
    definition: (kind, name) => byName.get(`${kind} ${name}`),
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Documents are read as they come: what should be an object and is not counts as empty. */
export const toRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const toText = (value: unknown, otherwise = ""): string => (typeof value === "string" ? value : otherwise)

export const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(toRecord(value)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )

/** The object without its undefined properties, so that a compiled document says only what was written. */
export function withoutGaps<Shape extends object>(
  shape: Shape,
): { [Key in keyof Shape]: Exclude<Shape[Key], undefined> } {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Shape]: Exclude<Shape[Key], undefined>
  }
}

export function mapRecord<Result>(
  value: unknown,
  compile: (value: unknown, key: string) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(toRecord(value)).map(([key, item]) => [key, compile(item, key)]))
}
