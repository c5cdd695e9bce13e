import { operatorIn, type ValueDefinition } from "../../expressions/values/definitions"
import type { CompiledCondition, CompiledValue, Path } from "../../model/compiled"
import type { Condition, Json, Value } from "../../model/documents"
import { type Fields, isList, isObject, mapRecord, propertiesIn, withoutGaps } from "../../model/json"
import { codeTable, codesBy, codesWith } from "./codeAttributes"
import { substituteTokens } from "./compileText"
import type { CompileContext } from "./context"

/** What a value may look at, and what it found that it needs: without `needs`, nobody asks. */
export type ValueContext = Pick<CompileContext, "conditions" | "tokens" | "codes"> &
  Partial<Pick<CompileContext, "needs">>

/** Segments of `$account.LIST.0.NAME`; undefined for a string that is no path (`$100` is text). */
export function parsePath(text: string): Path | undefined {
  return /^\$[A-Za-z_][^\s.{}|]*(\.[^\s.{}|]+)*$/.test(text) ? text.slice(1).split(".") : undefined
}

/** A literal, a reading of the scope or an operator; objects and lists may hold them at any depth. */
export function compileValue(value: Value, context: ValueContext): CompiledValue {
  if (typeof value === "string") {
    const path = parsePath(value)
    return path ? { "@get": path } : substituteTokens(value, context.tokens)
  }
  if (isList<Json>(value)) return value.map((item) => compileValue(item, context))
  const operator = operatorIn(value)
  if (operator) return compileOperator(operator, context)
  return isObject(value) ? compileFields(value, context) : value
}

const compileFields = (fields: Fields, context: ValueContext): CompiledValue =>
  mapRecord(fields, (item) => compileValue(item, context))

type Written = NonNullable<ReturnType<typeof operatorIn>>

/** Codes of a written value stand in its place; those of a value that is read are looked up by it. */
function compileCodes(written: readonly (Json | undefined)[], context: ValueContext): CompiledValue {
  const [table, attribute, value] = written
  const path = typeof value === "string" ? parsePath(value) : undefined
  if (!path) return codesWith(written, context)
  context.needs?.operators.add("code")
  return { "@compute": { name: "code", of: [codesBy(String(table), String(attribute), context), { "@get": path }] } }
}

function compileOperator({ name, given, definition }: Written, context: ValueContext): CompiledValue {
  const written = operandsOf(given, definition)
  if (name === "codes") return compileCodes(written, context)
  // An object needs nobody to make it.
  if (name === "object") return isObject(given) ? compileFields(given, context) : null
  context.needs?.operators.add(name)
  const of = written.map(compileOperand)
  return {
    "@compute": withoutGaps({ name, of: name === "code" ? withTable(of) : of, partial: definition.acceptsMissing }),
  }

  function compileOperand(operand: Json | undefined, index: number): CompiledValue {
    if (operand === undefined) return null
    const isCondition = definition.operands[index]?.types[0] === "condition"
    if (!isCondition) return compileValue(operand, context)
    const condition = compileCondition(operand as Condition, context)
    return name === "if" ? { "@when": condition } : { "@each": condition }
  }

  /** The table itself takes the place of its name. */
  function withTable([, value = null]: readonly CompiledValue[]): readonly CompiledValue[] {
    const [table, , attribute] = written
    return [codeTable(String(table), String(attribute), context), value]
  }
}

/** Operands in the order of the declaration. */
const operandsOf = (given: Json, { named, operands }: ValueDefinition): readonly (Json | undefined)[] => {
  if (named) {
    const written = operands.map(({ name }) => propertiesIn(given)[name])
    // What is left out at the end stays out: JSON would make null of it, and a call would send that.
    return written.at(-1) === undefined ? written.slice(0, -1) : written
  }
  return isList<Json>(given) ? given : [given]
}

/** Named conditions inside named conditions: deeper ones read as unknown, so that no set of names can grow without end. */
const deepestName = 8

/**
 * Named conditions are put in place of their names. What cannot be understood (no operator, two of them, an unknown
 * name, a name that leads back to itself) becomes an operator that no table knows, which reads as unknown.
 */
export function compileCondition(
  source: Condition,
  context: ValueContext,
  above: readonly string[] = [],
): CompiledCondition {
  const [[operator, written] = [], ...others] = Object.entries(source)
  if (operator === undefined || others.length > 0) return { operator: "unknown", operands: [] }
  if (operator === "condition") return compileNamed(String(written), context, above)
  const { all, any, not } = source
  const parts = all ?? any ?? (not && [not])
  if (parts !== undefined) return { operator, operands: parts.map((part) => compileCondition(part, context, above)) }
  const operands = isList<Value>(written) ? written : [written ?? null]
  return { operator, operands: operands.map((operand) => compileValue(operand, context)) }
}

function compileNamed(name: string, context: ValueContext, above: readonly string[]): CompiledCondition {
  const named = Object.hasOwn(context.conditions, name) ? context.conditions[name] : undefined
  if (!named?.when || above.includes(name) || above.length >= deepestName)
    return { name, operator: "unknown", operands: [] }
  return { ...compileCondition(named.when, context, [...above, name]), name }
}

export const compileOptionalCondition = (
  source: Condition | undefined,
  context: ValueContext,
): CompiledCondition | undefined => (source === undefined ? undefined : compileCondition(source, context))
