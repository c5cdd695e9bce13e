/** Findings about values that one screen keeps for another. */
import type { DocumentSet } from "../../compiler"
import { within } from "../../model/pointer"
import { either, type Fixer } from "./fixer"
import { useNearest } from "./names"

/** The answer of a call that is kept as it came has the shape of the call's response. */
const declareKept: Fixer = ({ set, words }) => {
  const { name, call } = words
  const app = set.all("app")[0]
  if (app === undefined || name === undefined || call === undefined) return []
  const pointer = within("/scope/kept/properties", name)
  return [{ op: "set", file: app.file, pointer, value: { $ref: `call:${call}` } }]
}

/** How other screens lead away who lacks what they need. */
const awayIn = (set: DocumentSet): string =>
  set
    .all("screen")
    .flatMap(({ document: { needs = {} } }) => Object.values(needs).flatMap((need) => need.else))
    .find(({ to }) => to !== undefined)?.do ?? "go"

/** Who has not been where the value is kept is led there. */
const addNeed: Fixer = ({ set, document: { file, document }, words, values }) => {
  const { name } = words
  const [to, ...others] = [values["from"] ?? []].flat()
  if (name === undefined || to === undefined || others.length > 0) return []
  const need = { else: [{ do: awayIn(set), to: String(to) }] }
  return Object.hasOwn(document, "needs")
    ? [{ op: "set", file, pointer: within("/needs", name), value: need }]
    : [{ op: "set", file, pointer: "/needs", value: { [name]: need } }]
}

export const keptFixes = new Map<string, Fixer>([
  ["unknown-kept", either(declareKept, useNearest)],
  ["needs-forgotten", addNeed],
])
