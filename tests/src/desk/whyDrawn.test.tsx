import { act, cleanup, render, screen } from "@testing-library/react"
import { runInAction } from "mobx"
import { afterEach, describe, expect, it } from "vitest"
import type { DeskApi } from "../../../src/desk/deskApi"
import { DeskStore } from "../../../src/desk/DeskStore"
import { decidingConditions } from "../../../src/desk/screen/decidingConditions"
import { WhyDrawn } from "../../../src/desk/screen/WhyDrawn"
import { WhyScreen } from "../../../src/desk/screen/WhyScreen"

const file = "zoo/animals.screen.json"
const document = {
  title: "Zoo",
  body: [
    {
      widget: "card",
      when: { condition: "is-open" },
      body: [{ widget: "notice", text: "a", when: { all: [{ filled: ["$draft.NAME"] }, { gt: ["$draft.AGE", 18] }] } }],
    },
    { widget: "note", text: "b" },
    {
      widget: "list",
      items: "$zoo",
      body: [
        { widget: "row", title: "d", when: { is: ["$item.fed", true] } },
        { widget: "row", title: "e", when: { empty: ["$item.fed"] } },
      ],
    },
    { widget: "button", label: "f", enabled: "required-filled" },
    { widget: "button", label: "c", enabled: { is: ["$draft.AGE", 3] }, options: { in: ["1", "2"] } },
  ],
}

afterEach(cleanup)

async function open(pointer: string) {
  const store = new DeskStore({} as DeskApi)
  store.files.set(file, document)
  store.files.set("conditions.json", {
    conditions: { "is-open": { label: "開いている", when: { is: ["$ctx.fed", true] } } },
  })
  const view = render(<WhyDrawn store={store} place={{ file, pointer }} />)
  await act(async () => undefined)
  return { store, view }
}
const told = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)

it("conditions of a part are those of the parts around it, and its own", () => {
  expect(decidingConditions(document, "/body/0/body/0").map(({ name }) => name)).toEqual(["外側の出る条件", "出る条件"])
  expect(decidingConditions(document, "/body/4").map(({ name }) => name)).toEqual(["押せる条件"])
  expect(decidingConditions(document, "/body/1")).toEqual([])
})

it("each is judged by the values of the picture, which are asked for; what decided comes with its values", async () => {
  const { store } = await open("/body/0/body/0")
  expect(store.picture.askedPaths).toEqual(["$ctx.fed", "$draft.NAME", "$draft.AGE"])
  await act(async () => store.picture.take({ "$ctx.fed": true, "$draft.NAME": "Leo", "$draft.AGE": 17 }))
  const [outer, inside, own, deciding, ...others] = told()
  expect(outer).toContain("はい開いている")
  expect(inside).toContain("$ctx.fed：はい")
  expect(own).toMatch(/^いいえ/)
  // What holds did not decide.
  expect(deciding).toBe("いいえ$draft.AGE が 18 より大きい$draft.AGE：17")
  expect(others).toEqual([])
})

it("a value that is not there leaves open what depends on it", async () => {
  await open("/body/4")
  expect(told()).toEqual(["まだわからない$draft.AGE が 3 である$draft.AGE：値がない"])
})

it("a part without conditions has no such question", async () => {
  const { store, view } = await open("/body/1")
  expect(view.container.textContent).toBe("")
  expect(store.picture.askedPaths).toEqual([])
})

describe("all parts of a screen", () => {
  const openScreen = async (values: Readonly<Record<string, unknown>>) => {
    const store = new DeskStore({} as DeskApi)
    store.files.set(file, document)
    store.files.set("conditions.json", { conditions: { "is-open": { when: { is: ["$ctx.fed", true] } } } })
    const screens = [
      { id: "animals", title: "Zoo", file, forms: [], samples: [], errors: 0, warnings: 0, isBroken: false },
    ]
    runInAction(() => (store.tree = { names: {}, screens, documents: [] }))
    store.choose("animals")
    render(<WhyScreen store={store} hrefOf={({ pointer }) => `#${pointer}`} />)
    await act(async () => store.picture.take(values))
    return store
  }
  const parts = () => [...window.document.querySelectorAll("summary")].map(({ textContent }) => textContent)

  it("those that depend on a condition say whether they are there, also those that nobody can tap", async () => {
    await openScreen({ "$ctx.fed": true, "$draft.NAME": "Leo", "$draft.AGE": 17 })
    expect(parts()).toEqual(["出ているカード", "出ていないお知らせの箱a", "項目ごと行d", "項目ごと行e"])
    expect(screen.getByText("条件で出る部品（4）")).toBeDefined()
  })

  it("a value that is not there hides a part; what stands in a hidden one is hidden", async () => {
    await openScreen({})
    expect(parts().slice(0, 2)).toEqual(["出ていないカード", "出ていないお知らせの箱a"])
  })

  it("the one that was chosen comes first, with the way to change it", async () => {
    const store = await openScreen({ "$ctx.fed": true, "$draft.NAME": "Leo", "$draft.AGE": 20 })
    await act(async () => store.select({ file, pointer: "/body/0/body/0" }))
    const chosen = screen.getByRole("region", { name: "選んだ部品" })
    expect(chosen.textContent).toMatch(/^お知らせの箱a外側の出る条件はい/)
    expect(chosen.querySelector("a")?.getAttribute("href")).toBe("#/body/0/body/0")
    await act(async () => store.select({ file, pointer: "/body/3" }))
    expect(screen.getByRole("region", { name: "押せる条件" }).textContent).toContain("フォームの必須がそろったとき")
    await act(async () => store.select({ file, pointer: "/body/1" }))
    expect(screen.getByRole("region", { name: "選んだ部品" }).textContent).toContain("いつも出ます")
  })
})
