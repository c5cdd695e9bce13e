import { describe, expect, it } from "vitest"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import { type Visitor } from "../../sandbox/support/testbed"

const customers = sandboxCustomers()

const [fund, tech, car] = ["サンプル全世界株式インデックス", "サンプルテック", "サンプル自動車"]
const path = "/api/bff/api/favorite/v1"

async function arrive(world = "active-investor", ...kept: readonly string[]) {
  const visitor = await customers.visit(world)
  for (const brand of kept) await visitor.send("PUT", `${path}/${brand}`)
  return visitor
}

async function openAt(visitor: Visitor, address: string, sees: string) {
  const customer = await customers.openAs(visitor, address)
  await customer.sees(sees)
  const rows = () => [...customer.app.container.querySelectorAll(".k-brand-row")]
  const rowOf = (name: string) => rows().find(({ textContent }) => textContent?.includes(name))
  return {
    ...customer,
    names: () => rows().map((row) => row.querySelector(".k-product__title")?.textContent),
    hearts: (name: string) =>
      rows()
        .filter(({ textContent }) => textContent?.includes(name))
        .map((row) => row.querySelector("[aria-pressed]")?.getAttribute("aria-pressed")),
    isFaded: (name: string) => rowOf(name)?.hasAttribute("data-faded"),
    heart: (name: string) => rowOf(name)?.querySelector<HTMLElement>("[aria-pressed]"),
    tapHeart: (name: string) => rowOf(name)?.querySelector<HTMLElement>("[aria-pressed]")?.click(),
    isTicked: (name: string) => rowOf(name)?.querySelector("[role=checkbox]")?.getAttribute("aria-checked"),
    async ticks(name: string) {
      const box = () => rowOf(name)?.querySelector<HTMLElement>("[role=checkbox]")
      expect(await customer.app.until(() => box() !== null && box() !== undefined)).toBe(true)
      const before = box()?.getAttribute("aria-checked")
      box()?.click()
      expect(await customer.app.until(() => box()?.getAttribute("aria-checked") !== before)).toBe(true)
    },
  }
}

const keptBy = async (visitor: Visitor) =>
  ((await visitor.send("GET", path)).body["items"] as { brand_id: number }[]).map(({ brand_id }) => brand_id)

describe("/favorite", () => {
  it("lists what is kept, the newest first, and in the other orders and courses", async () => {
    const list = await openAt(await arrive("active-investor", "2/200001", "11/110001"), "/favorite", "favorite")
    await list.reads("3/200件")
    expect(list.names().at(-1)).toBe(fund)
    await list.press("並び替え：登録が新しい順")
    await list.press("値下がり率順", "radio")
    await list.reads("値下がり率順")
    expect(list.names()).toEqual([tech, car, fund])
    await list.press("米国株")
    expect(list.names()).toEqual([tech])
    await list.press("日本ETF")
    await list.reads("条件に合う銘柄がありません")
  })

  it("greys what is let go until it is left, and takes it back by one tap at the place where it stood", async () => {
    const visitor = await arrive("active-investor", "2/200001")
    const list = await openAt(visitor, "/favorite", "favorite")
    await list.reads("2/200件")
    const before = list.names()
    list.tapHeart(fund)
    await list.reads("お気に入りから削除しました")
    expect([list.names(), list.isFaded(fund), list.hearts(fund)]).toEqual([before, true, ["false"]])
    await list.reads("1/200件")
    await list.press("元に戻す")
    await list.reads("2/200件")
    expect([list.names(), list.isFaded(fund), list.hearts(fund)]).toEqual([before, false, ["true"]])
    list.tapHeart(fund)
    await list.reads("1/200件")
    list.app.context.navigator.go("search")
    await list.sees("search")
    list.app.context.navigator.go("favorite")
    await list.sees("favorite")
    await list.reads("1/200件")
    expect(list.names()).toEqual([tech])
  })

  it("no longer says that it was let go once its heart was tapped again", async () => {
    const list = await openAt(await arrive(), "/favorite", "favorite")
    await list.reads("1/200件")
    list.tapHeart(fund)
    await list.reads("お気に入りから削除しました")
    list.tapHeart(fund)
    await list.reads("お気に入りに戻しました")
    await list.reads("1/200件")
    const toast = document.querySelector(".k-toast")
    expect([toast?.textContent, toast?.querySelector("button")]).toEqual(["お気に入りに戻しました", null])
  })

  it("keeps the focus where it was: on a heart that is let go and taken back, and on what ends the editing", async () => {
    const list = await openAt(await arrive("active-investor", "2/200001"), "/favorite", "favorite")
    await list.reads("2/200件")
    const focused = () =>
      document.activeElement?.closest(".k-brand-row")?.textContent ?? document.activeElement?.ariaLabel
    list.heart(fund)?.focus()
    list.tapHeart(fund)
    await list.reads("お気に入りから削除しました")
    await list.reads("1/200件")
    expect(focused()).toContain(fund)
    const undo = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "元に戻す")
    undo?.focus()
    undo?.click()
    await list.reads("2/200件")
    await list.comes("focus on the heart", () => focused()?.includes(fund) === true)
    const edit = document.querySelector<HTMLElement>("[data-key=edit]")
    edit?.focus()
    edit?.click()
    await list.reads("選択した銘柄を削除")
    expect(document.activeElement?.getAttribute("aria-label")).toBe("編集を終える")
  })

  it("deletes what was ticked after a question, and nothing before the answer", async () => {
    const visitor = await arrive("active-investor", "2/200001", "11/110001")
    const list = await openAt(visitor, "/favorite", "favorite")
    await list.press("編集")
    for (const name of [tech, fund, car, car]) await list.ticks(name)
    await list.press("選択した銘柄を削除")
    await list.confirm("2件を削除しますか？", "いいえ")
    expect(await keptBy(visitor)).toHaveLength(3)
    await list.press("選択した銘柄を削除")
    await list.confirm("2件を削除しますか？")
    await list.reads("1/200件")
    expect(list.names()).toEqual([car])
    await expect.poll(() => keptBy(visitor)).toEqual([110_001])
  })

  it("deletes nothing that another course hides: it stays ticked until its course is chosen again", async () => {
    const visitor = await arrive("active-investor", "2/200001", "11/110001")
    const list = await openAt(visitor, "/favorite", "favorite")
    await list.press("編集")
    for (const name of [tech, fund]) await list.ticks(name)
    await list.press("米国株")
    await list.press("選択した銘柄を削除")
    await list.confirm("1件を削除しますか？", "いいえ")
    await list.press("日本株")
    await list.reads(car)
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "選択した銘柄を削除")
    expect([button?.getAttribute("aria-disabled"), list.isTicked(car)]).toEqual(["true", "false"])
    await list.press("すべて")
    await list.reads(fund)
    expect([list.isTicked(tech), list.isTicked(fund), list.isTicked(car)]).toEqual(["true", "true", "false"])
  })

  it("keeps the choice of courses where the last favourite was let go and no course has anything", async () => {
    const list = await openAt(await arrive(), "/favorite", "favorite")
    list.tapHeart(fund)
    await list.reads("0/200件")
    await list.press("日本株")
    await list.reads("条件に合う銘柄がありません")
    await list.press("投資信託")
    await list.reads(fund)
    expect(list.isFaded(fund)).toBe(true)
  })

  it("J18: keeps what was ticked, to be deleted again, where the server fails: the hearts alone go back", async () => {
    const visitor = await arrive("active-investor", "2/200001", "11/110001")
    const list = await openAt(visitor, "/favorite", "favorite")
    await list.press("編集")
    for (const name of [tech, fund]) await list.ticks(name)
    await visitor.control("POST", "/faults", [{ call: "bff/delete-favorite", fault: "http-500" }])
    await list.press("選択した銘柄を削除")
    await list.confirm("2件を削除しますか？")
    await list.press("閉じる")
    await list.reads("3/200件")
    expect([list.isTicked(tech), list.isTicked(fund), list.isTicked(car)]).toEqual(["true", "true", "false"])
    await visitor.control("DELETE", "/faults")
    await list.press("選択した銘柄を削除")
    await list.confirm("2件を削除しますか？")
    await expect.poll(() => keptBy(visitor)).toEqual([110_001])
  })

  it("says that there is nothing yet, and leads to the search", async () => {
    const visitor = await arrive()
    await visitor.send("DELETE", `${path}/99/900001`)
    const list = await openAt(visitor, "/favorite", "favorite")
    await list.reads("お気に入りはまだありません")
    await list.press("銘柄をさがす")
    await list.sees("search")
  })

  it("lists 200, and lets go of any of them", async () => {
    const list = await openAt(await arrive("many-favorites"), "/favorite", "favorite")
    await list.reads("200/200件")
    const [first = ""] = list.names()
    list.tapHeart(String(first))
    await list.reads("199/200件")
  })
})

describe("hearts", () => {
  it("are kept for the next screen", async () => {
    const visitor = await arrive()
    const search = await openAt(visitor, "/search", "search")
    await search.reads(tech)
    search.tapHeart(tech)
    expect(await search.app.until(() => search.hearts(tech).join() === "true")).toBe(true)
    search.app.context.navigator.go("favorite")
    await search.sees("favorite")
    await search.reads("2/200件")
    expect(search.names()[0]).toBe(tech)
  })

  it("J18: go back to how they were where the server fails, and a half-sheet that only closes itself says so", async () => {
    const visitor = await arrive()
    await visitor.control("POST", "/faults", [{ call: "bff/put-favorite", fault: "http-500" }])
    const search = await openAt(visitor, "/search", "search")
    await search.reads(tech)
    search.tapHeart(tech)
    await search.reads("エラーが発生しました")
    expect(search.hearts(tech)).toEqual(["false"])
    await search.press("閉じる")
    await search.sees("search")
    expect(search.app.left).toEqual([])
  })

  it("ask who is not logged in to do so, and lead to the login", async () => {
    const visitor = await arrive()
    visitor.cookies.delete("TOKEN")
    const search = await openAt(visitor, "/search", "search")
    await search.reads(tech)
    expect(search.hearts(tech)).toEqual(["false"])
    search.tapHeart(tech)
    await search.confirm("ログインが必要です。ログインしますか？")
    await search.leavesFor("login")
  })

  it("tell the limit of 200 before anything is sent", async () => {
    const visitor = await arrive("many-favorites")
    const search = await openAt(visitor, "/search", "search")
    await search.reads(tech)
    search.tapHeart(tech)
    await search.confirm("お気に入りは200件まで登録できます。")
    expect(search.hearts(tech)).toEqual(["false"])
  })
})
