import { fieldsOf, textOf, within } from "../json"
import { knownNames, nameKinds, type NameKind } from "../names"
import { suggestion } from "../nearest"
import { error, remember, type Context, type LoadedDocument, type Rule } from "../rule"
import { conditionParts, formatUses, parsedTexts, splitFormat, textParts } from "../uses"
import { sitesOf } from "../sites"
import { formatKeywords } from "../formSchema"

interface Named {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly of: NameKind
  readonly name: string
}

/** Every name that documents use, of every kind. */
export const usedNames = remember((context): readonly Named[] => [
  ...sitesOf(context, "name").map((site) =>
    site.of === "format" ? { ...site, name: splitFormat(site.name).format } : site,
  ),
  ...targetNames(context),
  ...textNames(context),
  ...conditionParts(context).flatMap(({ site: { document }, part }): Named[] => {
    if (part.kind === "named") return [{ document, pointer: part.pointer, of: "condition", name: part.name }]
    return part.kind === "unknown" ? [{ document, pointer: part.pointer, of: "operator", name: part.name }] : []
  }),
  ...formatUses(context).flatMap(({ document, pointer, format, argument }): Named[] =>
    argument !== undefined && takesTable(context, format) ? [{ document, pointer, of: "codes", name: argument }] : [],
  ),
  ...formatKeywords(context).map((keyword): Named => ({ ...keyword, of: "check" })),
  ...sampleCallNames(context),
])

/** A format whose argument is declared as a code table. */
export function takesTable(context: Context, format: string): boolean {
  const properties = fieldsOf(context.vocabulary.find("format", format)?.options["properties"])
  return format === "code" || textOf(fieldsOf(properties["argument"])["$ref"]) === "#/definitions/codes"
}

function textNames(context: Context): readonly Named[] {
  const tokens = parsedTexts(context).flatMap(({ site: { document, pointer }, parsed }) =>
    parsed.errors.flatMap(({ code, part }): Named[] =>
      code === "text-token" ? [{ document, pointer, of: "token", name: part }] : [],
    ),
  )
  const inside = textParts(context).flatMap(({ site: { document, pointer }, part }): Named[] => {
    if ("link" in part) return [{ document, pointer, of: "link", name: part.link }]
    return "get" in part && part.format !== undefined ? [{ document, pointer, of: "format", name: part.format }] : []
  })
  return [...tokens, ...inside]
}

/** Screens by id; a path must belong to a route. */
function targetNames(context: Context): readonly Named[] {
  const routes = routesOf(context)
  return sitesOf(context, "target").flatMap(({ document, pointer, target }): Named[] => {
    const name = target.split(/[?#]/)[0] ?? ""
    if (name.startsWith("/")) return routes.has(name) ? [] : [{ document, pointer, of: "screen", name }]
    return [{ document, pointer, of: "screen", name }]
  })
}

const routesOf = remember((context): ReadonlySet<string> => {
  const own = Object.keys(fieldsOf(fieldsOf(context.set.find("app", "app")?.document)["routes"]))
  const steps = context.set.all("flow").flatMap(({ document: { route }, id }) => {
    const screens = sitesOf(context, "name").filter(
      (site) => site.of === "screen" && site.document.id === id && site.document.kind === "flow",
    )
    return typeof route === "string" ? [route, ...screens.map(({ name }) => `${route}/${name}`)] : []
  })
  return new Set([...own, ...steps])
})

/** Calls that samples answer. */
const sampleCallNames = (context: Context): readonly Named[] =>
  context.set
    .all("screen")
    .flatMap((document) =>
      Object.keys(fieldsOf(fieldsOf(document.document)["samples"])).flatMap((sample) =>
        Object.keys(fieldsOf(fieldsOf(fieldsOf(fieldsOf(document.document)["samples"])[sample])["calls"])).map(
          (name): Named => ({ document, pointer: within("/samples", sample, "calls", name), of: "call", name }),
        ),
      ),
    )

const abouts: Readonly<Partial<Record<NameKind, string>>> = {
  codes: "code table",
  operator: "operator of conditions",
  condition: "named condition",
  client: "client of errors.json",
}

const unknown = (kind: NameKind): Rule =>
  error(
    `unknown-${kind === "codes" ? "code-table" : kind}`,
    `Every ${abouts[kind] ?? kind} that is named exists.`,
    function* (context) {
      const known = knownNames(context)(kind)
      for (const { document, pointer, of, name } of usedNames(context)) {
        if (of !== kind || known.has(name)) continue
        const others = kind === "screen" && name.startsWith("/") ? routesOf(context) : known
        yield { document, pointer, values: { name, known: [...others].slice(0, 200), ...suggestion(name, others) } }
      }
    },
  )

export const unknownNameRules: readonly Rule[] = nameKinds.map(unknown)
