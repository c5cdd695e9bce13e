import { Ajv2019 } from "ajv/dist/2019.js"
import type { ErrorObject } from "ajv"
import draft07 from "ajv/dist/refs/json-schema-draft-07.json" with { type: "json" }
import type { DocumentKind } from "../../model/documents"
import type { Definitions } from "../compile/context"
import type { LoadedDocument } from "../types"
import { generateMeta } from "./generateMeta"

export type ShapeError = ErrorObject

/** What is wrong with the shape of a document, by its meta-schema: every error, none for a document of this kind's type. */
export type ShapeValidator = (kind: DocumentKind, document: object) => readonly ShapeError[]

const validators = new WeakMap<Definitions, ShapeValidator>()

/** The meta-schemas as validators, made once for the same definitions; each kind is compiled when it is first asked for. */
export function createShapeValidator(definitions: Definitions): ShapeValidator {
  const validator = validators.get(definitions) ?? compileMeta(definitions)
  validators.set(definitions, validator)
  return validator
}

function compileMeta(definitions: Definitions): ShapeValidator {
  const ajv = new Ajv2019({
    strict: false,
    allErrors: true,
    discriminator: true,
    logger: false,
    validateFormats: false,
    code: { optimize: false },
  })
  ajv.addMetaSchema(draft07)
  ajv.addSchema(Object.values(generateMeta(definitions)))
  return (kind, document) => {
    const validate = ajv.getSchema(`${kind}.schema.json`)
    if (!validate) throw new Error(`No meta-schema judges documents of kind ${kind}: declare its shape in model/shapes`)
    void validate(document)
    // Which branch was taken is no news: what it says stands beside.
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== "if")
  }
}

/** Whether a document has the shape of its kind; each is judged once. */
export function createShapeCheck(definitions: Definitions): (document: LoadedDocument) => boolean {
  const validate = createShapeValidator(definitions)
  const known = new WeakMap<LoadedDocument, boolean>()
  return (document) => {
    const isShaped = known.get(document) ?? validate(document.kind, document.document).length === 0
    known.set(document, isShaped)
    return isShaped
  }
}
