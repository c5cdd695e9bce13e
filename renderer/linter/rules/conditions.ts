import { namedConditions, namesIn } from "../conditions"
import { within } from "../json"
import { error, remember, warning, type Breach, type Context, type LoadedDocument, type Rule } from "../rule"
import type { SiteOf } from "../site"
import { isAlwaysTrue, isNeverTrue } from "../solve"
import { conditionParts, schemaReader } from "../uses"
import { sitesOf } from "../sites"

function* named(context: Context): Iterable<{
  readonly document: LoadedDocument
  readonly name: string
  readonly condition: unknown
  readonly pointer: string
}> {
  for (const document of context.set.all("conditions")) {
    for (const [name, condition] of namedConditions(context))
      yield { document, name, condition, pointer: within("/conditions", name) }
  }
}

const isInCircle = (context: Context, start: string): boolean => {
  const reached = new Set<string>()
  const waiting = [...namesIn(namedConditions(context).get(start))]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    waiting.push(...namesIn(namedConditions(context).get(name)))
  }
  return reached.has(start)
}

/** Fields and steps have rules of their own for conditions that never hold. */
const isOther = ({ document, pointer }: SiteOf<"condition">): boolean =>
  document.kind !== "conditions" &&
  !(document.kind === "flow" && pointer.endsWith("/when")) &&
  !(document.kind === "form" && /^(?:\/ui\/\d+)+\/when$/.test(pointer))

/** A condition may hold in one screen and never in another: only what all of them agree on is said. */
const judgedSites = remember((context) => {
  const groups = new Map<string, SiteOf<"condition">[]>()
  for (const site of sitesOf(context, "condition").filter(isOther)) {
    const key = `${site.document.file}#${site.pointer}`
    groups.set(key, [...(groups.get(key) ?? []), site])
  }
  return [...groups.values()]
})

/** Verdicts on conditions that did not change, in scopes that did not change. */
const verdicts = new WeakMap<
  SiteOf<"condition">,
  { readonly named: unknown; readonly never: boolean; readonly always: boolean }
>()

function judge(context: Context, site: SiteOf<"condition">) {
  const named = namedConditions(context)
  const found = verdicts.get(site)
  if (found?.named === named) return found
  const read = schemaReader(site.scope)
  const never = isNeverTrue(site.condition, read, named)
  const verdict = { named, never, always: !never && isAlwaysTrue(site.condition, read, named) }
  verdicts.set(site, verdict)
  return verdict
}

function* judged(context: Context, verdict: "never" | "always"): Iterable<Breach> {
  for (const sites of judgedSites(context)) {
    const [first] = sites
    const agree = sites.every((site) => judge(context, site)[verdict])
    if (first !== undefined && agree) yield { document: first.document, pointer: first.pointer }
  }
}

export const conditionRules: readonly Rule[] = [
  error("condition-circle", "Named conditions do not refer to themselves.", function* (context) {
    for (const { document, name, pointer } of named(context))
      if (isInCircle(context, name)) yield { document, pointer, values: { name } }
  }),
  warning("condition-unused", "Every named condition is used.", function* (context) {
    const used = new Set(conditionParts(context).flatMap(({ part }) => (part.kind === "named" ? [part.name] : [])))
    for (const { document, name, pointer } of named(context))
      if (!used.has(name)) yield { document, pointer, values: { name } }
  }),
  error("condition-never-true", "Every condition can hold.", (context) => judged(context, "never")),
  warning("condition-always-true", "No condition holds always: it could be left out.", (context) =>
    judged(context, "always"),
  ),
]
