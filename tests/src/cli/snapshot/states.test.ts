// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest"
import { isShard, listStates } from "../../../../src/cli/snapshot/states"
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

const names = (states: ReturnType<typeof listStates>) =>
  states.map(({ screen, sample, theme }) => `${screen}/${sample} ${theme}`)

describe("listStates", () => {
  it("gives every sample in both themes, by name", () => {
    expect(names(listStates(openZoo(), {}))).toEqual([
      "gate/full light",
      "gate/full dark",
      "gate/usual light",
      "gate/usual dark",
      "lions/hungry light",
      "lions/hungry dark",
      "lions/usual light",
      "lions/usual dark",
    ])
  })

  it.each([
    ["gate", ["gate/full light", "gate/full dark", "gate/usual light", "gate/usual dark"]],
    ["*/hungry", ["lions/hungry light", "lions/hungry dark"]],
    ["g*/f*", ["gate/full light", "gate/full dark"]],
    ["lion", []],
    ["gat.", []],
    ["(", []],
  ])("takes those that %s names", (only, expected) => {
    expect(names(listStates(openZoo(), { only }))).toEqual(expected)
  })

  it("deals the states out to shards: none twice, none left over, a state with both its themes", () => {
    const root = openZoo()
    const shards = ["1/3", "2/3", "3/3"].map((shard) => names(listStates(root, { shard })))
    expect(shards.map(({ length }) => length)).toEqual([4, 2, 2])
    expect(shards.flat().toSorted()).toEqual(names(listStates(root, {})).toSorted())
  })

  it("says that a folder is missing", () => {
    expect(() => listStates("/no/such/folder", {})).toThrow(/見つかりません/)
  })
})

describe("isShard", () => {
  it.each(["1/1", "1/3", "3/3", "12/40"])("takes %s", (text) => expect(isShard(text)).toBe(true))
  it.each(["", "0/3", "4/3", "1", "1/0", "-1/3", "1/3/5", "a/b", "1.5/3", " 1/3"])("refuses %j", (text) =>
    expect(isShard(text)).toBe(false),
  )
})
