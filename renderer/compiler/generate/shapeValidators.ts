import { Ajv2019 } from "ajv/dist/2019.js"
import type { ErrorObject, SchemaValidateFunction } from "ajv"
import draft07 from "ajv/dist/refs/json-schema-draft-07.json" with { type: "json" }
import type { DocumentKind, JsonSchema } from "../../model/documents"
import { asJson, type Fields, isObject, mapRecord } from "../../model/json"
import type { Definitions } from "../compile/context"
import { createPlainValidators } from "../plainlyValid/plainValidators"
import type { PlainKeyword } from "../plainlyValid/plainKeywords"
import type { LoadedDocument } from "../types"
import { definitionsFile, generateMeta } from "./generateMeta"

export type ShapeError = ErrorObject

/** What is wrong with the shape of a document, by its meta-schema: every error, none for a document of this kind's type. */
export type ShapeValidator = (kind: DocumentKind, document: object) => readonly ShapeError[]

const validators = new WeakMap<Definitions, ShapeValidator>()

/**
 * The meta-schemas as validators, made once for the same definitions; each kind, and what may be named in it, is compiled
 * when it is first met.
 */
export function createShapeValidator(definitions: Definitions): ShapeValidator {
  const validator = validators.get(definitions) ?? compileMeta(definitions)
  validators.set(definitions, validator)
  return validator
}

function compileMeta(definitions: Definitions): ShapeValidator {
  const ajv = new Ajv2019({
    strict: false,
    allErrors: true,
    logger: false,
    // They are generated and, in tests, judged: whoever only wants to judge by them need not wait for that.
    validateSchema: false,
    validateFormats: false,
    code: { optimize: false },
  })
  ajv.addMetaSchema(draft07)
  ajv.addKeyword({ keyword: "discriminator", type: "object", errors: "full", validate: createChoice(ajv) })
  ajv.addSchema(Object.values(generateMeta(definitions)).map(withMappings))
  return (kind, document) => {
    const validate = ajv.getSchema(`${kind}.schema.json`)
    if (!validate) throw new Error(`No meta-schema judges documents of kind ${kind}: declare its shape in model/shapes`)
    void validate(document)
    // Which branch was taken is no news: what it says stands beside.
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== "if")
  }
}

/** Of several named things: the property that holds the name, and by each name what it refers to. */
interface Choice {
  readonly propertyName: string
  readonly mapping: Readonly<Record<string, string>>
}

/** The same schema, with the branches of a choice no longer a part of it but found by name: most are never asked for. */
function withMappings({ definitions = {}, ...schema }: JsonSchema): JsonSchema {
  const parts = definitions as Readonly<Record<string, JsonSchema>>
  const mapped = mapRecord(parts, ({ discriminator, oneOf, ...others }, thing) => {
    if (!isObject(discriminator) || oneOf === undefined) return parts[thing] ?? {}
    const names = oneOf.map(({ $ref = "" }) => [$ref.slice(`#/definitions/${thing}-`.length), $ref] as const)
    return { ...others, discriminator: { ...discriminator, mapping: Object.fromEntries(names) } }
  })
  return { ...schema, definitions: mapped }
}

function createChoice(ajv: Ajv2019): SchemaValidateFunction {
  const judge: SchemaValidateFunction = ({ propertyName, mapping }: Choice, value: Fields, _schema, at) => {
    const name = String(value[propertyName])
    const validate = Object.hasOwn(mapping, name) ? ajv.getSchema(`${definitionsFile}${mapping[name]}`) : undefined
    if (!validate) {
      judge.errors = [{ keyword: "discriminator", params: { propertyName } }]
      return false
    }
    void validate(value, at)
    judge.errors = validate.errors ?? []
    return judge.errors.length === 0
  }
  return judge
}

/** Whether a document has the shape of its kind for sure; nearly all do, and for them nothing is compiled. */
function createPlainShapes(definitions: Definitions): (kind: DocumentKind, document: object) => boolean {
  const meta = mapRecord(generateMeta(definitions), withMappings)
  const { follow } = createPlainValidators({
    schemas: meta,
    keywords: { discriminator: plainChoice },
  })
  return (kind, document) => follow(`${kind}.schema.json#`)(asJson(document))
}

const plainChoice: PlainKeyword = (wanted, { follow }) => {
  const { propertyName, mapping } = wanted as unknown as Choice
  return (value) => {
    if (!isObject(value)) return true
    const name = String(value[propertyName])
    return Object.hasOwn(mapping, name) && follow(mapping[name] ?? "")(value)
  }
}

/** Whether a document has the shape of its kind; each is judged once. */
export function createShapeCheck(definitions: Definitions): (document: LoadedDocument) => boolean {
  const isPlainlyShaped = createPlainShapes(definitions)
  const known = new WeakMap<LoadedDocument, boolean>()
  const isValid = (kind: DocumentKind, document: object) =>
    isPlainlyShaped(kind, document) || createShapeValidator(definitions)(kind, document).length === 0
  return (loaded) => {
    const isShaped = known.get(loaded) ?? isValid(loaded.kind, loaded.document)
    known.set(loaded, isShaped)
    return isShaped
  }
}
