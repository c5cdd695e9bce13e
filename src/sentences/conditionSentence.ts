import type { ComparisonName } from "../../renderer"
import { isRecord } from "../domain/json"
import { choiceName } from "./choices"

/** What is known about the values that conditions speak of. */
export interface Naming {
  /** What people call the value at `$path`; undefined where nobody said. */
  readonly path: (path: string) => string | undefined
  /** What people call a named condition. */
  readonly condition: (name: string) => string | undefined
  /** What people call an answer that the value at `$path` can have. */
  readonly answer?: (path: string, value: unknown) => string | undefined
}

type Say = (operands: readonly string[]) => string

const comparisons: Readonly<Record<ComparisonName, Say>> = {
  is: ([one, other]) => `${one} が ${other} である`,
  isNot: ([one, other]) => `${one} が ${other} ではない`,
  in: ([one, list]) => `${one} が ${list} のどれかである`,
  notIn: ([one, list]) => `${one} が ${list} のどれでもない`,
  filled: ([one]) => `${one} がある`,
  empty: ([one]) => `${one} がない`,
  contains: ([list, item]) => `${list} に ${item} が含まれる`,
  containsAny: ([list, items]) => `${list} に ${items} のどれかが含まれる`,
  containsAll: ([list, items]) => `${list} に ${items} のすべてが含まれる`,
  countIs: ([list, count]) => `${list} が ${count} 件である`,
  countAtLeast: ([list, count]) => `${list} が ${count} 件以上である`,
  countAtMost: ([list, count]) => `${list} が ${count} 件以下である`,
  firstOf: ([list, index]) => `${list} の ${index} 番目と同じものが、それより前にない`,
  gt: ([one, other]) => `${one} が ${other} より大きい`,
  gte: ([one, other]) => `${one} が ${other} 以上である`,
  lt: ([one, other]) => `${one} が ${other} より小さい`,
  lte: ([one, other]) => `${one} が ${other} 以下である`,
  between: ([one, from, to]) => `${one} が ${from} から ${to} までの間である`,
  multipleOf: ([one, step]) => `${one} が ${step} の倍数である`,
  before: ([one, other, shift]) => `${one} が ${other}${shifted(shift)} より前である`,
  after: ([one, other, shift]) => `${one} が ${other}${shifted(shift)} より後である`,
  onOrBefore: ([one, other, shift]) => `${one} が ${other}${shifted(shift)} 以前である`,
  onOrAfter: ([one, other, shift]) => `${one} が ${other}${shifted(shift)} 以後である`,
  sameDay: ([one, other]) => `${one} が ${other} と同じ日である`,
  sameMonth: ([one, other]) => `${one} が ${other} と同じ月である`,
  monthIn: ([one, months]) => `${one} の月が ${months} のどれかである`,
  ageAtLeast: ([birth, on, years]) => `${birth} に生まれた方が ${on} に ${years} 歳以上である`,
  ageBelow: ([birth, on, years]) => `${birth} に生まれた方が ${on} に ${years} 歳未満である`,
  lengthIs: ([text, count]) => `${text} が ${count} 文字である`,
  lengthAtLeast: ([text, count]) => `${text} が ${count} 文字以上である`,
  lengthAtMost: ([text, count]) => `${text} が ${count} 文字以下である`,
  startsWith: ([text, start]) => `${text} が ${start} で始まる`,
  hasDigit: ([text]) => `${text} に数字がある`,
  hasLetter: ([text]) => `${text} に文字がある`,
  hasIdeograph: ([text]) => `${text} に漢字がある`,
  hasKana: ([text]) => `${text} にかながある`,
  knownCharacters: ([text]) => `${text} の文字がどれも使える`,
  spells: (parts) => `${parts.slice(1).join(" と ")} をつなぐと ${parts[0]} になる`,
}

/** A sentence for each operator that looks at values. */
export const operatorSentences: Readonly<Record<string, Say>> = comparisons

const shifted = (shift: string | undefined) => (shift === undefined ? "" : `（${shift} ずらした日）`)

/** A condition as it is written, said in one sentence. */
export function sayCondition(condition: unknown, naming: Naming): string {
  if (typeof condition === "string") return naming.condition(condition) ?? condition
  if (!isRecord(condition)) return write(condition)
  const [[operator, operands] = ["", undefined]] = Object.entries(condition)
  if (operator === "condition") return naming.condition(String(operands)) ?? String(operands)
  if (operator === "not") return `「${sayCondition(operands, naming)}」ではない`
  const parts = Array.isArray(operands) ? (operands as readonly unknown[]) : [operands]
  if (operator === "all") return sayGroup(parts, "、かつ ", naming)
  if (operator === "any") return sayGroup(parts, "、または ", naming)
  const say = operatorSentences[operator]
  const path = parts.find((part) => typeof part === "string" && part.startsWith("$"))
  if (!say) return write(condition)
  const said = parts.map((part) => sayOperand(part, naming, path))
  return say([...said, ...missing.slice(said.length, triples.has(operator) ? 3 : 2)])
}

/** In place of operands that are not there: a condition that is being written is told, too. */
const missing = ["（未定）", "（未定）", "（未定）"]
const triples: ReadonlySet<string> = new Set(["between", "ageAtLeast", "ageBelow"])

function sayGroup(parts: readonly unknown[], joint: string, naming: Naming): string {
  const said = parts.map((part) => {
    const isNested = isRecord(part) && ("all" in part || "any" in part)
    return isNested ? `（${sayCondition(part, naming)}）` : sayCondition(part, naming)
  })
  return said.join(joint)
}

/** An operand in words; `about` is the value that it is compared with. */
function sayOperand(operand: unknown, naming: Naming, about: unknown): string {
  if (Array.isArray(operand)) return operand.map((one: unknown) => sayOperand(one, naming, about)).join("・")
  if (typeof operand === "string" && operand.startsWith("$")) return naming.path(operand) ?? operand
  const answer = typeof about === "string" ? naming.answer?.(about, operand) : undefined
  if (answer !== undefined) return `「${answer}」`
  if (operand === "") return "空"
  if (typeof operand === "string") return `「${choiceName(operand)}」`
  if (operand === true) return "はい"
  if (operand === false) return "いいえ"
  if (isRecord(operand)) return "計算した値"
  return write(operand)
}

const write = (value: unknown) => JSON.stringify(value)
