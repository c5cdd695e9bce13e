// @vitest-environment node
import { Ajv2019 } from "ajv/dist/2019.js"
import draft07 from "ajv/dist/refs/json-schema-draft-07.json" with { type: "json" }
import { afterEach, describe, expect, it } from "vitest"
import {
  createShapeValidator,
  generateContracts,
  generateMeta,
  generateReference,
  type ReferenceTexts,
  loadDocuments,
} from "../../../../renderer/compiler"
import { listOf, option, options, shape, widget } from "../../../../renderer/model/definitions"
import type { DocumentKind, JsonSchema } from "../../../../renderer/model/documents"
import { type TemporaryDocuments, writeDocuments, zooFiles, zooDefinitions } from "../../../support/zoo"

const opened: TemporaryDocuments[] = []
afterEach(() => {
  for (const zoo of opened.splice(0)) zoo.removeAll()
})

function loadZoo(files: Readonly<Record<string, unknown>> = zooFiles) {
  const zoo = writeDocuments(files)
  opened.push(zoo)
  return loadDocuments(zoo.root)
}

const gate = zooFiles["gate/gate.screen.json"] as object
const validate = createShapeValidator(zooDefinitions)

const judge = (kind: DocumentKind, document: object): readonly string[] =>
  validate(kind, document).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

const zooTexts: ReferenceTexts = {
  title: "Zoo",
  introduction: ["What signs say."],
  columns: { word: "word", value: "value", local: "zoo", meaning: "meaning" },
  tasks: [
    { title: "Write a sign", words: { "screen.title": ["roar", "Name of the cage"], $animal: ["growl", "One"] } },
  ],
  described: { widget: { sign: "roar roar" }, operators: { is: "purr" } },
  chapters: {
    widget: "Components",
    control: "Controls",
    action: "Actions",
    source: "Sources",
    format: "Formats",
    conversion: "Conversions",
    check: "Checks",
    skeleton: "Skeletons",
    icon: "Icons",
    illustration: "Illustrations",
    constant: "Constants",
    interface: "Texts of the interface",
    colour: "Colours",
    designToken: "Design tokens",
    scheme: "Links to the host",
    shapes: "Shapes",
    types: "Types",
    values: "Operators of values",
    operators: "Operators",
  },
}

describe("generateMeta", () => {
  it("accepts what the zoo writes", () => {
    for (const { kind, document, file } of loadZoo().documents) expect(judge(kind, document), file).toEqual([])
  })

  const mistakes: readonly (readonly [object, string])[] = [
    [{ body: [{ widget: "dragon" }] }, "/body/0 discriminator"],
    [{ body: [{ widget: "toString" }] }, "/body/0 discriminator"],
    [{ body: [{ widget: 1 }] }, "/body/0 discriminator"],
    [{ body: [{}] }, "/body/0 required"],
    [{ body: [{ widget: "sign" }] }, "/body/0 required"],
    [{ body: [{ widget: "sign", text: "a", colour: "red" }] }, "/body/0 additionalProperties"],
    [{ body: [{ widget: "sign", text: "a", when: { isnt: [1, 2] } }] }, "/body/0/when additionalProperties"],
    [{ enter: [{ do: "feed" }] }, "/enter/0 required"],
    [{ data: { all: { source: "animals", input: { colour: 1 } } } }, "/data/all/input additionalProperties"],
    [{ colour: "red" }, " additionalProperties"],
  ]

  it.each(mistakes)("refuses a screen with %j", (change, error) => {
    expect(judge("screen", { ...gate, ...change })).toContain(error)
  })

  it("makes valid JSON Schemas, by which a stranger's validator comes to the same", () => {
    const ajv = new Ajv2019({ strict: false, allErrors: true, discriminator: true, validateFormats: false })
    ajv.addMetaSchema(draft07)
    ajv.addSchema(Object.values(generateMeta(zooDefinitions)))
    const judgeAlone = ajv.getSchema("screen.schema.json")
    for (const [change] of mistakes) {
      const screen = { ...gate, ...change }
      expect(judgeAlone?.(screen), JSON.stringify(change)).toBe(false)
      const alone = judgeAlone?.errors?.filter(({ keyword }) => keyword !== "if") ?? []
      expect(judge("screen", screen)).toEqual(alone.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`))
    }
  })

  it("knows the options of each control", () => {
    const visit = zooFiles["gate/visit.form.json"] as { ui: readonly object[] }
    expect(judge("form", { ...visit, ui: [{ ...visit.ui[0], loud: true }] })).toEqual(["/ui/0 unevaluatedProperties"])
  })

  it("says what several kinds are made of in one file", () => {
    expect(generateMeta(zooDefinitions)["sheet.schema.json"]).toMatchObject({
      properties: { body: { $ref: "definitions.schema.json#/definitions/blocks" } },
    })
  })

  it("says a shape that has a name once", () => {
    const bell = shape("bell", { "sound!": option.text })
    const ringing = ["one", "two"].map((name) =>
      widget({ name, description: "Rings.", options: options({ "bells!": listOf(bell) }) }),
    )
    expect(generateMeta([...zooDefinitions, ...ringing])["definitions.schema.json"]).toMatchObject({
      definitions: {
        bell: { required: ["sound"] },
        "block-two": { properties: { bells: { items: { $ref: "#/definitions/bell" } } } },
      },
    })
    expect(generateReference([...zooDefinitions, ...ringing], zooTexts)).toContain(
      "| `bells` (required) | list of [bell](#bell) |",
    )
  })

  it("refuses two shapes of one name", () => {
    const [loud, quiet] = [shape("bell", { "sound!": option.text }), shape("bell", { sound: option.text })]
    const bells = widget({ name: "bells", description: "Ring.", options: options({ loud, quiet }) })
    expect(() => generateMeta([...zooDefinitions, bells])).toThrow("Two option shapes are called bell")
  })

  it("refuses words whose options refer to something that nothing defines", () => {
    const strange = {
      kind: "widget",
      name: "odd",
      description: "",
      options: { properties: { a: { $ref: "#/definitions/odd-thing" } } },
    } as const
    expect(() => generateMeta([...zooDefinitions, strange])).toThrow(/odd-thing/)
  })
})

describe("generateReference", () => {
  it("has a place for every word with its options and outcomes", () => {
    const page = generateReference(zooDefinitions, zooTexts)
    for (const { name } of zooDefinitions) expect(page).toContain(`\`${name}\``)
    expect(page).toContain("| `text` (required) | rich |")
    expect(page).toContain("Outcomes: `refused`")
  })

  it("begins with what one wants to do: words with the type of a property, in both languages", () => {
    const page = generateReference(zooDefinitions, zooTexts)
    expect(page).toContain("## Write a sign\n")
    expect(page).toContain("| `screen.title` | text | roar | Name of the cage |")
    expect(page).toContain("| `$animal` |  | growl | One |")
    expect(page).toMatch(/### `sign`\n\nroar roar\n\n[A-Z]/)
    expect(page).toContain(" | purr | Both values are equal. |")
  })
})

describe("generateContracts", () => {
  it("gives a file for every call, and one that names all calls of a client", () => {
    const files = generateContracts(loadZoo())
    expect(files["keeper.ts"]).toContain('import type { Call as Count } from "./keeper/count"\n')
    expect(files["keeper.ts"]).toContain("export interface KeeperCalls {")
    expect(files["keeper.ts"]).toContain('  "keeper/count": Count\n')
    expect(files["keeper/count.ts"]).toContain("export interface Call {\n  request: ")
    expect(files["keeper/count.ts"]).toContain("  response: { readonly animals: number }\n")
  })

  it("lists the codes that some call, or a client as a whole, answers", () => {
    const { "codes.ts": written = "" } = generateContracts(loadZoo())
    const names = [...written.matchAll(/^ {2}\| "(.*)"$/gm)].map(([, name]) => name)
    expect(names).toEqual(expect.arrayContaining(["closed", "rejected"]))
    expect(names).toEqual([...new Set(names)].toSorted())
  })

  it("puts shared schemas in place", () => {
    const count = zooFiles["calls/keeper/count.call.json"] as object
    const response: JsonSchema = { $ref: "../../shared/animal.json#/list" }
    const shared = {
      list: {
        type: "object",
        title: "Never a name",
        properties: { names: { type: "array", items: { $ref: "#/name" } } },
      },
      name: { type: "string" },
    }
    const { "keeper/count.ts": written } = generateContracts(
      loadZoo({ ...zooFiles, "shared/animal.json": shared, "calls/keeper/count.call.json": { ...count, response } }),
    )
    expect(written).toContain("  response: { readonly names?: readonly string[] }\n")
  })

  it("writes choices, lists, open and empty objects as TypeScript says them", () => {
    const count = zooFiles["calls/keeper/count.call.json"] as object
    const properties = {
      kind: { type: "string", enum: ["LION", "OWL"] },
      sizes: { type: "array", items: { type: ["integer", "null"] } },
      isFed: { const: true },
      notes: { type: "object", additionalProperties: { type: "string" } },
      "for-whom": { anyOf: [{ type: "string" }, { type: "null" }] },
    }
    const request: JsonSchema = {
      type: "object",
      required: ["kind", "sizes", "isFed", "notes", "for-whom"],
      properties,
    }
    const response: JsonSchema = { type: "object", additionalProperties: false }
    const { "keeper/count.ts": written } = generateContracts(
      loadZoo({ ...zooFiles, "calls/keeper/count.call.json": { ...count, request, response } }),
    )
    for (const line of [
      'readonly kind: "LION" | "OWL"',
      "readonly sizes: readonly (number | null)[]",
      "readonly isFed: true",
      "readonly notes: Readonly<Record<string, string>>",
      'readonly "for-whom": string | null',
      "response: Record<string, never>",
    ])
      expect(written).toContain(line)
  })

  it("writes the type of a named answer once for all calls of the client", () => {
    const count = zooFiles["calls/keeper/count.call.json"] as object
    const response: JsonSchema = { $ref: "../../shared/animal.json#/definitions/herd" }
    const shared = { definitions: { herd: { type: "object", properties: { size: { type: "integer" } } } } }
    const files = generateContracts(
      loadZoo({
        ...zooFiles,
        "shared/animal.json": shared,
        "calls/keeper/count.call.json": { ...count, response },
        "calls/keeper/recount.call.json": { ...count, id: "keeper/recount", response },
      }),
    )
    expect(files["keeper/shared.ts"]).toContain("export type Herd = { readonly size?: number }\n")
    for (const name of ["keeper/count.ts", "keeper/recount.ts"]) {
      expect(files[name]).toContain('import type { Herd } from "./shared"')
      expect(files[name]).toContain("  response: Herd\n")
    }
  })
})
