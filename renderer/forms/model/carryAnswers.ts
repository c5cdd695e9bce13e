import { isRecord } from "../../model/json"
import { same } from "../../expressions/same"
import type { CompiledField, CompiledUi } from "../../model/compiledForm"

type Answers = Readonly<Record<string, unknown>>

/**
 * Answers by the names and values that their questions have now, where these had others when they were given. A name that
 * is asked, here or elsewhere, belongs to its own question. Gives the very answers where nothing was called otherwise.
 */
export function carryAnswers<Given extends Answers>(
  ui: readonly CompiledUi[],
  given: Given,
  isAsked: (name: string) => boolean = () => false,
): Given {
  const fields = fieldsOf(ui)
  const names = new Set(fields.map(({ field }) => field))
  let carried: Answers = given
  for (const { field, was = [], renamed = [], ui: inner } of fields) {
    const name = Object.hasOwn(carried, field)
      ? field
      : was.find((one) => Object.hasOwn(carried, one) && !names.has(one) && !isAsked(one))
    if (name === undefined) continue
    const { [name]: before, ...rest } = carried
    const after = valueOf(before, { renamed, inner })
    if (name !== field || after !== before) carried = { ...rest, [field]: after }
  }
  return carried as Given
}

const fieldsOf = (ui: readonly CompiledUi[]): readonly CompiledField[] =>
  ui.flatMap((part) => (part.kind === "field" ? part : part.kind === "section" ? fieldsOf(part.ui) : []))

interface Meaning {
  readonly renamed: NonNullable<CompiledField["renamed"]>
  readonly inner: CompiledField["ui"]
}

/** An answer, each of several, or those of a group or of each row. */
function valueOf(value: unknown, meaning: Meaning): unknown {
  if (Array.isArray(value)) {
    const values = value.map((one: unknown) => valueOf(one, meaning))
    return values.every((one, index) => one === value[index]) ? value : [...new Set(values)]
  }
  if (meaning.inner !== undefined && isRecord(value)) return carryAnswers(meaning.inner, value)
  const found = meaning.renamed.find(([was]) => same(was, value))
  return found ? found[1] : value
}
