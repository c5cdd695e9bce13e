import { createPlainValidators } from "../../compiler"
import type { Json } from "../../model/documents"
import { isObject } from "../../model/json"
import { isText } from "../json"
import { keepFor } from "../keepFor"
import { isRegularExpression, isSlowPattern } from "./patterns"

const { compile } = createPlainValidators({
  keywords: {
    pattern(wanted) {
      const isFast = isText(wanted) && isRegularExpression(wanted) && !isSlowPattern(wanted)
      const expression = isFast ? new RegExp(wanted, "u") : undefined
      return (value) => !isText(value) || expression?.test(value) === true
    },
  },
})

const validatorOf = keepFor((schema: object) => compile(schema as Json))

/** True where a value is valid for sure; false where ajv has to be asked. */
export const isPlainlyValid = (schema: Json, value: Json): boolean =>
  schema === true || (isObject(schema) && validatorOf(schema)(value))
