// @vitest-environment node
import { retrieveSchema, type RJSFSchema } from "@rjsf/utils"
import validator from "@rjsf/validator-ajv8"
import { Ajv } from "ajv"
import addFormats from "ajv-formats"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { importForm } from "../../../renderer/importer"
import { openDocuments } from "../../../src/cli/documents"
import { findProblems } from "../../../src/cli/problems"
import { importSettings } from "../../../src/cli/import"
import { writeImportRoot } from "../../support/importRoot"
import { answered, askedIn, compileSample, dataOf, importSample, sampleOf } from "./imported"
import { samples } from "./samples"

const names = Object.keys(samples)
const whole = names.filter((name) => sampleOf(name).notes === undefined)

const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
addFormats.default(ajv)

/** Answers for a compiled form: values that its schema lists or allows, some that it does not, and nothing. */
function anyAnswer(schema: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const { properties, items, enum: values, type } = schema
  const one = (): fc.Arbitrary<unknown> => {
    if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]))
    if (type === "object") return fc.record(mapOf(properties, anyAnswer))
    if (type === "array")
      return fc
        .array(anyAnswer(items as typeof schema), { maxLength: 3 })
        .map((list) => list.filter((value) => value !== null))
    if ("const" in schema) return fc.constant(schema["const"])
    if (type === "boolean") return fc.boolean()
    if (type === "string") return fc.constantFrom("a", "ab", "12", "2026-05-06", "a@zoo.example", "longer than eight")
    return fc.integer({ min: -1, max: 10 })
  }
  return type === "object" ? one() : fc.option(one(), { freq: 3 })
}

const mapOf = <Result>(properties: unknown, make: (schema: Readonly<Record<string, unknown>>) => Result) =>
  Object.fromEntries(
    Object.entries(properties as Record<string, Record<string, unknown>>).map(([name, schema]) => [name, make(schema)]),
  )

describe("a form that was imported whole", () => {
  it.each(whole)("%s loses nothing", (name) => {
    expect(importSample(name).notes).toEqual([])
  })

  it.each(names)("%s passes all checks", (name) => {
    const root = writeImportRoot(importSample(name).document)
    const problems = findProblems(openDocuments(root.root))
    root.removeAll()
    expect(problems.filter(({ file, severity }) => severity === "error" || file.endsWith("form.json"))).toEqual([])
  })

  it.each(whole)("%s takes the answers that the schema takes, and no others", async (name) => {
    const { schema, answers } = sampleOf(name)
    const { form } = await compileSample(name)
    const isRight = ajv.compile(schema)
    const judge = (given: unknown) => {
      const model = answered(form, given)
      const data = dataOf(model.root)
      return { data, valid: model.isValid, wanted: isRight(data) }
    }
    const verdicts = answers.map(judge)
    for (const { data, valid, wanted } of verdicts) expect({ data, valid }).toEqual({ data, valid: wanted })
    expect(new Set(answers.length > 1 ? verdicts.map(({ valid }) => valid) : [true])).toContain(true)
    fc.assert(
      fc.property(anyAnswer(form.schema), (given) => {
        const { data, valid, wanted } = judge(given)
        expect({ data, valid }).toEqual({ data, valid: wanted })
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  // rjsf leaves branches to whoever chooses one, so that they are not among these.
  it.each(["plain", "ifThen", "vacuous", "propertyDependencies", "schemaDependencies"])(
    "%s asks for what rjsf asks for",
    async (name) => {
      const { schema } = sampleOf(name)
      const { form } = await compileSample(name)
      fc.assert(
        fc.property(anyAnswer(form.schema), (given) => {
          const { root } = answered(form, given)
          const data = dataOf(root)
          const always = (schema["required"] as readonly string[] | undefined) ?? []
          // What hangs on a question that has to be answered waits for its answer.
          fc.pre(always.every((asked) => asked in data))
          const { properties = {}, required = [] } = retrieveSchema<unknown, RJSFSchema>(
            validator,
            schema,
            schema,
            data,
          )
          expect({ data, ...askedIn(root) }).toEqual({
            data,
            shown: Object.keys(properties).toSorted(),
            required: [...new Set(required)].filter((one) => one in properties).toSorted(),
          })
        }),
        { numRuns: 200, seed: 1 },
      )
    },
  )
})

describe("what cannot come along", () => {
  it("is told once, by code and pointer", () => {
    const { notes } = importSample("leftOut")
    expect([...new Set(notes.map(({ code }) => code))].toSorted()).toEqual(sampleOf("leftOut").notes)
    expect(notes).toContainEqual({
      code: "reference-recursive",
      grade: "lost",
      file: "schema",
      pointer: "/definitions/tree/properties/twigs/items/$ref",
      name: "#/definitions/tree",
    })
    expect(notes).toContainEqual({
      code: "widget",
      grade: "look",
      file: "ui",
      pointer: "/colour/ui:widget",
      name: "color",
    })
  })

  it("is never a reason to fail: anything in any place gives a form or a refusal", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(200), fc.jsonValue({ maxDepth: 2 }), (name, place, value) => {
        const { schema, ui = {} } = sampleOf(name)
        let left = place
        const broken = JSON.parse(JSON.stringify({ schema, ui }), (_key, part: unknown) =>
          left-- === 0 ? value : part,
        ) as { schema?: unknown; ui?: unknown } | null
        const { kind } = importForm(broken?.schema, broken?.ui, importSettings("broken", ""))
        expect(["form", "refused"]).toContain(kind)
      }),
      { numRuns: 500, seed: 1 },
    )
  })
})
