import type { LoadedDocument, SingleKind } from "../compiler"
import { operatorNames } from "../expressions/operators"
import type { DefinitionKind } from "../model/definitions"
import { differingPlaces } from "../model/editedList"
import { oncePerName } from "../model/remembering"
import { keepFor, remember } from "./memo"
import { excerptOf, readExcerpt } from "./excerpt"
import type { Context } from "./rule"

const definitionKinds = [
  ...(["widget", "control", "action", "source", "format", "conversion", "check", "skeleton", "icon"] as const),
  "illustration",
  "constant",
  "interface",
  "scheme",
  "colour",
  "designToken",
] as const satisfies readonly DefinitionKind[]

const documentKinds = ["codes", "call", "form", "screen", "sheet", "flow"] as const

/** Names that documents give, besides those of documents themselves. */
const declared = {
  condition: excerptOf("conditions", ({ conditions }) => Object.keys(conditions)),
  message: excerptOf("messages", ({ messages }) => Object.keys(messages)),
  client: excerptOf("errors", ({ clients }) => Object.keys(clients)),
  token: excerptOf("app", ({ tokens = {} }) => Object.keys(tokens)),
  area: excerptOf("app", ({ areas = {} }) => Object.keys(areas)),
  link: excerptOf("app", ({ links }) => Object.keys(links)),
} as const

/** Ids of documents of a kind: the same set as long as they are only edited. */
const idsOf = keepFor((_checker: object) =>
  oncePerName((_kind: string) => {
    let known: readonly LoadedDocument[] = []
    let ids: ReadonlySet<string> = new Set()
    return (documents: readonly LoadedDocument[]): ReadonlySet<string> => {
      const isSameId = (place: number) => known[place]?.id === documents[place]?.id
      if (differingPlaces(known, documents)?.every(isSameId) !== true) ids = new Set(documents.map(({ id }) => id))
      known = documents
      return ids
    }
  }),
)

/** Everything that a document can name, besides fields and paths. */
export type NameKind = (typeof definitionKinds)[number] | (typeof documentKinds)[number] | Declared | "operator"

type Declared = keyof typeof declared

/** Names of a kind that exist, in the order of the documents. */
const knownNames = remember((context): ReadonlyMap<NameKind, ReadonlySet<string>> => {
  const { whole: set, vocabulary } = context
  return new Map<NameKind, ReadonlySet<string>>([
    ...definitionKinds.map((kind) => [kind, new Set(vocabulary.names(kind))] as const),
    ...documentKinds.map((kind) => [kind, idsOf(context.checker)(kind)(set.all(kind))] as const),
    ["operator", new Set([...operatorNames, "condition"])],
    ...Object.entries(declared).map(
      ([kind, excerpt]) =>
        [kind as Declared, new Set(readExcerpt<SingleKind, readonly string[]>(context, excerpt) ?? [])] as const,
    ),
  ])
})

const none: ReadonlySet<string> = new Set()

export const namesOf = (context: Context, kind: NameKind): ReadonlySet<string> => knownNames(context).get(kind) ?? none
