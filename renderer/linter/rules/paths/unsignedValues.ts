import { derive, parentOf, parseOperator, parsePath, readPath, seen, typesOf, type View } from "../../kit"

/** Places of operands that have to be numbers. */
const numericOperands = (view: View): readonly string[] =>
  seen(view, "operator").flatMap(({ value, pointer }) => {
    const operator = parseOperator(value, pointer)
    if (operator === undefined) return []
    const { operands: known, repeats } = operator.definition
    return operator.operands
      .filter(({ index }) => (known[index] ?? (repeats ? known.at(-1) : undefined))?.types[0] === "decimal")
      .map((operand) => operand.pointer)
  })

/**
 * Texts that were meant as values. Where a format or an operator wants a number, the name of a root is enough to know;
 * elsewhere a text may happen to begin like one, and only a whole path that leads to something counts.
 */
export const unsignedValues = derive((view) => {
  const formatted = seen(view, "formatted").map(({ pointer, value }) => `${parentOf(pointer)} ${String(value)}`)
  const [ofFormats, ofNumbers] = [new Set(formatted), new Set(numericOperands(view))]
  return seen(view, "path without sign").flatMap(({ document, pointer, scope, name, path }) => {
    const analysis = readPath(scope, parsePath(path))
    const isMeant = name.startsWith("{") || ofFormats.has(`${parentOf(pointer)} ${name}`) || ofNumbers.has(pointer)
    const leadsSomewhere = analysis.kind === "known" && typesOf(analysis.schema).size > 0
    return (isMeant && analysis.kind !== "root-missing") || leadsSomewhere
      ? [{ document, pointer, values: { name, nearest: `$${path}` } }]
      : []
  })
})
