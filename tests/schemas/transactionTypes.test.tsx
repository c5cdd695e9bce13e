import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

const set = loadDocuments(shippedRoot)
const modules = await loadModules(compileShipped(set), ["history_settlements_country"])
const tokens = set.find("app", "app")?.document.tokens ?? {}
const types = (set.find("codes", "transaction-type")?.document.codes ?? [])
  .filter(({ code }) => code !== 0)
  .map((type) => ({
    cash: Object.entries(type).find(([name]) => name === "cash")?.[1],
    label: type.label.replace(/\{\{(.+?)\}\}/g, (_, name: string) => tokens[name] ?? ""),
  }))

let state: OpenState
beforeAll(async () => {
  state = await openState(modules, "history_settlements_country", "all_codes")
})
afterAll(() => state.close())

const partOf = (row: Element, name: string) => row.querySelector(`.k-trade-row__${name}`)

/** What a customer reads before the digits; undefined where no money moves. */
const signOf = (row: Element) => partOf(row, "amount")?.textContent?.replace(/[\d,].*/, "")

const signs: Readonly<Record<string, string>> = { "-1": "-", "1": "+", "0": "" }

describe("transaction types", () => {
  it("are 76: 「すべて」 for filters, and 75 that are rows of a pictured state, their money signed as the table says", () => {
    const rows = [...state.container.querySelectorAll(".k-trade-row")]
    expect(types).toHaveLength(75)
    expect(Object.fromEntries(rows.map((row) => [partOf(row, "kind")?.textContent, signOf(row)]))).toEqual(
      Object.fromEntries(types.map(({ label, cash }) => [label, signs[String(cash)]])),
    )
    expect(rows).toHaveLength(75)
  })
})
