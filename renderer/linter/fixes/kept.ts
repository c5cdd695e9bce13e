/** Findings about values that one screen keeps for another. */
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

export const keptFixes = new Map<string, Fixer>([["unknown-kept", either(declareKept, useNearest)]])
