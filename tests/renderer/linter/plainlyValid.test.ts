// @vitest-environment node
import { Ajv2019 as Ajv } from "ajv/dist/2019.js"
import addFormats from "ajv-formats"
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../../renderer/compiler"
import { isPlainlyValid } from "../../../renderer/linter/jsonSchema/plainlyValid"
import type { Json } from "../../../renderer/model/documents"
import { isObject } from "../../../renderer/model/json"
import { createRandom } from "../../../src/domain/random"
import { shippedRoot } from "../../support/shippedRoot"

const ajv = new Ajv({ strict: false, logger: false, ownProperties: true, addUsedSchema: false, validateSchema: false })
addFormats.default(ajv, ["date", "date-time", "time"])

/** What ajv says; a schema that it cannot read refuses nothing. */
function validatorOf(schema: Json): (value: Json) => boolean {
  try {
    return ajv.compile(schema as object)
  } catch {
    return () => true
  }
}

const { whole, pick } = createRandom(20_261_127)
const several = <Item>(most: number, make: () => Item): readonly Item[] => Array.from({ length: whole(most + 1) }, make)

const names = ["a", "b", "c", "constructor"]
const texts = [
  "",
  "a",
  "ab",
  "𠮷野家",
  "2026-02-28",
  "2026-02-30",
  "2026-11-27T10:00:00+09:00",
  "10:00:00Z",
  "25:00:00Z",
]
const simple: readonly Json[] = [...texts, null, true, false, 0, 1, -1, 1.5, 2, 3, [], {}, [1], { a: 1 }]
const types = ["string", "number", "integer", "boolean", "array", "object", "null"]
const few = [0, 1, 2, 3]

function aValue(depth = 2): Json {
  const kind = depth === 0 ? 0 : whole(4)
  if (kind < 2) return pick(simple)
  const values = several(3, () => aValue(depth - 1))
  return kind === 2 ? values : Object.fromEntries(values.map((value) => [pick(names), value]))
}

/** Every keyword that is told at once, and some that are not. */
const keywords: Readonly<Record<string, (inner: () => Json) => Json>> = {
  type: () => (whole(2) === 0 ? pick(types) : several(4, () => pick(types))),
  enum: () => several(6, () => pick(simple)),
  const: () => pick(simple),
  minLength: () => pick(few),
  maxLength: () => pick(few),
  minItems: () => pick(few),
  maxItems: () => pick(few),
  minimum: () => pick(few),
  maximum: () => pick(few),
  pattern: () => pick(["^a", "^(a+)+$", "[", "^.{2}$", String.raw`^\p{L}*$`]),
  format: () => pick(["date", "date-time", "time", "email", "toString"]),
  required: () => several(2, () => pick(names)),
  properties: (inner) => Object.fromEntries(several(3, () => [pick(names), inner()])),
  additionalProperties: (inner) => inner(),
  items: (inner) => (whole(4) === 0 ? several(2, inner) : inner()),
  additionalItems: (inner) => inner(),
  minProperties: () => pick(few),
  maxProperties: () => pick(few),
  exclusiveMinimum: () => pick(few),
  exclusiveMaximum: () => pick(few),
  propertyNames: () => pick<Json>([true, false, { pattern: "^[ab]" }, { maxLength: 1 }]),
  unevaluatedProperties: (inner) => inner(),
  if: (inner) =>
    pick<Json>([
      { required: [pick(names)] },
      { type: pick(types) },
      { properties: { a: { const: pick(simple) } } },
      { not: { type: "object" } },
      inner(),
    ]),
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: (inner) => inner(),
  else: (inner) => inner(),
  anyOf: (inner) => several(3, inner),
  allOf: (inner) => several(2, inner),
  oneOf: (inner) => several(2, inner),
  not: (inner) => inner(),
  uniqueItems: () => true,
  multipleOf: () => 2,
  nullable: () => true,
  description: () => "声",
  toString: () => "声",
}

/** Keywords that say something together only. */
const together: readonly (readonly string[])[] = [
  ["if", "then", "else"],
  ["items", "additionalItems"],
  ["properties", "unevaluatedProperties"],
  ["allOf", "properties", "unevaluatedProperties"],
  ["if", "then", "unevaluatedProperties"],
  ["anyOf", "unevaluatedProperties"],
]

function aSchema(depth = 2): Json {
  const inner = () => (depth === 0 ? pick<Json>([true, false, {}, { type: pick(types) }]) : aSchema(depth - 1))
  const chosen = whole(3) === 0 ? pick(together) : several(2, () => pick(Object.keys(keywords)))
  return Object.fromEntries(chosen.map((keyword) => [keyword, keywords[keyword]?.(inner) ?? null]))
}

describe("isPlainlyValid", () => {
  it("never says that a value keeps a schema where ajv says that it does not", () => {
    const plain = Array.from({ length: 2_000 }, () => {
      const schema = aSchema()
      return {
        schema,
        values: Array.from({ length: 30 }, () => aValue()).filter((each) => isPlainlyValid(schema, each)),
      }
    })
    expect(plain.filter(({ values }) => values.length > 0).length).toBeGreaterThan(1_000)
    const wrong = plain.flatMap(({ schema, values }) => {
      const validate = validatorOf(schema)
      return values.filter((value) => !validate(value)).map((value) => ({ schema, value }))
    })
    expect(wrong).toEqual([])
  })

  it.each<readonly [Json, Json]>([
    [{ type: "number" }, 1],
    [{ type: ["integer", "null"] }, null],
    [{ enum: ["a", 1, null] }, null],
    [{ minLength: 1, maxLength: 1 }, "𠮷"],
    [{ minimum: 1, maximum: 1 }, 1],
    [{ pattern: "^a" }, "ab"],
    [{ format: "date-time" }, "2026-11-27T10:00:00+09:00"],
    [{ properties: { a: { type: "string" } }, required: ["a"], additionalProperties: false }, { a: "" }],
    [{ additionalProperties: { type: "string" } }, { a: "" }],
    [{ items: { anyOf: [{ type: "string" }, { const: 1 }] }, minItems: 1, maxItems: 2 }, ["a", 1]],
    [{ allOf: [true, { description: "声", personal: "name" }] }, {}],
    [{ items: [{ type: "string" }], additionalItems: { type: "number" } }, ["a", 1, 2]],
    [{ minProperties: 1, maxProperties: 1, propertyNames: { pattern: "^a" } }, { a: 1 }],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 2 }, 1],
    [{ if: { required: ["a"] }, then: false, else: { type: "object" } }, { b: 1 }],
    [
      { if: { properties: { a: { const: 1 } } }, then: { required: ["b"] } },
      { a: 1, b: 1 },
    ],
    [
      { allOf: [{ properties: { a: {} } }], properties: { b: {} }, unevaluatedProperties: false },
      { a: 1, b: 1 },
    ],
    [{ uniqueItems: true }, ["a", "b"]],
  ])("tells that %j holds of %j", (judging, judged) => {
    expect(isPlainlyValid(judging, judged)).toBe(true)
  })

  it("leaves none of the answers of the shipped calls to ajv", () => {
    const { all, shared } = loadDocuments(shippedRoot)
    expect(shared.size).toBeGreaterThan(0)
    const left = all("call").flatMap(({ id, document: { response, samples } }) =>
      isObject(samples as Json) && !JSON.stringify(response).includes('"$ref"')
        ? Object.entries<Json>(samples as never).flatMap(([name, sample]) =>
            isPlainlyValid(response as Json, sample) ? [] : [`${id} ${name}`],
          )
        : [],
    )
    expect(left).toEqual([])
  })
})
