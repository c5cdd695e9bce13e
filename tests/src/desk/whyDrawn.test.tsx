import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { DeskApi } from "../../../src/desk/deskApi"
import { DeskStore } from "../../../src/desk/DeskStore"
import { whyConditions } from "../../../src/desk/screen/whyConditions"
import { WhyDrawn } from "../../../src/desk/screen/WhyDrawn"

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
  expect(whyConditions(document, "/body/0/body/0").map(({ name }) => name)).toEqual(["外側の出る条件", "出る条件"])
  expect(whyConditions(document, "/body/2").map(({ name }) => name)).toEqual(["押せる条件"])
  expect(whyConditions(document, "/body/1")).toEqual([])
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
  await open("/body/2")
  expect(told()).toEqual(["まだわからない$draft.AGE が 3 である$draft.AGE：値がない"])
})

it("a part without conditions has no such question", async () => {
  const { store, view } = await open("/body/1")
  expect(view.container.textContent).toBe("")
  expect(store.picture.askedPaths).toEqual([])
})
