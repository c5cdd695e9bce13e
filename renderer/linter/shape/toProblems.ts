import type { LoadedDocument } from "../../compiler"
import type { Json } from "../../model/documents"
import { isText, jsonType, shown } from "../json"
import { lastSegment, segmentsOf, valueAt, within } from "../../model/pointer"
import { editDistance } from "../../model/editDistance"
import { nearest, suggestion } from "../nearest"
import { type Fields, isObject, propertiesIn } from "../../model/json"
import { operatorNames } from "../../expressions/operators"
import { asked } from "../jsonSchema/draft"
import { isTypeName, unknownType } from "../jsonSchema/typeNames"
import type { Schema } from "../jsonSchema/schema"
import { definitions, referenceOf, schemaPlaceOf } from "./definitions"
import type { ShapeProblem, ShapeRuleId } from "./shapeProblem"
import type { ShapeError } from "./validators"

type Flaw = "missing" | "unknown" | "type" | "value"

/** What is wrong: a property, or what was found in place of what is known. */
interface Description {
  readonly flaw: Flaw
  readonly name: string
  readonly known: readonly string[]
}

/** Rules by flaw: for what every document has, for options of a definition, and for those of a source. */
const rules = {
  missing: { document: "property-missing", options: "option-missing", source: "option-missing" },
  unknown: { document: "property-unknown", options: "option-unknown", source: "option-unknown" },
  type: { document: "wrong-type", options: "option-wrong", source: "source-input-wrong" },
  value: { document: "not-allowed", options: "option-wrong", source: "source-input-wrong" },
} as const satisfies Readonly<Record<Flaw, Readonly<Record<string, ShapeRuleId>>>>

function ruleOf(flaw: Flaw, { owner }: ShapeError): ShapeRuleId {
  if (!owner) return rules[flaw].document
  return owner.kind === "source" ? rules[flaw].source : rules[flaw].options
}

/** The shape problems that errors of ajv stand for; in a JSON Schema, the first of each. */
export function toProblems(document: LoadedDocument, errors: readonly ShapeError[]): readonly ShapeProblem[] {
  const own = errors.filter((error) => !isOfSchema(document, error))
  const wrong = new Set(own.map(({ instancePath }) => instancePath))
  const invalid = new Map<string, ShapeProblem>()
  for (const error of errors) {
    const { instancePath: pointer } = error
    const schema = schemaPlaceOf(document.kind, pointer)
    if (schema !== undefined && !wrong.has(pointer) && !invalid.has(schema))
      invalid.set(schema, { rule: "schema-invalid", document, pointer, values: ofSchema(document, error) })
  }
  return [...own.map((error) => toProblem(document, error)), ...invalid.values()]
}

/** Which keyword of a JSON Schema is wrong, and what it should be. */
function ofSchema({ document }: LoadedDocument, error: ShapeError): ShapeProblem["values"] {
  const { instancePath, keyword, params, parentSchema } = error
  const name = lastSegment(instancePath)
  const values = { name, ...asked({ keyword, params }, choicesOf(parentSchema, keyword)) }
  const written = name === "type" ? valueAt(document as object as Json, instancePath) : undefined
  if (typeof written !== "string" || isTypeName(written)) return values
  // A type that nobody knows is told by its name.
  return { ...values, ...unknownType(written), name, found: written }
}

/** Said by the meta-schema of JSON Schema; that a schema is an object is said by the document's own shape. */
export const isOfSchema = ({ kind }: LoadedDocument, { instancePath, keyword, parentSchema }: ShapeError): boolean => {
  const place = schemaPlaceOf(kind, instancePath)
  return place !== undefined && !(place === instancePath && keyword === "type" && parentSchema.type === "object")
}

function toProblem(document: LoadedDocument, error: ShapeError): ShapeProblem {
  const pointer = placeOf(error)
  if (error.keyword === "type" && error.parentSchema.title === definitions["condition"]?.title)
    return { rule: "condition-malformed", document, pointer, values: { reason: "no-object" } }
  const value = valueAt(document.document, error.instancePath)
  const { flaw, name, known } = describe(error, value)
  const meant = flaw === "missing" ? misspeltIn(value, name, error) : undefined
  if (meant !== undefined)
    return {
      rule: error.owner ? "option-unknown" : "property-unknown",
      document,
      pointer: within(pointer, meant),
      values: {
        name: meant,
        owner: error.owner?.name ?? document.kind,
        known: [name],
        nearest: name,
        ...(isMeant(meant, name) ? {} : { isGuess: true }),
      },
    }
  return {
    rule: ruleOf(flaw, error),
    document,
    pointer,
    values: {
      name,
      option: optionAt(pointer),
      flaw,
      owner: error.owner?.name ?? document.kind,
      known,
      ...(flaw === "type" || isBound(error) ? {} : suggestion(name, known)),
      ...(flaw === "unknown" ? insideOf(name, known, value) : {}),
    },
  }
}

/** Of an item, the list that holds it. */
const optionAt = (pointer: string): string => segmentsOf(pointer).findLast((name) => !/^\d+$/.test(name)) ?? ""

/** A property that nobody knows, and that is most likely the one that is missing: by its name, or because both are texts. */
function misspeltIn(value: Json | undefined, missing: string, { parentSchema }: ShapeError): string | undefined {
  if (!isObject(value)) return undefined
  const { properties = {}, required = [] } = parentSchema
  const surplus = Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
  const isAlone = surplus.length === 1 && required.filter((name) => !Object.hasOwn(value, name)).length === 1
  const isOfText = (name: string) =>
    isText(value[name]) && ["text", "rich"].includes(referenceOf(properties[missing] ?? {}) ?? "")
  // Whoever writes `if` or `condition` in the place of `when` has written a condition there.
  const isCondition = (name: string) =>
    referenceOf(properties[missing] ?? {}) === "condition" && isOperator(propertiesIn(value[name]))
  const fits = (name: string) => isOfText(name) || isCondition(name)
  return surplus.find((name) => isMeant(name, missing)) ?? (isAlone ? surplus.find(fits) : undefined)
}

const isOperator = (value: Fields): boolean => {
  const [name, ...others] = Object.keys(value)
  return others.length === 0 && [...operatorNames, "condition"].some((operator) => operator === name)
}

/** A comparison that stands beside the others instead of in the condition that there is a place for. */
function insideOf(name: string, known: readonly string[], value: Json | undefined): { readonly inside?: string } {
  const isBeside = known.includes("when") && !("when" in propertiesIn(value)) && isOperator({ [name]: null })
  return isBeside ? { inside: "when" } : {}
}

/** Of a short name nearly nothing is left when two letters differ, and nothing of one with two letters when one does. */
function isMeant(name: string, missing: string): boolean {
  if (missing.length > 3) return nearest(name, [missing]) === missing
  const letters = name.normalize("NFKC").toLowerCase()
  const mostSlips = Math.max(letters.length, missing.length) > 2 ? 1 : 0
  return editDistance(letters, missing, mostSlips + 1) <= mostSlips
}

const isBound = ({ keyword }: ShapeError): boolean => keyword === "minimum" || keyword === "maximum"

export const placeOf = ({ keyword, instancePath, params }: ShapeError): string =>
  keyword === "additionalProperties" ? within(instancePath, params["additionalProperty"]) : instancePath

function describe({ keyword, params, parentSchema }: ShapeError, value: Json | undefined): Description {
  switch (keyword) {
    case "required":
      return { flaw: "missing", name: params["missingProperty"], known: [] }
    case "additionalProperties":
      return { flaw: "unknown", name: params["additionalProperty"], known: Object.keys(parentSchema.properties ?? {}) }
    case "type":
      return { flaw: "type", name: jsonType(value), known: [parentSchema.type ?? []].flat() }
    default:
      return { flaw: "value", name: shown(value), known: choicesOf(parentSchema, keyword) }
  }
}

/** What could stand there instead. */
function choicesOf(schema: Schema, keyword: string): readonly string[] {
  const { minimum = "", maximum = "", pattern = "", anyOf = [] } = schema
  switch (keyword) {
    case "enum":
      return (schema.enum ?? []).map(shown)
    case "const":
      return [shown(schema.const)]
    case "pattern":
      return [pattern]
    case "minimum":
    case "maximum":
      return [`${minimum}..${maximum}`]
    default:
      return anyOf.flatMap((branch) => choicesOf(branch, "enum"))
  }
}
