import { evaluateOperator, findOperator, type Truth } from "../../../renderer"
import { isRecord } from "../../domain/json"
import { type Known, resolveWritten, untold } from "./resolveWritten"

/** What a condition is judged by. */
export interface Knowledge extends Known {
  /** The named condition as written; undefined where there is none. */
  readonly named: (name: string) => unknown
}

/** A condition with what it came to, and the parts that it consists of. */
export interface Judged {
  readonly condition: unknown
  readonly truth: Truth
  readonly parts: readonly Judged[]
}

const deepest = 8

/** Judges a condition as it is written, as the app judges it when it is compiled. */
export function judge(condition: unknown, knowledge: Knowledge, depth = 0): Judged {
  const [[operator, written] = ["", undefined], ...others] = isRecord(condition) ? Object.entries(condition) : []
  const unknown = { condition, truth: undefined, parts: [] }
  if (others.length > 0 || depth > deepest) return unknown
  if (operator === "condition") {
    const inner = judge(knowledge.named(String(written)), knowledge, depth + 1)
    return { condition, truth: inner.truth, parts: [inner] }
  }
  const found = findOperator(operator)
  if (!found) return unknown
  if (groups.has(operator)) {
    const parts = [written].flat().map((part) => judge(part, knowledge, depth))
    return {
      condition,
      truth: evaluateOperator(
        found,
        parts.map(({ truth }) => truth),
      ),
      parts,
    }
  }
  const operands = (Array.isArray(written) ? written : [written]).map((one) => resolveWritten(one, knowledge))
  return { condition, truth: operands.includes(untold) ? undefined : evaluateOperator(found, operands), parts: [] }
}

const groups: ReadonlySet<string> = new Set(["all", "any", "not"])

/** The parts that made a condition what it is: of all where one was enough, the ones that were. */
export function deciding({ condition, truth, parts }: Judged): readonly Judged[] {
  const operator = isRecord(condition) ? Object.keys(condition)[0] : undefined
  if (operator !== "all" && operator !== "any") return parts
  const enough = operator === "any"
  if (truth === undefined) return parts.filter((part) => part.truth === undefined)
  return truth === enough ? parts.filter((part) => part.truth === enough) : parts
}
