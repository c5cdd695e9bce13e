import type { LoadedDocument } from "../../compiler"
/** Every name that documents use, of every kind. */
import { within } from "../../model/pointer"
import { remember } from "../memo"
import type { NameKind } from "../names"
import type { Context } from "../rule"
import { optionsThatName } from "../vocabulary"
import { conditionParts } from "./conditions"
import { formatKeywords } from "./formFields"
import { formatUses, splitFormat } from "./paths"
import { only } from "./reference"
import { parsedTexts, textParts } from "./texts"
import { referencesIn, referencesOf } from "./views"

export interface NameUse {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly of: NameKind
  readonly name: string
}

export const usedNames = remember((context): readonly NameUse[] => [
  ...referencesOf(context, "name").map((use) =>
    use.of === "format" ? { ...use, name: splitFormat(use.name).format } : use,
  ),
  ...targetNames(context),
  ...textNames(context),
  ...conditionNames(context),
  ...formatUses(context).flatMap(({ document, pointer, format, argument }): readonly NameUse[] =>
    argument !== undefined && takesTable(context, format) ? [{ document, pointer, of: "codes", name: argument }] : [],
  ),
  ...formatKeywords(context).map((keyword) => ({ ...keyword, of: "check" as const })),
  ...sampleCalls(context),
])

/** A format whose argument is declared as a code table. */
export const takesTable = ({ vocabulary }: Context, format: string): boolean =>
  format === "code" || optionsThatName(vocabulary.find("format", format), "codes").includes("argument")

const conditionNames = (context: Context): readonly NameUse[] =>
  conditionParts(context).flatMap(({ condition: { document }, part }): readonly NameUse[] => {
    if (part.kind === "named") return [{ document, pointer: part.pointer, of: "condition", name: part.name }]
    return part.kind === "no-such-operator"
      ? [{ document, pointer: part.pointer, of: "operator", name: part.name }]
      : []
  })

const textNames = (context: Context): readonly NameUse[] => [
  ...parsedTexts(context).flatMap(({ text: { document, pointer }, parsed }) =>
    parsed.errors.flatMap(({ code, part }): readonly NameUse[] =>
      code === "text-token" ? [{ document, pointer, of: "token", name: part }] : [],
    ),
  ),
  ...textParts(context).flatMap(({ document, pointer, part }): readonly NameUse[] => {
    if ("link" in part) return [{ document, pointer, of: "link", name: part.link }]
    return "get" in part && part.format !== undefined ? [{ document, pointer, of: "format", name: part.format }] : []
  }),
]

/** Screens by id; a path must belong to a route. */
const targetNames = (context: Context): readonly NameUse[] =>
  referencesOf(context, "target").flatMap(({ document, pointer, target }): readonly NameUse[] => {
    const name = target.split(/[?#]/)[0] ?? ""
    return routePaths(context).has(name) ? [] : [{ document, pointer, of: "screen", name }]
  })

/** Paths that routes, and flows with a route of their own, give to screens. */
export const routePaths = remember((context): ReadonlySet<string> => {
  const own = Object.keys(context.set.find("app", "app")?.document.routes ?? {})
  const ofFlows = context.set.all("flow").flatMap((flow) => {
    const { route } = flow.document
    const screens = only(referencesIn(context, flow), "name").filter(({ of }) => of === "screen")
    return route === undefined ? [] : [route, ...screens.map(({ name }) => `${route}/${name}`)]
  })
  return new Set([...own, ...ofFlows])
})

const sampleCalls = ({ set }: Context): readonly NameUse[] =>
  set.all("screen").flatMap((document) =>
    Object.entries(document.document.samples).flatMap(([sample, { calls = {} }]) =>
      Object.keys(calls).map((name): NameUse => ({
        document,
        pointer: within("/samples", sample, "calls", name),
        of: "call",
        name,
      })),
    ),
  )
