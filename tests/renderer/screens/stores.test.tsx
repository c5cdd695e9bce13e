import { act as react, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { observable, runInAction } from "mobx"
import { afterEach, describe, expect, it } from "vitest"
import type { CompiledStore } from "../../../renderer/model/compiled"
import { createItemStore } from "../../../renderer/stores"
import { act, block, call, get, text, when, ZooScreen, zooHost, zooScreen } from "../../support/screens/zoo"

afterEach(cleanup)

const store: CompiledStore = {
  items: ["rows"],
  by: ["name"],
  most: ["most"],
  when: when("is", get("ctx.isMember"), true),
  add: { call: "keep", key: "keep", label: "Keep", item: { by: get("ctx.place") } },
  remove: { call: "let-go", key: "let_go", label: "Let go" },
  otherwise: [act("say", { text: "Become a member" })],
  full: [act("say", { text: "Enough" })],
}

const change = (name: "add-item" | "remove-item") => act(name, { store: "kept", item: { name: "lion" } })

const mark = {
  "@mark": {
    store: "kept",
    item: { name: "lion" },
    add: { "@do": [change("add-item"), act("say", { text: "Kept" })] },
    remove: { "@do": [change("remove-item")] },
  },
}

const failing = { rejected: [act("say", { text: "Refused" })] }
const parts = {
  calls: {
    kept: call("kept", { store, method: "GET" }),
    keep: call("keep", { effect: "write", outcomes: failing }),
    "let-go": call("let-go", { effect: "write", outcomes: failing }),
  },
  parts: { stores: { createItemStore } },
}
const heartBlock = block("heart", { mark }, { key: "row" })
const module = zooScreen({ body: [heartBlock] }, parts)

const names = { "@template": [block("text", { text: text({ get: ["item", "name"] }) })] }
const listModule = zooScreen(
  {
    data: { kept: { call: "kept", error: "ignore" } },
    body: [heartBlock, block("each", { items: get("kept.rows"), body: names })],
  },
  parts,
)

function open({ isMember = true, opened = module } = {}) {
  const context = observable({ isMember, place: "pond" })
  const host = zooHost({ context })
  render(<ZooScreen module={opened} host={host} />)
  return { host, context }
}

const heart = () => screen.getAllByRole("button").map((one) => `${one.textContent} ${one.getAttribute("aria-pressed")}`)
const tapHeart = () => react(async () => void fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement))
const answer = (host: ReturnType<typeof zooHost>, index: number, ...names: readonly string[]) =>
  react(() => host.held[index]?.answer({ rows: names.map((name) => ({ name })), most: 2 }) ?? Promise.resolve())
const asked = (host: ReturnType<typeof zooHost>) => host.held.map(({ id, input }) => [id, input])

describe("stores", () => {
  it("are asked for by a screen that only marks items, and mark them once there is an answer", async () => {
    const { host } = open()
    expect([asked(host), heart()]).toEqual([[["kept", {}]], ["Keep false"]])
    await answer(host, 0, "lion")
    expect(heart()).toEqual(["Let go true"])
  })

  it("are changed by a tap at once: the server is sent what tells the item apart, and the tap is recorded by what it did", async () => {
    const { host } = open()
    await answer(host, 0)
    await tapHeart()
    expect([heart(), asked(host).at(-1), host.said]).toEqual([["Let go true"], ["keep", { name: "lion" }], ["Kept"]])
    await answer(host, 1, "lion")
    await tapHeart()
    expect([heart(), asked(host).at(-1)]).toEqual([["Keep false"], ["let-go", { name: "lion" }]])
    const taps = host.tracked.filter(({ action }) => action === "tap").map(({ key }) => key)
    expect(taps).toEqual(["keep", "let_go"])
  })

  it("go back where the server refuses, which is told as the call says", async () => {
    const { host } = open()
    await answer(host, 0)
    await tapHeart()
    await react(() => host.held[1]?.fail({}) ?? Promise.resolve())
    expect([heart(), host.said]).toEqual([["Keep false"], ["Kept", "Refused"]])
  })

  it("go back where the server refuses, and what the document says of that comes before it is told", async () => {
    const undone = { "@do": [act("say", { text: "Undone" })] }
    const keep = act("add-item", { store: "kept", item: { name: "lion" }, undone })
    const { host } = open({ opened: zooScreen({ body: [block("button", { tap: { "@do": [keep] } })] }, parts) })
    await answer(host, 0)
    await tapHeart()
    expect(host.said).toEqual([])
    await react(() => host.held[1]?.fail({}) ?? Promise.resolve())
    expect(host.said).toEqual(["Undone", "Refused"])
  })

  it("are the same on all screens of an app", async () => {
    const { host } = open()
    await answer(host, 0)
    render(<ZooScreen module={module} host={host} />)
    await answer(host, 1)
    await tapHeart()
    expect(heart()).toEqual(["Let go true", "Let go true"])
  })

  it("give data of their call with the changes that the server does not know yet", async () => {
    const { host } = open({ opened: listModule })
    await answer(host, 0, "bear")
    expect(asked(host)).toEqual([["kept", {}]])
    await tapHeart()
    const shown = [...document.querySelectorAll("p")].map(({ textContent }) => textContent)
    expect(shown).toEqual(["lion", "bear"])
  })

  it("are neither asked for nor changed while they may not be", async () => {
    const { host, context } = open({ isMember: false })
    await tapHeart()
    expect([asked(host), heart(), host.said]).toEqual([[], ["Keep false"], ["Become a member"]])
    await react(async () => runInAction(() => (context.isMember = true)))
    expect(asked(host)).toEqual([["kept", {}]])
  })

  it("take no addition when they are full, and say so before anything is sent", async () => {
    const { host } = open()
    await answer(host, 0, "bear", "hare")
    await tapHeart()
    expect([asked(host).length, heart(), host.said]).toEqual([1, ["Keep false"], ["Enough"]])
  })

  it("are told to other tabs once, when the first screen has one", () => {
    const shared: unknown[] = []
    const host = zooHost({
      context: { isMember: false },
      share: (name, _store, options) => void shared.push([name, options]),
    })
    render(<ZooScreen module={module} host={host} />)
    render(<ZooScreen module={module} host={host} />)
    expect(shared).toEqual([["kept", { omit: [] }]])
  })
})
