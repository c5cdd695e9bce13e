import { error, type NameKind, namesOf, routePaths, unknownName, usedNamesOf } from "../../kit"
import { isToldWhereGiven } from "./givenNames"
import { isVanished } from "./vanishedNames"

const maxKnown = 200

/** How operators are called elsewhere. */
const otherOperators: Readonly<Record<string, readonly string[]>> = {
  is: ["eq", "equal", "equals", "=", "==", "==="],
  isNot: ["ne", "neq", "notEqual", "notEquals", "!=", "!=="],
  gt: ["greaterThan", ">"],
  gte: ["greaterThanOrEqual", "ge", ">="],
  lt: ["lessThan", "<"],
  lte: ["lessThanOrEqual", "le", "<="],
  all: ["and"],
  any: ["or"],
  empty: ["isEmpty"],
  filled: ["notEmpty", "isNotEmpty", "exists"],
  contains: ["includes"],
}

function otherOperator(kind: NameKind, name: string): { readonly nearest?: string; readonly isGuess?: boolean } {
  const [meant] = Object.entries(otherOperators).find(([, names]) => names.includes(name)) ?? []
  return kind === "operator" && meant !== undefined ? { nearest: meant, isGuess: false } : {}
}

/** Names that begin as this one does (`zoo/`) before all others: whoever meant one of them looks no further. */
function nearbyFirst(name: string, known: readonly string[]): readonly string[] {
  const beginning = name.slice(0, name.indexOf("/") + 1)
  const isNearby = (other: string) => other.startsWith(beginning)
  return beginning === "" || beginning === "/"
    ? known
    : [...known.filter(isNearby), ...known.filter((other) => !isNearby(other))]
}

/** Kinds that an app need not declare: where it declares none, every name is accepted. */
const optionalKinds: ReadonlySet<NameKind> = new Set(["colour", "designToken"])

const everyOf = <const Name extends string>(name: Name, kind: NameKind, what: string = kind) =>
  error(`unknown-${name}`, `Every ${what} that is named exists.`, function* (context) {
    const existing = namesOf(context, kind)
    if (existing.size === 0 && optionalKinds.has(kind)) return
    for (const { document, pointer, name } of usedNamesOf(context, kind)) {
      if (existing.has(name) || isToldWhereGiven(context, kind, name)) continue
      const others = kind === "screen" && name.startsWith("/") ? new Set(routePaths(context)) : existing
      const values = { ...unknownName(name, [...others]), ...otherOperator(kind, name) }
      const isGuess = values.isGuess === true || isVanished(context, kind, name)
      const known = nearbyFirst(name, values.known).slice(0, maxKnown)
      yield { document, pointer, values: { ...values, known, ...(isGuess ? { isGuess } : {}) } }
    }
  })

export const unknownNames = [
  everyOf("widget", "widget"),
  everyOf("control", "control"),
  everyOf("action", "action"),
  everyOf("source", "source"),
  everyOf("format", "format"),
  everyOf("conversion", "conversion"),
  everyOf("check", "check"),
  everyOf("skeleton", "skeleton"),
  everyOf("icon", "icon"),
  everyOf("illustration", "illustration"),
  everyOf("operator", "operator", "operator of conditions"),
  everyOf("constant", "constant", "constant of app.json"),
  everyOf("interface", "interface", "text of the interface"),
  everyOf("scheme", "scheme", "link to the host"),
  everyOf("colour", "colour", "colour of theme.json"),
  everyOf("design-token", "designToken", "design token of theme.json"),
  everyOf("condition", "condition", "named condition"),
  everyOf("message", "message"),
  everyOf("token", "token"),
  everyOf("link", "link"),
  everyOf("area", "area", "area of app.json"),
  everyOf("code-table", "codes", "code table"),
  everyOf("call", "call"),
  everyOf("form", "form"),
  everyOf("screen", "screen"),
  everyOf("sheet", "sheet"),
  everyOf("flow", "flow"),
  everyOf("client", "client", "client of errors.json"),
] as const
