import type { JsonSchema } from "../../model/documents"
import type { ValidateFunction } from "../../model/validateFunction"
import type { Definitions } from "../compile/context"
import { createValidator, formatsOf } from "../compile/validatorCode"

type Validators = (schema: JsonSchema) => ValidateFunction

/** More than the forms of a few releases have. */
const most = 500
const known = new WeakMap<Definitions, Validators>()

/**
 * Validators by what their schemas say: documents of another release ask mostly the same, and making a validator takes
 * longer than everything else of a form. Its errors are those of the last call, so nobody else may be in the middle of one.
 */
export function validatorsOf(definitions: Definitions): Validators {
  const found = known.get(definitions) ?? createValidators(definitions)
  known.set(definitions, found)
  return found
}

function createValidators(definitions: Definitions): Validators {
  const formats = formatsOf(definitions)
  const made = new Map<string, ValidateFunction>()
  return ({ $id: _id, ...schema }) => {
    const key = JSON.stringify(schema)
    const validator = made.get(key) ?? createValidator(schema, formats)
    // The one that was asked for last is the last to go.
    made.delete(key)
    made.set(key, validator)
    for (const old of made.keys()) {
      if (made.size <= most) break
      made.delete(old)
    }
    return validator
  }
}
