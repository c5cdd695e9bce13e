/** ajv on the shapes of documents. Options of a definition are compiled when the first document names it. */
import { Ajv, type ErrorObject, type SchemaValidateFunction, type ValidateFunction } from "ajv"
import type { Definition } from "../../model/definitions"
import type { DocumentKind, Json } from "../../model/documents"
import type { Fields } from "../../model/json"
import { keepFor } from "../memo"
import type { Schema } from "../jsonSchema/schema"
import type { Vocabulary } from "../vocabulary"
import { createPlainShapes } from "./plainShapes"
import { address, definitionOf, definitions, ownSchema, sourcedSchema, uiThingOf, type NamedThing } from "./definitions"

/** An error with the definition whose options it is about; null or nothing where it is about what every document has. */
export interface ShapeError extends Pick<ErrorObject, "keyword" | "instancePath" | "params" | "message"> {
  /** Holds the keyword that failed. */
  readonly parentSchema: Schema
  readonly owner?: Definition | null
}

export interface Validators {
  /** Everything that is wrong with the shape of a document. */
  errorsOf(kind: DocumentKind, document: Json): readonly ShapeError[]
  /** The same for one branch of an `anyOf`. */
  errorsOfBranch(branch: Schema, value: Json): readonly ShapeError[]
}

/** Nearly all documents have the shape of their kind: whoever meets none with a mistake compiles nothing. */
export const validatorsFor = keepFor((vocabulary: Vocabulary): Validators => {
  const isPlainlyShaped = createPlainShapes(vocabulary)
  return {
    errorsOf: (kind, document) =>
      isPlainlyShaped(kind, document) ? [] : ajvValidators(vocabulary).errorsOf(kind, document),
    errorsOfBranch: (branch, value) => ajvValidators(vocabulary).errorsOfBranch(branch, value),
  }
})

/** They compile whatever they are asked about. */
export const ajvValidators = keepFor((vocabulary: Vocabulary): Validators => {
  const ajv = createAjv(vocabulary)
  const branchOf = keepFor((branch: Schema) => ajv.compile(withAddress(branch)))
  return {
    errorsOf: (kind, document) => errorsOf(validatorOf(ajv, `document-${kind}`), document),
    errorsOfBranch: (branch, value) => errorsOf(branchOf(branch), value),
  }
})

const errorsOf = (validate: ValidateFunction, value: Json): readonly ShapeError[] =>
  validate(value) ? [] : ((validate.errors ?? []) as ShapeError[]).filter(({ keyword }) => keyword !== "if")

function validatorOf(ajv: Ajv, name: string): ValidateFunction {
  const validate = ajv.getSchema(`${address}#/definitions/${name}`)
  if (validate === undefined) throw new Error(`No shape is called ${name}`)
  return validate
}

function createAjv(vocabulary: Vocabulary): Ajv {
  const ajv = new Ajv({
    strict: false,
    logger: false,
    validateSchema: false,
    allErrors: true,
    verbose: true,
    // What is compiled here runs a few hundred times: it is not worth a second look.
    code: { optimize: false },
  })
  ajv.addKeyword({ keyword: "named", type: "object", errors: "full", validate: createNamed(ajv, vocabulary) })
  ajv.addKeyword({ keyword: "sourced", type: "object", errors: "full", validate: createSourced(ajv, vocabulary) })
  return ajv.addSchema({ $id: address, definitions })
}

/** Validates a block, action or field by the definition that it names: one look into a map instead of a hundred branches. */
function createNamed(ajv: Ajv, vocabulary: Vocabulary): SchemaValidateFunction {
  const ownOf = {
    action: keepFor((definition: Definition) => ajv.compile(withAddress(ownSchema("action", definition)))),
    block: keepFor((definition: Definition) => ajv.compile(withAddress(ownSchema("block", definition)))),
    field: keepFor((definition: Definition) => ajv.compile(withAddress(ownSchema("field", definition)))),
  }

  const named: SchemaValidateFunction = (wanted: NamedThing | "ui-item", value: Fields, _schema, at) => {
    const thing = wanted === "ui-item" ? uiThingOf(vocabulary, value) : wanted
    const definition = thing === "section" ? undefined : definitionOf(vocabulary, thing, value)
    const validators =
      thing === "section"
        ? [validatorOf(ajv, thing)]
        : [validatorOf(ajv, `${thing}-shared`), ...(definition === undefined ? [] : [ownOf[thing](definition)])]
    const errors = validators.flatMap((validate) => (validate(value, at) ? [] : (validate.errors ?? [])))
    named.errors = errors.map((error) => withOwner(error, definition))
    return errors.length === 0
  }
  return named
}

/** Validates the input of data by the source that it names; data of a call names none. */
function createSourced(ajv: Ajv, vocabulary: Vocabulary): SchemaValidateFunction {
  const inputOf = keepFor((definition: Definition) => ajv.compile(withAddress(sourcedSchema(definition))))
  const sourced: SchemaValidateFunction = (_schema: unknown, value: Fields, _parent, at) => {
    const { source } = value
    const definition = typeof source === "string" ? vocabulary.find("source", source) : undefined
    if (definition === undefined) return true
    const validate = inputOf(definition)
    if (validate(value, at)) return true
    sourced.errors = (validate.errors ?? []).map((error) => withOwner(error, definition))
    return false
  }
  return sourced
}

/** A schema outside of the definitions that refers to them. */
const withAddress = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/definitions/', `"${address}#/definitions/`))

/** The innermost definition owns an error; what follows an outcome is no option of the action that ended so. */
function withOwner(error: ErrorObject & Pick<ShapeError, "owner">, definition: Definition | undefined): ErrorObject {
  if (error.owner !== undefined) return error
  const isOfOutcome = error.keyword === "type" && /\/on\/[^/]+(?:\/\d+)?$/.test(error.instancePath)
  const owner = isOfOutcome ? null : (definition ?? null)
  return Object.assign(error, { owner })
}
