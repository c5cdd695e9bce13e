// @vitest-environment node
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { isShard, listSamples } from "../../../../src/cli/snapshot/states"
import { type TemporaryDocuments, writeDocuments } from "../../../support/zoo"

const opened: TemporaryDocuments[] = []
afterEach(() => {
  for (const zoo of opened.splice(0)) zoo.removeAll()
})

function openZoo(): string {
  const zoo = writeDocuments()
  opened.push(zoo)
  return zoo.root
}

const names = (samples: ReturnType<typeof listSamples>) => samples.map(({ screen, sample }) => `${screen}/${sample}`)

describe("listSamples", () => {
  it("gives every sample, by name", () => {
    expect(names(listSamples(openZoo(), {}))).toEqual(["gate/full", "gate/usual", "lions/hungry", "lions/usual"])
  })

  it("gives the first sample of a screen before, at both ends and after every window of dates", () => {
    const root = openZoo()
    const file = join(root, "gate/gate.screen.json")
    const gate = JSON.parse(readFileSync(file, "utf8"))
    const window = ["$ctx.now", "2025-01-10T00:00:00+09:00", "2025-01-31T23:59:59+09:00"]
    gate.body.push({ widget: "text", text: "Feeding in January", when: { between: window } })
    writeFileSync(file, JSON.stringify(gate))
    const found = names(listSamples(root, { only: "gate" }))
    const ends = ["after", "before", "from", "to"].map((end) => `gate/window-1-${end}`)
    expect(found).toEqual(["gate/full", "gate/usual", ...ends])
  })

  it.each([
    ["gate", ["gate/full", "gate/usual"]],
    ["*/hungry", ["lions/hungry"]],
    ["g*/f*", ["gate/full"]],
    ["lion", []],
    ["gat.", []],
    ["(", []],
  ])("takes those that %s names", (only, expected) => {
    expect(names(listSamples(openZoo(), { only }))).toEqual(expected)
  })

  it("deals the samples out to shards: none twice, none left over", () => {
    const root = openZoo()
    const shards = ["1/3", "2/3", "3/3"].map((shard) => names(listSamples(root, { shard })))
    expect(shards.map(({ length }) => length)).toEqual([2, 1, 1])
    expect(shards.flat().toSorted()).toEqual(names(listSamples(root, {})).toSorted())
  })

  it("says that a folder is missing", () => {
    expect(() => listSamples("/no/such/folder", {})).toThrow(/見つかりません/)
  })
})

describe("isShard", () => {
  it.each(["1/1", "1/3", "3/3", "12/40"])("takes %s", (text) => expect(isShard(text)).toBe(true))
  it.each(["", "0/3", "4/3", "1", "1/0", "-1/3", "1/3/5", "a/b", "1.5/3", " 1/3"])("refuses %j", (text) =>
    expect(isShard(text)).toBe(false),
  )
})
