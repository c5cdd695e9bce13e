// @vitest-environment node
import { afterAll, beforeAll, expect, it } from "vitest"
import { Searchable } from "../../../src/desk/parts/Searchable"
import { openDesk, type OpenDesk } from "../../support/openDesk"

let desk: OpenDesk
let searchable: Searchable
beforeAll(async () => {
  desk = await openDesk()
  searchable = new Searchable(desk.store)
  await searchable.read()
})
afterAll(() => desk.close())

const kindsOf = (search: string) => [...new Set(searchable.find(search).map(({ kind }) => kind))]

it("screens and flows are offered before anything is typed", () => {
  expect(kindsOf("")).toEqual(["画面", "流れ"])
  expect(searchable.find("").length).toBeGreaterThan(desk.store.tree.screens.length)
})

it("all kinds are found by their words, whatever the width of the letters, twelve of each at most", () => {
  expect(kindsOf("出金")).toEqual(["画面", "お休み", "質問", "文章", "条件", "通信", "コード"])
  expect(searchable.find("の").filter(({ kind }) => kind === "文章")).toHaveLength(12)
  expect(searchable.find("ｎｉｓａ 口座")[0]?.label).toMatch(/NISA/)
  expect(searchable.find("どこにもない言葉")).toEqual([])
})

it("a word may be the kind that is read beside a name", () => {
  expect(searchable.find("表示 変更").map(({ kind, label }) => `${kind} ${label}`)).toEqual(["表示 変更"])
  expect(searchable.find("画面 出金")[0]?.kind).toBe("画面")
})

it("it is read again after a change, and only then", async () => {
  const before = searchable.everything
  await searchable.read()
  expect(searchable.everything).toBe(before)
  const place = { file: "withdrawal/client_withdrawal.screen.json", pointer: "/body/1/text" }
  await desk.store.select(place)
  const { problems } = desk.store
  await desk.store.set(place, "いくらお引き出しですか")
  await expect.poll(() => desk.store.problems).not.toBe(problems)
  expect(searchable.find("お引き出しですか")).toEqual([])
  await searchable.read()
  expect(searchable.find("お引き出しですか").map(({ label }) => label)).toEqual(["いくらお引き出しですか"])
})

it("what is called exactly so stands first, then what begins so", () => {
  const labels = searchable.find("出金").flatMap(({ kind, label }) => (kind === "画面" ? [label] : []))
  expect(labels[0]).toBe("出金")
  const begins = labels.map((label) => label.startsWith("出金"))
  expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)))
  expect(searchable.find("client_bank")[0]?.key).toBe("client_bank")
})

it("who looks for a closure by any of its names finds the view, and the parts of the app that can be closed", () => {
  for (const search of ["お休み", "メンテナンス", "停止"]) {
    const found = searchable.find(search)
    expect(found.filter(({ kind }) => kind === "表示").map(({ label }) => label)).toEqual(["お休み"])
    expect(found.filter(({ kind }) => kind === "お休み").map(({ label }) => label)).toContain("出金")
  }
  const withdrawal = searchable.find("出金").find(({ kind }) => kind === "お休み")
  withdrawal?.open()
  expect([desk.store.view, desk.store.selected?.pointer]).toEqual(["closures", "/areas/withdrawal"])
})
