// @vitest-environment node
import { Ajv } from "ajv"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Code, createModule } from "../../../../renderer/compiler/compile/moduleCode"
import { createValidatorCode, formatsOf } from "../../../../renderer/compiler/compile/validatorCode"
import type { ValidateFunction } from "../../../../renderer/model/validateFunction"
import type { JsonSchema } from "../../../../renderer/model/documents"
import { zooDefinitions } from "../../../support/zoo"

const formats = formatsOf(zooDefinitions)

async function importValidator(schema: JsonSchema): Promise<ValidateFunction> {
  const { code } = createModule({ validate: new Code(createValidatorCode(schema, formats)) }, [])
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { validate: ValidateFunction }
  return module.validate
}

const animal: JsonSchema = {
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 3, format: "animal-name" },
    born: { type: "string", format: "date" },
    legs: { type: "integer", minimum: 0, maximum: 8, multipleOf: 2 },
    kind: { enum: ["cat", { any: [1] }, null] },
    friends: { type: "array", items: { $ref: "#/definitions/friend" }, uniqueItems: true, maxItems: 3 },
  },
  required: ["name"],
  additionalProperties: false,
  definitions: { friend: { anyOf: [{ const: { best: true } }, { type: "string", pattern: "^[あ-ん]+$" }] } },
}

/** The same without what speaks of the whole animal: each property is judged alone. */
const { required: _required, additionalProperties: _additional, definitions: _definitions, ...apart } = animal
const loose: JsonSchema = {
  ...apart,
  properties: {
    ...animal.properties,
    friends: { type: "array", items: { const: { best: true } }, uniqueItems: true, maxItems: 3 },
    "a/b~c": { type: "object", properties: { more: { type: "array", items: { type: "string", maxLength: 1 } } } },
    ["__proto__"]: { type: "string", minLength: 2 },
  },
}
/** One of its properties can be right in two ways, so that errors are taken back. */
const eitherWay: JsonSchema = {
  ...loose,
  properties: { ...loose.properties, legs: { anyOf: [{ const: 2 }, { minimum: 4 }] } },
}

// ajv's own comparison throws on an object with a property `valueOf` that is no function; ours has a test of its own.
const anything = fc
  .jsonValue({ maxDepth: 3 })
  .filter((value) => !/"(valueOf|toString|constructor)"/.test(JSON.stringify(value)))
const looksRight = fc.record(
  {
    name: fc.oneof(fc.constantFrom("cat", "𠮷𠮷𠮷", "𠮷𠮷𠮷𠮷", "abcd", ""), anything),
    born: fc.oneof(fc.constantFrom("2025-02-28", "2025-13-01"), anything),
    legs: fc.oneof(fc.integer({ min: -1, max: 9 }), anything),
    kind: fc.oneof(fc.constantFrom("cat", "dog", null), fc.constant({ any: [1] }), anything),
    friends: fc.array(fc.oneof(fc.constant({ best: true }), fc.constantFrom("ねこ", "cat"), anything), {
      maxLength: 4,
    }),
    more: anything,
    "a/b~c": fc.oneof(fc.record({ more: fc.array(fc.constantFrom("", "a", "ab", "𠮷", 1)) }), anything),
  },
  { requiredKeys: [] },
)
const hostile = fc
  .constantFrom("x", "ok", 1)
  .map((value): unknown => JSON.parse(JSON.stringify({ p: value }).replace("p", "__proto__")))

/** What is read of an error: of its parameters, those that messages speak of. Which property comes first nobody reads. */
const placesOf = (errors: ValidateFunction["errors"]) =>
  (errors ?? [])
    .map(({ instancePath, keyword, params: { limit, format } }) => ({ instancePath, keyword, limit, format }))
    .toSorted((one, other) => propertyOf(one).localeCompare(propertyOf(other)))

const propertyOf = ({ instancePath }: { readonly instancePath: string }) => instancePath.split("/")[1] ?? ""

describe("createValidatorCode", () => {
  it.each([
    ["as a whole", animal],
    ["property by property", loose],
    ["as a whole where a property can be right in two ways", eitherWay],
  ])("judges like ajv itself, with the same places and keywords: %s", async (_how, schema) => {
    const standalone = await importValidator(schema)
    const judge = new Ajv({ allErrors: true, strict: false, ownProperties: true, formats }).compile(schema)
    fc.assert(
      fc.property(fc.oneof(looksRight, anything, hostile), (data) => {
        expect(standalone(data)).toBe(judge(data))
        expect(placesOf(standalone.errors)).toEqual(placesOf(judge.errors as ValidateFunction["errors"]))
      }),
      { numRuns: 500 },
    )
  })

  it("writes code without require, eval or functions made of text", () => {
    expect(createValidatorCode(animal, formats)).not.toMatch(/\brequire\(|\beval\(|new Function|\bimport\b/)
  })

  it("says of an error only what is read: ajv still writes the code that this is taken out of", () => {
    const code = createValidatorCode(animal, formats)
    expect(code.match(/schemaPath|missingProperty|allowedValues|vErrors\.push|err\d+ = \{/g)).toBeNull()
    expect(code).toContain("(vErrors ??= []).push({instancePath")
  })

  it("has one function for all properties with the same schema, however they are called", () => {
    const named = (title: string): JsonSchema => ({ type: "string", title, minLength: 2 })
    const schema: JsonSchema = {
      type: "object",
      properties: { lion: named("Lion"), owl: named("Owl"), age: { minimum: 1 } },
    }
    const code = createValidatorCode(schema, formats)
    expect(code.match(/=>\{/g)).toHaveLength(2)
    expect(code).toContain('["lion","owl"]')
    expect(code).not.toMatch(/Lion|Owl/)
  })

  it("does not stumble over names that every object inherits", async () => {
    const validate = await importValidator({ enum: [{ valueOf: null }, { toString: 1 }] })
    const hostile: readonly object[] = [{ valueOf: null }, { valueOf: 1 }, { toString: 1 }, { constructor: null }]
    expect(hostile.map((data) => validate(data))).toEqual([true, false, true, false])
  })

  it("counts code points, so that a rare character is one", async () => {
    const validate = await importValidator({ type: "string", maxLength: 3 })
    expect([validate("𠮷𠮷𠮷"), validate("𠮷𠮷𠮷𠮷")]).toEqual([true, false])
  })

  it("does not take inherited properties for answers", async () => {
    const validate = await importValidator({ type: "object", required: ["toString", "__proto__"] })
    expect(validate({})).toBe(false)
    expect(validate(JSON.parse('{ "toString": 1, "__proto__": 2 }'))).toBe(true)
  })

  it("writes the same code for the same schema", () => {
    const [one, other] = [animal, structuredClone(animal)].map((schema) => createValidatorCode(schema, formats))
    expect(one).toBe(other)
  })

  it("keeps hostile texts of a schema inside strings", async () => {
    const hostile = '"); globalThis.broken = 1; require("ajv/dist/runtime/equal").default; ("`${1}\u2028'
    const validate = await importValidator({
      type: "object",
      properties: { [hostile]: { const: hostile } },
      required: [hostile],
    })
    expect([validate({ [hostile]: hostile }), validate({ [hostile]: "x" }), validate({})]).toEqual([true, false, false])
    expect("broken" in globalThis).toBe(false)
  })

  it("says why when a schema cannot be compiled", () => {
    expect(() => createValidatorCode({ type: "string", pattern: "[" }, formats)).toThrow(/regular expression/i)
    expect(() => createValidatorCode({ $ref: "#/definitions/nobody" }, formats)).toThrow(/nobody/)
  })
})
