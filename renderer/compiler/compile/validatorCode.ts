import { Ajv } from "ajv"
import standaloneCode from "ajv/dist/standalone/index.js"
import type { JsonSchema } from "../../model/documents"
import type { ValidateFunction } from "../../model/validateFunction"
import type { Definitions } from "./context"
import { leanValidator, toJudge } from "./leanValidator"
import { ownProperties, decidingKeywords } from "./ownProperties"

/** Regular expressions by name that `format` may use. */
type Formats = Readonly<Record<string, RegExp>>

/** Formats of JSON Schema itself that are judged; those of the app come from its checks, which may say one of these anew. */
export const standardFormats = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  time: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  "date-time": /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
  uuid: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  // What browsers take for an address, with a domain of two names or more.
  email: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i,
}

export function formatsOf(definitions: Definitions): Formats {
  const checks = definitions.flatMap(({ kind, name, pattern }) =>
    kind === "check" && pattern ? [[name, new RegExp(pattern, "u")] as const] : [],
  )
  return { ...standardFormats, ...Object.fromEntries(checks) }
}

/** The one configuration of ajv: for generated validators, and for whoever has to agree with them. */
function createAjv(formats: Formats): Ajv {
  return new Ajv({
    allErrors: true,
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
export function createValidator({ $id: _id, ...schema }: JsonSchema, formats: Formats): ValidateFunction {
  return createAjv(formats).compile(schema) as ValidateFunction
}

/** Helpers that generated validators call, by the name under which a module has to hold them. */
const validatorHelpers = { ucs2length: "ajv/dist/runtime/ucs2length", equal: "ajv/dist/runtime/equal" } as const

/**
 * Expression whose value is a validator of the schema: plain code without ajv, `require` or `eval`. It calls the
 * helpers that it needs by name. Properties with the same schema have one function, because an engine compiles each
 * function when it is first called: by a submit.
 *
 * @throws when ajv cannot compile the schema
 */
export function createValidatorCode(schema: JsonSchema, formats: Formats): string {
  const ajv = createAjv(formats)
  return writeJudges(ajv, schema) ?? writeValidator(ajv, schema)
}

function writeValidator(ajv: Ajv, schema: JsonSchema): string {
  const { body, name } = writeFunction(ajv, decidingKeywords(schema))
  return `/* @__PURE__ */ (() => {${body}return ${name}})()`
}

/** Undefined where the properties of the schema cannot be judged one by one. */
function writeJudges(ajv: Ajv, schema: JsonSchema): string | undefined {
  const groups = new Map<string, Judged>()
  for (const [name, property] of Object.entries(ownProperties(schema) ?? {})) {
    const judged = decidingKeywords(property)
    const text = JSON.stringify(judged)
    const names = groups.get(text)?.names ?? []
    groups.set(text, { schema: judged, names: [...names, name] })
  }
  const judges = [...groups.values()].map((judged) => writeJudge(ajv, judged))
  if (judges.length === 0 || judges.includes(undefined)) return undefined
  return `/* @__PURE__ */ (() => {const judge = validateProperties;return judge([${judges.join(",")}])})()`
}

interface Judged {
  readonly schema: JsonSchema
  /** Of the properties. */
  readonly names: readonly string[]
}

function writeJudge(ajv: Ajv, { schema, names }: Judged): string | undefined {
  const judge = toJudge(writeFunction(ajv, schema).body)
  return judge && `[${judge},${JSON.stringify(names)}]`
}

/** A validator as ajv writes it, under its name in the code. */
function writeFunction(ajv: Ajv, schema: JsonSchema): { readonly body: string; readonly name: string } {
  const code = standaloneCode(ajv, ajv.compile(schema))
  const [head = "", name] =
    /^"use strict";\s*module\.exports = (\w+);\s*module\.exports\.default = \w+;/.exec(code) ?? []
  if (name === undefined) throw new Error("The code of ajv's standalone validators has another form than expected")
  const body = Object.entries(validatorHelpers).reduce(
    (rest, [helper, path]) => rest.replaceAll(`require("${path}").default`, helper),
    code.slice(head.length),
  )
  return { body: leanValidator(body), name }
}
