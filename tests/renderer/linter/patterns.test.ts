// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { isSlowPattern } from "../../../renderer/linter/jsonSchema/patterns"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

describe("isSlowPattern", () => {
  it("lets patterns be that can match in few ways", () => {
    const patterns = [
      "^[0-9A-Za-z_-]{1,64}$",
      "^/(?!/)[!-~]{0,500}$",
      String.raw`^\d{4}-\d{2}$`,
      "^0(?:[6-9]0\\d{8}|\\d{9})$",
      "^[0-9]{1,4}-[0-9]{1,9}(-[0-9])?$",
      "^(?=.*[0-9])(?=.*[A-Za-z]).{8,32}$",
      "^(?=[a-z]*[0-9])[a-z0-9]{6,16}$",
      String.raw`^\d+\.\d+\.\d+$`,
      String.raw`^[a-z]+-[a-z]*_\p{L}+=[^;]*;?$`,
    ]
    expect(patterns.filter((pattern) => isSlowPattern(pattern))).toEqual([])
  })

  it("finds patterns that can match in many, however they hide", () => {
    const patterns = [
      "^(a+)+$",
      "^(?:a|a)*$",
      "^a*a*a*b$",
      String.raw`^[\d.]+\.[\d.]+\.[\d.]+\.[\d.]+\.[\d.]+$`,
      String.raw`^\d+\.?\d+\.?\d+\.?\d+$`,
      String.raw`\d+\.\d+\.\d+x`,
      String.raw`^\x41+\x41+\x41+$`,
      String.raw`^[)*](?:[(]+)+$`,
      "(?:^a|b+b+)$",
      "^a|[b]+[b]+$",
      String.raw`^(a+\(?)+$`,
      "x+x+y",
      // Nobody can say in time.
      "(.*a){20}",
      "^(.*a){12}$",
      "^(a{0,1000}){0,1000}$",
      "(?:(?:a{1,30}){1,30}){1,30}$",
      "^(?=.*a.*b.*c).*$",
    ]
    expect(patterns.filter((pattern) => !isSlowPattern(pattern))).toEqual([])
  })

  it("has nothing to say of what is no regular expression", () => {
    expect(isSlowPattern("^[a-z{2,}$")).toBe(false)
  })
})

describe("patterns of documents", () => {
  const slow = { "^(a+)+$": { type: "string" } }

  it.each([
    ["the names of properties", "calls/zoo/animals.call.json", "/response/patternProperties", slow],
    ["what app.json says of values", "app.json", "/scope/kept/properties/notes", { patternProperties: slow }],
    ["a value of the address", "visit/animals.screen.json", "/query/page", { pattern: "^(a+)+$" }],
  ])("are judged wherever they stand: %s", (_where, file, pointer, value) => {
    const found = checkDocuments(setOf({ ...zoo, [file]: edited(zoo[file] ?? {}, [[pointer, value]]) }), zooDefinitions)
    const places = found.flatMap((finding) => (finding.rule === "pattern-slow" ? [finding] : []))
    expect(places).toMatchObject([{ file, pointer: expect.stringContaining(pointer), values: { pattern: "^(a+)+$" } }])
  })

  it("are judged in shared files, at the reference that leads there", () => {
    const file = "shared/address.json"
    const shared = edited(zoo[file] ?? {}, [["/definitions/address/pattern", "^(a+)+$"]])
    const found = checkDocuments(setOf({ ...zoo, [file]: shared }), zooDefinitions)
    expect(found.filter(({ rule }) => rule === "pattern-slow")).toMatchObject([
      { pointer: expect.stringMatching(/\$ref$/) },
    ])
  })
})
