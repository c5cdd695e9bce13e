import { within } from "@testing-library/dom"
import { describe, expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"

const { visit, openAs } = sandboxCustomers()
const open = async (world: string, address: string) => openAs(await visit(world), address)
const fields = () => document.querySelectorAll("main input").length

describe("a change of the NISA institution that cannot be applied for", () => {
  it.each([
    ["active-investor", 1, "サンプル証券のNISA口座は開設済みです"],
    ["nisa-abolishing", 2, "NISA口座の廃止手続き中です"],
    ["nisa-abolishing", 1, "NISA口座の廃止手続き中です"],
    ["nisa-applied", 1, "NISA口座をお申込み済みです"],
    ["nisa-checking", 2, "NISA口座をお申込み済みです"],
    ["nisa-none", 2, "サンプル証券にNISA口座がありません"],
    ["nisa-elsewhere", 2, "サンプル証券にNISA口座がありません"],
    ["nisa-abolished", 2, "サンプル証券のNISA口座は廃止済みです"],
  ])("is told on entry to %s in direction %i: %s", async (world, direction, said) => {
    const customer = await open(world, `/nisa/nisa_transfer?direction=${direction}`)
    await customer.sees("nisa_transfer")
    await customer.reads(said)
    expect(fields()).toBe(0)
    await customer.press("NISAトップへ")
    await customer.sees("nisa_top")
  })

  it("leads on to the way that is open", async () => {
    const customer = await open("active-investor", "/nisa/nisa_transfer?direction=1")
    await customer.press("サンプル証券から他社へ変更する・廃止する")
    await customer.reads("手続きの種類")
    expect(fields()).toBeGreaterThan(0)
  })

  it("offers only directions that can be taken", async () => {
    const customer = await open("active-investor", "/nisa/nisa_transfer")
    await customer.reads("手続きの種類")
    const directions = within(document.body).getByRole("group", { name: /変更の内容/ })
    expect(within(directions).getAllByRole("radio")).toHaveLength(1)
  })

  it.each([
    ["active-investor", true],
    ["nisa-abolishing", false],
    ["nisa-provisional", false],
  ])("is linked from the NISA page of %s: %s", async (world, isLinked) => {
    const customer = await open(world, "/nisa/nisa_top")
    await customer.sees("nisa_top")
    await customer.reads("NISAガイド")
    expect(within(document.body).queryAllByText("金融機関を変更する")).toHaveLength(isLinked ? 1 : 0)
  })
})
