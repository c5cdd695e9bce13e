// @vitest-environment node
import { Ajv, type ValidateFunction } from "ajv"
import { afterEach, describe, expect, it } from "vitest"
import { generateContracts, generateMeta, generateReference, loadDocuments } from "../../../../renderer/compiler"
import type { JsonSchema } from "../../../../renderer/model/documents"
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

const ajv = new Ajv({ strict: false, allErrors: true })
const validators: Readonly<Record<string, ValidateFunction>> = Object.fromEntries(
  Object.entries(generateMeta(zooDefinitions)).map(([file, schema]) => [file.split(".")[0], ajv.compile(schema)]),
)
const gate = zooFiles["gate/gate.screen.json"] as object

function judge(kind: string, document: unknown): readonly string[] {
  const validate = validators[kind]
  return validate?.(document)
    ? []
    : (validate?.errors ?? [])
        .filter(({ keyword }) => keyword !== "if")
        .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

describe("generateMeta", () => {
  it("makes a valid JSON Schema of each kind that accepts what the zoo writes", () => {
    for (const { kind, document, file } of loadZoo().documents) expect(judge(kind, document), file).toEqual([])
  })

  it.each([
    [{ body: [{ widget: "dragon" }] }, "/body/0/widget enum"],
    [{ body: [{ widget: "sign" }] }, "/body/0 required"],
    [{ body: [{ widget: "sign", text: "a", colour: "red" }] }, "/body/0 additionalProperties"],
    [{ body: [{ widget: "sign", text: "a", when: { isnt: [1, 2] } }] }, "/body/0/when additionalProperties"],
    [{ enter: [{ do: "feed" }] }, "/enter/0 required"],
    [{ data: { all: { source: "animals", input: { colour: 1 } } } }, "/data/all/input additionalProperties"],
    [{ colour: "red" }, " additionalProperties"],
  ])("refuses a screen with %j", (change, error) => {
    expect(judge("screen", { ...gate, ...change })).toContain(error)
  })

  it("knows the options of each control", () => {
    const visit = zooFiles["gate/visit.form.json"] as { ui: readonly object[] }
    expect(judge("form", { ...visit, ui: [{ ...visit.ui[0], loud: true }] })).toEqual(["/ui/0 additionalProperties"])
  })

  it("carries only the definitions that a kind needs", () => {
    expect(generateMeta(zooDefinitions)["theme.schema.json"]).not.toHaveProperty("definitions")
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
    const page = generateReference(zooDefinitions)
    for (const { name } of zooDefinitions) expect(page).toContain(`\`${name}\``)
    expect(page).toContain("| `text` (required) | rich |")
    expect(page).toContain("Outcomes: `refused`")
  })
})

describe("generateContracts", () => {
  it("gives a request and a response type for every call of a client", async () => {
    const { keeper = "" } = await generateContracts(loadZoo())
    expect(keeper).toContain("export interface CountResponse {\n  animals: number\n}")
    expect(keeper).toContain('  "keeper/count": { request: CountRequest; response: CountResponse }')
  })

  it("puts shared schemas in place", async () => {
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
    const { keeper = "" } = await generateContracts(
      loadZoo({ ...zooFiles, "shared/animal.json": shared, "calls/keeper/count.call.json": { ...count, response } }),
    )
    expect(keeper).toContain("export interface CountResponse {\n  names?: string[]\n}")
  })

  it("writes the type of a named answer once for all calls of the client", async () => {
    const count = zooFiles["calls/keeper/count.call.json"] as object
    const response: JsonSchema = { $ref: "../../shared/animal.json#/definitions/herd" }
    const shared = { definitions: { herd: { type: "object", properties: { size: { type: "integer" } } } } }
    const { keeper = "" } = await generateContracts(
      loadZoo({
        ...zooFiles,
        "shared/animal.json": shared,
        "calls/keeper/count.call.json": { ...count, response },
        "calls/keeper/recount.call.json": { ...count, id: "keeper/recount", response },
      }),
    )
    expect(keeper.match(/export interface Herd \{/gu)).toHaveLength(1)
    expect(keeper).toContain("export type RecountResponse = Herd")
  })
})
