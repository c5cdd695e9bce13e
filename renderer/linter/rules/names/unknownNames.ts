import { namesOf, type NameKind } from "../../names"
import { unknownName } from "../../nearest"
import { routePaths, usedNames } from "../../references/names"
import { error } from "../../rule"

const maxKnown = 200

const unknown = <const Id extends string>(id: Id, kind: NameKind, what: string = kind) =>
  error(id, `Every ${what} that is named exists.`, function* (context) {
    const known = namesOf(context, kind)
    for (const { document, pointer, of, name } of usedNames(context)) {
      if (of !== kind || known.has(name)) continue
      const others = kind === "screen" && name.startsWith("/") ? routePaths(context) : known
      const values = unknownName(name, [...others])
      yield { document, pointer, values: { ...values, known: values.known.slice(0, maxKnown) } }
    }
  })

export const unknownNames = [
  unknown("unknown-widget", "widget"),
  unknown("unknown-control", "control"),
  unknown("unknown-action", "action"),
  unknown("unknown-source", "source"),
  unknown("unknown-format", "format"),
  unknown("unknown-conversion", "conversion"),
  unknown("unknown-check", "check"),
  unknown("unknown-skeleton", "skeleton"),
  unknown("unknown-icon", "icon"),
  unknown("unknown-illustration", "illustration"),
  unknown("unknown-operator", "operator", "operator of conditions"),
  unknown("unknown-condition", "condition", "named condition"),
  unknown("unknown-message", "message"),
  unknown("unknown-token", "token"),
  unknown("unknown-link", "link"),
  unknown("unknown-code-table", "codes", "code table"),
  unknown("unknown-call", "call"),
  unknown("unknown-form", "form"),
  unknown("unknown-screen", "screen"),
  unknown("unknown-sheet", "sheet"),
  unknown("unknown-flow", "flow"),
  unknown("unknown-client", "client", "client of errors.json"),
] as const
