import type { FormUse } from "../../model/compiled"
import type { Definition, DefinitionKind } from "../../model/definitions"
import type { DocumentOf } from "../../model/documents"
import { isList, isRecord } from "../../model/json"
import type { DocumentSet } from "../types"

export type Definitions = readonly Definition[]

/** Everything that compiling one document may look at besides the document, and what it found that it depends on. */
export interface CompileContext {
  readonly tokens: Readonly<Record<string, string>>
  readonly messages: Readonly<Record<string, string>>
  readonly conditions: DocumentOf<"conditions">["conditions"]
  /** Rows of the code tables, by id. */
  readonly codes: ReadonlyMap<string, DocumentOf<"codes">["codes"]>
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
  /** Where the forms stand that it draws, by id: the last use of a form counts. */
  readonly formUses: Map<string, FormUse>
}

/** What a screen brings along where it names it. */
export const partKinds = [
  "widgets",
  "controls",
  "icons",
  "illustrations",
  "conversions",
  "operators",
  "sources",
  "stores",
] as const
export type PartKind = (typeof partKinds)[number]

/** Stands among the needs for "any of them": which one, only the data will tell. */
export const anyPart = "*"

export const createNeeds = (): Needs => ({
  forms: new Set(),
  calls: new Set(),
  sheets: new Set(),
  codes: new Set(),
  formUses: new Map(),
  widgets: new Set(),
  controls: new Set(),
  icons: new Set(),
  illustrations: new Set(),
  conversions: new Set(),
  operators: new Set(),
  sources: new Set(),
  stores: new Set(),
})

export function addNeeds(needs: Needs, { formUses, ...names }: Needs): void {
  for (const [form, use] of formUses) needs.formUses.set(form, use)
  for (const [kind, added] of Object.entries(names))
    for (const name of added) needs[kind as keyof typeof names].add(name)
}

/** What all documents share; a context of one document adds its file and needs. */
export type SharedContext = Omit<CompileContext, "file" | "needs">

export function createSharedContext(set: DocumentSet, definitions: Definitions): SharedContext {
  const byName = new Map(definitions.map((definition) => [`${definition.kind} ${definition.name}`, definition]))
  return {
    tokens: textsOfTokens(set.find("app", "app")?.document.tokens),
    messages: set.find("messages", "messages")?.document.messages ?? {},
    conditions: set.find("conditions", "conditions")?.document.conditions ?? {},
    codes: new Map(
      set.all("codes").map(({ id, document }) => [id, isList(document.codes) ? document.codes.filter(isRecord) : []]),
    ),
    definition: (kind, name) => byName.get(`${kind} ${name}`),
  }
}

/** A token that is no text stands for nothing; the linter tells of it. */
function textsOfTokens(tokens: unknown): Readonly<Record<string, string>> {
  const entries = isRecord(tokens) ? Object.entries(tokens) : []
  return Object.fromEntries(entries.flatMap(([name, token]) => (typeof token === "string" ? [[name, token]] : [])))
}
