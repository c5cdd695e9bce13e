import type {
  CompiledCondition,
  CompiledField,
  CompiledOption,
  CompiledUi,
  Path,
  ScreenModule,
} from "../model/compiled"
import type { JsonSchema } from "../model/documents"
import { constantsFor } from "./conditions"
import type { FlowUnderTest } from "./types"

/** A question of a step that may decide the path. */
export interface Question {
  /** Name of the choice: `screen.field`. */
  readonly name: string
  readonly screen: string
  readonly field: string
  readonly into: string
  /** Where the answer stands afterwards. */
  readonly path: Path
  readonly when: readonly CompiledCondition[]
  readonly options: readonly CompiledOption[]
  /** Values that stand for all that can be answered, the usual one first; undefined is no answer. */
  readonly values: readonly unknown[]
  /** Every value is something that a customer can choose. */
  readonly isListed: boolean
}

interface Asked {
  readonly spec: CompiledField
  readonly when: readonly CompiledCondition[]
}

function askedIn(ui: readonly CompiledUi[], when: readonly CompiledCondition[]): readonly Asked[] {
  return ui.flatMap((part) => {
    if (part.kind === "block") return []
    const own = part.when === undefined ? when : [...when, part.when]
    return part.kind === "field" ? [{ spec: part, when: own }] : askedIn(part.ui, own)
  })
}

/** Questions of a screen with the values that matter to these conditions. */
export function questionsOf(
  module: ScreenModule,
  { model }: Pick<FlowUnderTest, "model">,
  conditions: readonly CompiledCondition[],
): readonly Question[] {
  const { id } = module.screen
  return module.formUses.flatMap(({ form, into }) => {
    const compiled = module.forms[form]
    const { properties = {} } = compiled?.schema ?? {}
    return askedIn(compiled?.ui ?? [], []).map(({ spec, when }): Question => {
      const { field, options = [] } = spec
      const own: Path = [into, field]
      const path = model.answers && spec.sent ? [...model.answers, field] : own
      const constants = [...constantsFor(path, conditions), ...constantsFor(own, conditions)]
      const { values, isListed } = valuesOf(spec, properties[field] ?? {}, constants)
      return { name: `${id}.${field}`, screen: id, field, into, path, when, options, values, isListed }
    })
  })
}

function valuesOf(
  { options = [] }: CompiledField,
  schema: JsonSchema,
  constants: readonly unknown[],
): Pick<Question, "values" | "isListed"> {
  if (schema.const !== undefined) return { values: [schema.const], isListed: true }
  const { type, default: usual } = schema
  if (options.length > 0 && type === "array") return { values: choicesOf(options, schema), isListed: true }
  if (options.length > 0) {
    const values = options.map(({ value }) => value)
    return { values: usual === undefined ? values : unique([usual, ...values]), isListed: true }
  }
  if (type === "boolean") return { values: unique([usual, true]), isListed: true }
  return { values: freeValues(type, constants), isListed: false }
}

const unique = (values: readonly unknown[]): readonly unknown[] => [...new Set(values)]

/** Of a list of options: those that exclude the others, each one, each two, and so on as far as the list may grow. */
function choicesOf(options: readonly CompiledOption[], schema: JsonSchema): readonly (readonly unknown[])[] {
  const alone = options.filter(({ exclusive }) => exclusive === true).map(({ value }) => [value])
  const free = options.filter(({ exclusive }) => exclusive !== true).map(({ value }) => value)
  const max = Math.min(typeof schema["maxItems"] === "number" ? schema["maxItems"] : free.length, free.length)
  const counted = free.length > 6 ? free.map((value) => [value]) : subsetsOf(free)
  const some = counted.filter(({ length }) => length > 0 && length <= max)
  return [...alone, ...some.toSorted((one, other) => one.length - other.length)]
}

const subsetsOf = (values: readonly unknown[]): readonly (readonly unknown[])[] =>
  Array.from({ length: 2 ** values.length }, (_, bits) => values.filter((_value, index) => (bits >> index) & 1))

/** No answer, and the values around those that conditions speak of. */
function freeValues(type: JsonSchema["type"], constants: readonly unknown[]): readonly unknown[] {
  if (constants.length === 0) return []
  if (type === "array") return [undefined, ...unique(constants).map((constant) => [constant])]
  if (type === "integer" || type === "number") {
    const numbers = constants.filter((constant) => typeof constant === "number")
    return unique([undefined, ...numbers.flatMap((number) => [number - 1, number, number + 1])])
  }
  return unique([undefined, ...constants])
}
