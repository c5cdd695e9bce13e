import { error, type NameKind, namesOf, routePaths, unknownName, usedNamesOf } from "../../kit"
import { isToldWhereGiven } from "./givenNames"

const maxKnown = 200

const existing = <const Name extends string>(name: Name, kind: NameKind, what: string = kind) =>
  error(`unknown-${name}`, `Every ${what} that is named exists.`, function* (context) {
    const known = namesOf(context, kind)
    for (const { document, pointer, name } of usedNamesOf(context, kind)) {
      if (known.has(name) || isToldWhereGiven(context, kind, name)) continue
      const others = kind === "screen" && name.startsWith("/") ? new Set(routePaths(context)) : known
      const values = unknownName(name, [...others])
      yield { document, pointer, values: { ...values, known: values.known.slice(0, maxKnown) } }
    }
  })

export const unknownNames = [
  existing("widget", "widget"),
  existing("control", "control"),
  existing("action", "action"),
  existing("source", "source"),
  existing("format", "format"),
  existing("conversion", "conversion"),
  existing("check", "check"),
  existing("skeleton", "skeleton"),
  existing("icon", "icon"),
  existing("illustration", "illustration"),
  existing("operator", "operator", "operator of conditions"),
  existing("constant", "constant", "constant of app.json"),
  existing("interface", "interface", "text of the interface"),
  existing("scheme", "scheme", "link to the host"),
  existing("condition", "condition", "named condition"),
  existing("message", "message"),
  existing("token", "token"),
  existing("link", "link"),
  existing("area", "area", "area of app.json"),
  existing("code-table", "codes", "code table"),
  existing("call", "call"),
  existing("form", "form"),
  existing("screen", "screen"),
  existing("sheet", "sheet"),
  existing("flow", "flow"),
  existing("client", "client", "client of errors.json"),
] as const
