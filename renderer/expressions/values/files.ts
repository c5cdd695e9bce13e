/** Which file implements a value operator, so that a screen brings along only what it names: numbers need exact arithmetic. */
const files = {
  numbers: ["sum", "difference", "product", "quotient", "round", "negate", "min", "max"],
  lists: ["count", "first", "last", "each", "find", "filter", "toggled", "firstFilled"],
  choices: ["if", "code"],
  texts: ["concat", "join"],
  dates: ["dateAdd", "daysBetween", "datePart"],
} as const

/** Undefined for what no file implements: `codes` and `object` are literals before they reach a browser. */
export const fileOfValueOperator = (name: string): string | undefined =>
  Object.entries(files).find(([, names]) => (names as readonly string[]).includes(name))?.[0]
