import { operatorNames } from "../expressions/operators"
import type { DefinitionKind } from "../model/definitions"
import { fieldsOf } from "./json"
import { remember, type Context } from "./rule"

/** Everything that a document can name, besides fields and paths. */
export const nameKinds = [
  "widget",
  "control",
  "action",
  "source",
  "format",
  "conversion",
  "check",
  "skeleton",
  "icon",
  "illustration",
  "operator",
  "condition",
  "message",
  "token",
  "link",
  "codes",
  "call",
  "form",
  "screen",
  "sheet",
  "flow",
  "client",
] as const

export type NameKind = (typeof nameKinds)[number]

const wordKinds: ReadonlySet<string> = new Set<DefinitionKind>([
  "widget",
  "control",
  "action",
  "source",
  "format",
  "conversion",
  "check",
  "skeleton",
  "icon",
  "illustration",
])

/** Names of a kind that exist, in the order of the documents. */
export const knownNames = remember((context) => {
  const known = new Map(nameKinds.map((kind) => [kind, new Set(listNames(context, kind))]))
  return (kind: NameKind): ReadonlySet<string> => known.get(kind) ?? new Set()
})

function listNames(context: Context, kind: NameKind): readonly string[] {
  if (wordKinds.has(kind)) return context.vocabulary.names(kind as DefinitionKind)
  const { set } = context
  const app = fieldsOf(set.find("app", "app")?.document)
  switch (kind) {
    case "operator":
      return [...operatorNames, "condition"]
    case "condition":
      return set.all("conditions").flatMap(({ document }) => Object.keys(fieldsOf(document.conditions)))
    case "message":
      return set.all("messages").flatMap(({ document }) => Object.keys(fieldsOf(document.messages)))
    case "client":
      return set.all("errors").flatMap(({ document }) => Object.keys(fieldsOf(document.clients)))
    case "token":
      return Object.keys(fieldsOf(app["tokens"]))
    case "link":
      return Object.keys(fieldsOf(app["links"]))
    case "codes":
    case "call":
    case "form":
    case "screen":
    case "sheet":
    case "flow":
      return set.all(kind).map(({ id }) => id)
    default:
      return []
  }
}
