// @vitest-environment node
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { loadDocuments } from "../../../renderer/compiler"
import { writeDocuments } from "../../support/zoo"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

function rulesWith(changes: Readonly<Record<string, unknown>>): readonly string[] {
  const written = writeDocuments({ ...zoo, ...changes })
  try {
    const set = loadDocuments(written.root)
    return checkDocuments(set, zooDefinitions).map(({ file, rule }) => `${file} ${rule}`)
  } finally {
    written.removeAll()
  }
}

const files = Object.keys(zoo)
const animals = zoo["visit/animals.screen.json"] as Readonly<Record<string, unknown>>

describe("a file of which nobody knows what it says", () => {
  it.each(files)("leads to nothing that is told of other files: %s", (file) => {
    expect(rulesWith({ [file]: "" }).filter((finding) => !finding.startsWith(`${file} `))).toEqual([])
  })

  it("is a list of codes that breaks off, too: which others there are nobody knows", () => {
    const written = writeDocuments(zoo)
    const table = join(written.root, "codes/species.codes.json")
    try {
      const call = "calls/zoo/animals.call.json"
      const animalCall = zoo[call] as Readonly<Record<string, unknown>>
      const response = animalCall["response"] as { readonly properties: object }
      const coded = { ...response, properties: { ...response.properties, species: { codes: "species" } } }
      writeFileSync(join(written.root, call), JSON.stringify({ ...animalCall, response: coded }))
      writeFileSync(table, readFileSync(table, "utf8").replace(/"code"/, '"code'))
      const set = loadDocuments(written.root)
      expect(set.findings.map(({ rule }) => rule)).toEqual(["json-broken"])
      const others = checkDocuments(set, zooDefinitions).filter(({ file }) => !file.startsWith("codes/"))
      expect(others.map(({ file, rule }) => `${file} ${rule}`)).toEqual([])
    } finally {
      written.removeAll()
    }
  })

  it("hides neither what does not hang on it nor what is wrong with the shape of others", () => {
    const door = zoo["visit/door.screen.json"] as Readonly<Record<string, unknown>>
    const others = {
      "visit/door.screen.json": { ...door, body: [{ widget: "headingx", text: "Door" }] },
      "visit/animals.screen.json": { ...animals, titel: "Animals" },
    }
    const wrong = ["visit/animals.screen.json property-unknown", "visit/door.screen.json unknown-widget"]
    expect(rulesWith(others)).toEqual(expect.arrayContaining(wrong))
    const sheet = files.find((file) => file.endsWith(".sheet.json")) ?? ""
    expect(rulesWith({ ...others, [sheet]: "" })).toEqual(expect.arrayContaining(wrong))
  })
})
