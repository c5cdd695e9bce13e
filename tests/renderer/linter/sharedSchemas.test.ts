// @vitest-environment node
import { describe, expect, it } from "vitest"
import { tellSharedOnce } from "../../../renderer/compiler"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { listCall } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const file = "shared/address.json"

/** Rules that tell something of a definition of the shared file, and where there. */
const told = (definitions: Readonly<Record<string, Json>>) =>
  checkDocuments(setOf({ ...zoo, [file]: { definitions } }), zooDefinitions).map(({ rule, values }) => [
    rule,
    values["shared"],
  ])

describe("a schema that documents share", () => {
  it.each<readonly [string, Json, string]>([
    ["enum", "YES", "enum"],
    ["maxLength", "20", "maxLength"],
    ["minimum", "1", "minimum"],
    ["required", [1], "required/0"],
  ])("has the shape of a schema: %s is not %j", (keyword, value, place) => {
    const found = told({ address: { type: "object", properties: { street: { [keyword]: value } } } })
    expect(found).toEqual([["schema-invalid", `${file}#/definitions/address/properties/street/${place}`]])
  })

  it("has a default that it allows, by what it refers to as well", () => {
    const kind = { type: "string", enum: ["house", "flat"] }
    const address = (value: string): Json => ({
      type: "object",
      properties: { kind: { default: value, allOf: [{ $ref: "#/definitions/kind" }] } },
    })
    expect(told({ kind, address: address("flat") })).toEqual([])
    expect(told({ kind, address: address("flta") })).toEqual([
      ["default-wrong", `${file}#/definitions/address/properties/kind/default`],
    ])
  })

  it("does not lead back to itself: every reference of the circle is told, and no document that refers to it", () => {
    const found = told({
      address: { type: "object", properties: { street: { $ref: "#/definitions/street" } } },
      street: { $ref: "#/definitions/way" },
      way: { properties: { next: { $ref: "#/definitions/street" } } },
    })
    expect(found).toEqual([
      ["schema-circle", `${file}#/definitions/street/$ref`],
      ["schema-circle", `${file}#/definitions/way/properties/next/$ref`],
    ])
  })

  it("says what a value is of a person by a word that there is", () => {
    const said = (personal: string) => ({ definitions: { address: { type: "string", personal } } })
    const classing = {
      ...zoo,
      [listCall]: edited(zoo[listCall] ?? null, [["/response/properties/keeper/personal", "name"]]),
    }
    const set = setOf({ ...classing, [file]: said("adress") })
    const found = tellSharedOnce(set, checkDocuments(set, zooDefinitions)).filter((one) => one.file === file)
    expect(found.map((finding) => fixFor(set, finding).edits)).toEqual([
      [{ op: "set", file, pointer: "/definitions/address/personal", value: "address" }],
    ])
  })

  it("whose definitions are misspelt is told so once, and nothing of those who refer to it", () => {
    const found = checkDocuments(
      setOf({ ...zoo, [file]: { definition: { address: { type: "object" } } } }),
      zooDefinitions,
    )
    expect(found.map(({ rule, values }) => [rule, values["nearest"]])).toEqual([
      ["schema-keyword-unknown", "definitions"],
    ])
  })

  it.each<readonly [what: string, street: Json, edit: object]>([
    ["a keyword", { type: "string", maxLenght: 20 }, { op: "rename", to: "maxLength", pointer: "/street/maxLenght" }],
    [
      "a reference",
      { $ref: "#/definitions/addres" },
      { op: "set", value: "#/definitions/address", pointer: "/street/$ref" },
    ],
    ["a type", { type: "strnig" }, { op: "set", value: "string", pointer: "/street/type" }],
    ["what other languages call a type", { type: "bool" }, { op: "set", value: "boolean", pointer: "/street/type" }],
    [
      "a type among several",
      { type: ["strnig", "null"], enum: ["A", null] },
      { op: "set", value: ["string", "null"], pointer: "/street/type" },
    ],
    [
      "a format",
      { type: "string", format: "keeper-nam" },
      { op: "set", value: "keeper-name", pointer: "/street/format" },
    ],
    [
      "what holds names and is no schema",
      { type: "object", propertys: { house: { type: "string" } } },
      { op: "rename", to: "properties", pointer: "/street/propertys" },
    ],
  ])("is mended where it is written, once for all who use it: %s", (_what, street, edit) => {
    const address: Json = { type: "object", properties: { kind: { type: "string" } } }
    const definitions = {
      address,
      street,
      home: { type: "object", properties: { street: { $ref: "#/definitions/street" } } },
    }
    const set = setOf({ ...zoo, [file]: { definitions } })
    const found = tellSharedOnce(set, checkDocuments(set, zooDefinitions)).filter((one) => one.file === file)
    expect(found.map((finding) => fixFor(set, finding))).toMatchObject([
      { edits: [{ ...edit, file, pointer: `/definitions${(edit as { pointer: string }).pointer}` }], isCertain: false },
    ])
  })
})
