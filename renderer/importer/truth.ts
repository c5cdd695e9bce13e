import { same } from "../expressions/same"
import { type Fields } from "./looseJson"
import type { Condition } from "../model/documents"
import type { Answers } from "./answers"

/** A condition, or what is true or false whatever is answered. */
export type Truth = Condition | boolean

export const filled = ({ answers }: WithAnswers, path: string): Truth => !answers.isGone(path) && { filled: [path] }
export const empty = ({ answers }: WithAnswers, path: string): Truth => answers.isGone(path) || { empty: [path] }

interface WithAnswers {
  readonly answers: Answers
}

/** All of them; what another part says already is left out. */
export const all = (...parts: readonly Truth[]): Truth => group("all", true, parts)
export const any = (...parts: readonly Truth[]): Truth => group("any", false, parts)

function group(name: "all" | "any", neutral: boolean, parts: readonly Truth[]): Truth {
  const flat = parts.flatMap((part) => (isGroup(part, name) ? part[name] : [part]))
  if (flat.includes(!neutral)) return !neutral
  const stated = flat.filter((part): part is Condition => typeof part === "object")
  const different = stated.filter((part, index) => !stated.slice(0, index).some((other) => same(part, other)))
  const needed = name === "any" ? different : different.filter((part) => !isImplied(part, different))
  return needed.length === 0 ? neutral : needed.length === 1 ? (needed[0] ?? neutral) : { [name]: needed }
}

const isGroup = (part: Truth, name: string): part is Record<string, readonly Truth[]> =>
  typeof part === "object" && Array.isArray(part[name])

/** `filled` says nothing beside a comparison of the same value: with nothing there, no comparison holds. */
const isImplied = (part: Condition, others: readonly Condition[]): boolean =>
  "filled" in part && others.some((other) => !("filled" in other) && comparedPath(other) === firstOf(part["filled"]))

const comparedPath = (condition: Condition): unknown => {
  const [name = "", operands] = Object.entries(condition)[0] ?? []
  return ["all", "any", "not", "filled", "empty"].includes(name) ? undefined : firstOf(operands)
}

const firstOf = (operands: unknown): unknown => (Array.isArray(operands) ? operands[0] : undefined)

/** `$paths` that a condition reads. */
export function pathsIn(condition: unknown): readonly string[] {
  if (Array.isArray(condition)) return condition.flatMap(pathsIn)
  if (typeof condition === "string") return condition.startsWith("$") ? [condition] : []
  return typeof condition === "object" && condition !== null ? Object.values(condition as Fields).flatMap(pathsIn) : []
}
