import type { LoadedDocument } from "../../compiler"
/** Every name that documents use, of every kind. */
import { within } from "../../model/pointer"
import { groupBy } from "../groupBy"
import { remember, rememberEach } from "../memo"
import type { NameKind } from "../names"
import { type Context, topicOf } from "../rule"
import { optionsThatName } from "../vocabulary"
import { conditionParts } from "./conditions"
import { formatKeywordsIn } from "./formFields"
import { formatUses, splitFormat } from "./paths"
import { only } from "./reference"
import { hasFullWidthSign, parsedTexts, textParts } from "./texts"
import { pathsOfApp } from "./routes"
import { referencesIn } from "./views"

export interface NameUse {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly of: NameKind
  readonly name: string
}

/** Names that a document uses. */
export const namesUsedIn = rememberEach((context, document: LoadedDocument): readonly NameUse[] => [
  ...only(referencesIn(context, document), "name").map((use) =>
    use.of === "format" ? { ...use, name: splitFormat(use.name).format } : use,
  ),
  ...targetNames(context, document),
  ...textNames(context, document),
  ...conditionNames(context, document),
  ...formatUses
    .of(context, document)
    .flatMap(({ pointer, format, argument }): readonly NameUse[] =>
      argument !== undefined && takesTable(context, format) ? [{ document, pointer, of: "codes", name: argument }] : [],
    ),
  ...formatKeywordsIn(document).map((keyword) => ({ ...keyword, of: "check" as const })),
  ...sampleCalls(document),
])

const usedNames = remember((context): readonly NameUse[] =>
  context.set.documents.flatMap((document) => namesUsedIn(context, document)),
)

/** Every rule asks for one kind of the same names. */
const usesByKind = remember((context) => groupBy(usedNames(context), ({ of }) => of))

/** Uses of names of a kind. */
export const usedNamesOf = (context: Context, kind: NameKind): readonly NameUse[] => usesByKind(context).get(kind) ?? []

/** A format whose argument is declared as a code table. */
export const takesTable = ({ vocabulary }: Context, format: string): boolean =>
  format === "code" || optionsThatName(vocabulary.find("format", format), "codes").includes("argument")

const conditionNames = (context: Context, document: LoadedDocument): readonly NameUse[] =>
  conditionParts.of(context, document).flatMap(({ part }): readonly NameUse[] => {
    if (part.kind === "named") return [{ document, pointer: part.pointer, of: "condition", name: part.name }]
    return part.kind === "no-such-operator"
      ? [{ document, pointer: part.pointer, of: "operator", name: part.name }]
      : []
  })

const textNames = (context: Context, document: LoadedDocument): readonly NameUse[] => [
  ...parsedTexts
    .of(context, document)
    .flatMap(({ text: { pointer }, parsed }) =>
      parsed.errors.flatMap(({ code, part }): readonly NameUse[] =>
        code === "text-token" ? [{ document, pointer, of: "token", name: part }] : [],
      ),
    ),
  ...textParts.of(context, document).flatMap(({ pointer, part }): readonly NameUse[] => {
    if ("link" in part) return [{ document, pointer, of: "link", name: part.link }]
    return "get" in part && part.format !== undefined && !hasFullWidthSign(part.format)
      ? [{ document, pointer, of: "format", name: part.format }]
      : []
  }),
]

/** Screens by id; a path must belong to a route. */
const targetNames = (context: Context, document: LoadedDocument): readonly NameUse[] =>
  only(referencesIn(context, document), "target").flatMap(({ pointer, target }): readonly NameUse[] => {
    const name = target.split(/[?#]/)[0] ?? ""
    return isRoute(context, name) ? [] : [{ document, pointer, of: "screen", name }]
  })

/** Paths that a flow with a route of its own gives to its screens. */
const flowPaths = topicOf<true>("flowPaths", (context, document) => {
  const { route, query } = document.kind === "flow" ? document.document : {}
  const screens = only(referencesIn(context, document), "name").filter(({ of }) => of === "screen")
  if (route === undefined) return []
  const below = query === undefined ? screens.map(({ name }) => `${route}/${name}`) : []
  return [route, ...below].map((path) => [path, true])
})

const isRoute = (context: Context, path: string): boolean =>
  pathsOfApp(context).has(path) || context.facts.has(context, flowPaths, path)

/** All paths, for suggestions. */
export const routePaths = (context: Context): readonly string[] => [
  ...pathsOfApp(context),
  ...context.whole.all("flow").flatMap((flow) => flowPaths(context, flow).map(([path]) => path)),
]

const sampleCalls = (document: LoadedDocument): readonly NameUse[] =>
  document.kind === "screen"
    ? Object.entries(document.document.samples).flatMap(([sample, { calls = {} }]) =>
        Object.keys(calls).map((name): NameUse => ({
          document,
          pointer: within("/samples", sample, "calls", name),
          of: "call",
          name,
        })),
      )
    : []
