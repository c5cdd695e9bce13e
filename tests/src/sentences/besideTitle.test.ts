// @vitest-environment node
import { expect, it } from "vitest"
import { loadDocuments } from "../../../renderer/compiler"
import { besideTitle, distinctTitles } from "../../../src/sentences"
import { shippedRoot } from "../../support/shippedRoot"

it("is what the document says that its screen is for, without the title itself", () => {
  expect(besideTitle({ title: "出金先を選ぶ", description: "出金先を選ぶ（アプリ 3.24.0 より前）。" })).toBe(
    "アプリ 3.24.0 より前",
  )
  expect(besideTitle({ title: "連携結果", description: "銀行との連携の結果（旧）。案内が加わる。" })).toBe(
    "銀行との連携の結果（旧）",
  )
  expect(besideTitle({ title: "連携結果" })).toBeUndefined()
})

it("is said where titles are alike, and of no other", () => {
  const titles = distinctTitles(
    new Map([
      ["old", { title: "出金", description: "出金（前）。" }],
      ["new", { title: "出金", description: "出金（後）。" }],
      ["other", { title: "入金", description: "入金する。" }],
      ["unnamed", {}],
    ]),
  )
  expect([...titles.values()]).toEqual(["出金（前）", "出金（後）", "入金", "unnamed"])
})

it("tells every two screens apart", () => {
  const titles = distinctTitles(
    new Map(
      loadDocuments(shippedRoot)
        .all("screen")
        .map(({ id, document }) => [id, document]),
    ),
  )
  expect(titles.size).toBeGreaterThan(100)
  expect(new Set(titles.values()).size).toBe(titles.size)
})
