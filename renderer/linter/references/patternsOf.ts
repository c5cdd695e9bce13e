import { type Fields, propertiesIn } from "../../model/json"
import { within } from "../../model/pointer"
import { isText } from "../json"

/** The regular expressions of one schema: of its value, and of the names of its properties. */
export function patternsOf({ pattern, patternProperties }: Fields) {
  const names = Object.keys(propertiesIn(patternProperties))
  return [
    ...(isText(pattern) ? [{ pattern, pointer: "/pattern" }] : []),
    ...names.map((name) => ({ pattern: name, pointer: within("/patternProperties", name) })),
  ]
}
