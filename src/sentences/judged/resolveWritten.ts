import { evaluateOperator, findOperator } from "../../../renderer"
import { valueOperators } from "../../../renderer/values"
import { isRecord } from "../../domain/json"
import { isPath } from "./reads"

/** One line of a code table. */
export interface CodeRow {
  readonly [attribute: string]: unknown
  readonly code: unknown
}

/** What a value is resolved by. */
export interface Known {
  /** The value at a `$path`; `untold` where there is not one alone. */
  readonly valueOf: (path: string) => unknown
  /** Rows of a code table; undefined where they are not at hand. */
  readonly rowsOf?: (table: string) => readonly CodeRow[] | undefined
}

/** A value that cannot be told here: of a table that is not at hand, of a condition inside the value, or of each item of a list. */
export const untold = Symbol("untold")

/** The value of a literal, a `$path` or an operator as it is written, as the app resolves it when it is compiled. */
export function resolveWritten(written: unknown, known: Known): unknown {
  if (isPath(written)) return known.valueOf(written)
  if (Array.isArray(written)) return whole(written.map((one) => resolveWritten(one, known)))
  if (!isRecord(written)) return written
  const [[name, given] = ["", undefined], ...others] = Object.entries(written)
  if (others.length > 0 || !operators.has(name)) return untold
  return Array.isArray(given) ? compute(name, given, known) : untold
}

const operators: ReadonlySet<string> = new Set([...Object.keys(valueOperators), "code", "codes"])

/** Works with what is missing; every other operator gives nothing as soon as a value is missing. */
const acceptsMissing = "firstFilled"

function compute(name: string, given: readonly unknown[], known: Known): unknown {
  if (name === "code") return codeIn(given, known)
  if (name === "codes") return codesIn(given, known)
  const operands = whole(given.map((one) => resolveWritten(one, known)))
  if (operands === untold) return untold
  const isMissing = (operands as readonly unknown[]).some((value) => value === undefined || value === null)
  return isMissing && name !== acceptsMissing ? undefined : valueOperators[name]?.(operands as readonly unknown[])
}

const whole = (values: readonly unknown[]): unknown => (values.includes(untold) ? untold : values)

/** What a table says of a code. */
function codeIn([table, written, attribute]: readonly unknown[], known: Known): unknown {
  const [rows, code] = [known.rowsOf?.(String(table)), resolveWritten(written, known)]
  if (rows === undefined || code === untold) return untold
  if (typeof code !== "string" && typeof code !== "number") return undefined
  return rows.findLast((row) => String(row.code) === String(code) && Object.hasOwn(row, String(attribute)))?.[
    String(attribute)
  ]
}

/** The codes of a table whose attribute has a value. */
function codesIn([table, attribute, written]: readonly unknown[], known: Known): unknown {
  const [rows, value, is] = [known.rowsOf?.(String(table)), resolveWritten(written, known), findOperator("is")]
  if (rows === undefined || value === untold || is === undefined) return untold
  return rows.flatMap((row) => (evaluateOperator(is, [row[String(attribute)], value]) === true ? [row.code] : []))
}
