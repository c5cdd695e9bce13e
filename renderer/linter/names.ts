import type { LoadedDocument, SingleKind } from "../compiler"
import { operatorNames } from "../expressions/operators"
import type { DefinitionKind } from "../model/definitions"
import { differingPlaces } from "../model/editedList"
import { oncePerName } from "../model/remembering"
import { keepFor, remember } from "./memo"
import { excerptOf, idsOfKind, readExcerpt } from "./excerpt"
import { noteReading, readingNotedBy } from "./reading"
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
  condition: excerptOf("conditions", "names of conditions", ({ conditions }) => Object.keys(conditions)),
  message: excerptOf("messages", "names of messages", ({ messages }) => Object.keys(messages)),
  client: excerptOf("errors", "names of clients", ({ clients }) => Object.keys(clients)),
  token: excerptOf("app", "names of tokens", ({ tokens = {} }) => Object.keys(tokens)),
  area: excerptOf("app", "names of areas", ({ areas = {} }) => Object.keys(areas)),
  link: excerptOf("app", "names of links", ({ links }) => Object.keys(links)),
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

const isIn = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

function readNames(context: Context, kind: NameKind): ReadonlySet<string> {
  if (kind === "operator") return new Set([...operatorNames, "condition"])
  if (isIn(definitionKinds, kind)) return new Set(context.vocabulary.names(kind))
  if (!isIn(documentKinds, kind))
    return new Set(readExcerpt<SingleKind, readonly string[]>(context, declared[kind]) ?? [])
  noteReading(idsOfKind(kind))
  return idsOf(context.checker)(kind)(context.whole.all(kind))
}

/** Names that exist, in the order of the documents: who asks for those of one kind has read nothing of the others. */
const knownNames = remember((context) =>
  oncePerName((kind) => readingNotedBy(() => readNames(context, kind as NameKind))),
)

export const namesOf = (context: Context, kind: NameKind): ReadonlySet<string> => knownNames(context)(kind)()
