import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { DeskApi } from "../../../src/desk/deskApi"
import { DeskStore } from "../../../src/desk/DeskStore"
import type { Detour } from "../../../src/domain/detours"
import { Detours } from "../../../src/phone/panels/Detours"

afterEach(cleanup)

const documents = {
  "app.json": { routes: { "/zoo": { guard: "login" } } },
  "conditions.json": { conditions: { "is-open": { label: "開いている", when: { is: ["$ctx.platform", "ios"] } } } },
  "zoo/cage.screen.json": {
    query: { row: { in: ["1", "2"], else: [] } },
    needs: { animal: { else: [] } },
    data: { food: { on: { $ref: "../shared/on.json" } } },
    enter: [{ do: "replace", to: "zoo", when: { condition: "is-open" } }],
  },
  "calls/zoo/food.call.json": {},
}

async function show(detour: Partial<Detour> & Pick<Detour, "reason">) {
  const store = new DeskStore({} as DeskApi)
  for (const [file, document] of Object.entries(documents)) store.files.set(file, document)
  const cage = { id: "cage", title: "おり", file: "zoo/cage.screen.json", forms: [], samples: [] }
  store.tree = {
    names: { "calls/zoo/food.call.json": "通信「えさ」" },
    screens: [{ ...cage, errors: 0, warnings: 0, isBroken: false }],
    documents: [
      { file: "app.json", kind: "app", id: "app" },
      { file: "calls/zoo/food.call.json", kind: "call", id: "zoo/food" },
    ],
  }
  const told = { asked: "/zoo/cage?row=9", to: "/zoo", conditions: [], values: {}, ...detour }
  render(<Detours store={store} detours={[told]} titleAt={(path) => (path === "/zoo/cage" ? "おり" : undefined)} />)
  await act(async () => undefined)
  return screen.getByRole("region", { name: "別の画面が開いた理由" }).textContent
}

const inCage = (pointer: string) => ({ kind: "screen", id: "cage", pointer })

it("names the screens, the rule, the value and the place of it, which the desk opens", async () => {
  const told = await show({ reason: "query", place: inCage("/query/row"), values: { "$query.row": "9" } })
  expect(told).toContain("「おり」（/zoo/cage?row=9） → /zoo")
  expect(told).toContain("アドレスの「row」が、この画面の決まりに合いません（1・2 のどれか）。")
  expect(told).toContain("アドレスの「row」：9")
  expect(told).toContain("zoo/cage.screen.json /query/row")
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "編集デスクで開く" })
  expect(new URL(href).searchParams.get("pointer")).toBe("/query/row")
})

it("says what is missing, and the login that was asked for", async () => {
  const missing = await show({ reason: "need", place: inCage("/needs/animal"), values: { "$kept.animal": null } })
  expect(missing).toContain("前の画面で決まる値「animal」：なし")
  cleanup()
  const place = { kind: "app", id: "app", pointer: "/routes/~1zoo/guard" }
  const told = await show({ reason: "login", place, values: { "$ctx.hasToken": false, "$query.key": null } })
  expect(told).toContain("アドレスに「key」がないと開けない")
  expect(told).toContain("ログインしていること：いいえ")
})

it("tells a condition in words, with what it came to and the values of that moment", async () => {
  const told = await show({
    reason: "enter",
    place: inCage("/enter/0"),
    conditions: [inCage("/enter/0/when")],
    values: { "$ctx.platform": "ios" },
  })
  expect(told).toContain("はい開いている")
  expect(told?.match(/端末の種類：/g)).toHaveLength(1)
})

it("names a call and its end; what is shared is shown where it is referred to", async () => {
  const told = await show({
    reason: "call-end",
    place: inCage("/data/food/on/offline/0"),
    call: { id: "zoo/food", end: "offline" },
  })
  expect(told).toContain("通信「えさ」の結果（電波が届かなかった）によって移りました。")
  expect(told).toContain("zoo/cage.screen.json /data/food/on編集デスクで開く")
})

it("shows nothing where the screen on the phone is the one that was opened", () => {
  render(<Detours store={new DeskStore({} as DeskApi)} detours={[]} titleAt={() => undefined} />)
  expect(document.body.textContent).toBe("")
})
