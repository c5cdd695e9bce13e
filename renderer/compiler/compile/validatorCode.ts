import { Ajv } from "ajv"
import standaloneCode from "ajv/dist/standalone/index.js"
import type { JsonSchema } from "../../model/documents"
import type { ValidateFunction } from "../../model/validateFunction"
import type { Definitions } from "./context"
import { leanValidator } from "./leanValidator"

export interface ValidatorOptions {
  /** Regular expressions by name that `format` may use. */
  readonly formats: Readonly<Record<string, RegExp>>
  /** Every error of a form; a guard of a payload stops at the first. */
  readonly allErrors: boolean
}

/** Formats of JSON Schema itself; those of the app come from its checks. */
const standardFormats = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  time: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  "date-time": /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
  uuid: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
}

export function formatsOf(definitions: Definitions): Readonly<Record<string, RegExp>> {
  const checks = definitions.flatMap(({ kind, name, pattern }) =>
    kind === "check" && pattern ? [[name, new RegExp(pattern, "u")] as const] : [],
  )
  return { ...standardFormats, ...Object.fromEntries(checks) }
}

/** The one configuration of ajv: for generated validators, and for whoever has to agree with them. */
function createAjv({ formats, allErrors }: ValidatorOptions): Ajv {
  return new Ajv({
    allErrors,
    formats: { ...formats },
    // Without it `__proto__` and other inherited names satisfy `required`.
    ownProperties: true,
    strict: false,
    meta: false,
    validateSchema: false,
    messages: false,
    logger: false,
    addUsedSchema: false,
    code: { source: true, lines: false },
  })
}

/** A validator of the schema for the process at hand: for whoever has a compiler anyway. */
export function createValidator({ $id: _id, ...schema }: JsonSchema, options: ValidatorOptions): ValidateFunction {
  return createAjv(options).compile(schema) as ValidateFunction
}

/** Helpers that generated validators call, by the name under which a module has to hold them. */
const validatorHelpers = { ucs2length: "ajv/dist/runtime/ucs2length", equal: "ajv/dist/runtime/equal" } as const

/**
 * Expression whose value is a validator of the schema: plain code without ajv, `require` or `eval`. It calls the
 * helpers that it needs by name.
 *
 * @throws when ajv cannot compile the schema
 */
export function createValidatorCode(schema: JsonSchema, options: ValidatorOptions): string {
  const { $id: _id, $schema: _schema, ...bare } = schema
  const ajv = createAjv(options)
  const code = standaloneCode(ajv, ajv.compile(bare))
  const head = /^"use strict";\s*module\.exports = (\w+);\s*module\.exports\.default = \w+;/.exec(code)
  if (!head) throw new Error("The code of ajv's standalone validators has another form than expected")
  const body = Object.entries(validatorHelpers).reduce(
    (rest, [name, path]) => rest.replaceAll(`require("${path}").default`, name),
    code.slice(head[0].length),
  )
  return `/* @__PURE__ */ (() => {${leanValidator(body)}\nreturn ${head[1]}})()`
}
