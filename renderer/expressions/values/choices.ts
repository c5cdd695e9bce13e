import { isRecord } from "../../model/json"
import type { ValueOperator } from "../../model/scope"

/** An unknown condition makes the value unknown, too. */
const chosen: ValueOperator = ([holds, then, otherwise]) =>
  holds === true ? then : holds === false ? otherwise : undefined

/** Looks a code up in a table that the compiler has put in: code to value. */
export const code: ValueOperator = ([table, value]) =>
  isRecord(table) && (typeof value === "string" || typeof value === "number") && Object.hasOwn(table, String(value))
    ? table[String(value)]
    : undefined

export { chosen as if }
