// @vitest-environment node
import { describe, expect, it, vi } from "vitest"
import type { CallFailure, CallResult } from "../../../renderer"
import { createItemStore } from "../../../renderer/stores"
import { createHeld } from "../../support/held"

const animals = (...names: readonly string[]) => ({
  list: { rows: names.map((name) => ({ name, since: 2020 })) },
  most: 3,
})
const ok = (value: unknown): CallResult => ({ kind: "ok", value })
const failure: CallFailure = {
  outcome: "rejected",
  messages: [],
  fieldErrors: [],
  detail: {},
  effect: "write",
  method: "PUT",
}
const failed: CallResult = { kind: "failed", failure }

async function settle(held: { resolve(result: CallResult): void } | undefined, result: CallResult): Promise<void> {
  held?.resolve(result)
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

async function aStore(...names: readonly string[]) {
  const store = createItemStore({ items: ["list", "rows"], by: ["name"], most: ["most"] })
  await store.load(() => Promise.resolve(ok(animals(...names))))
  const shown = () => store.items.map((item) => (item as { name: string }).name)
  function change(name: string, isThere: boolean) {
    const held = createHeld<CallResult>()
    const write = vi.fn(() => held.promise)
    const refused = vi.fn()
    store.change({ item: { name, since: 2025 }, isThere, write, refused })
    return { write, refused, answer: (result: CallResult) => settle(held, result) }
  }
  return { store, shown, change }
}

describe("createItemStore", () => {
  it("has a change before the server has answered, the newest first, in the list and in the answer", async () => {
    const { store, shown, change } = await aStore("lion")
    change("bear", true)
    expect([shown(), store.has({ name: "bear" }), store.value]).toEqual([
      ["bear", "lion"],
      true,
      {
        list: {
          rows: [
            { name: "bear", since: 2025 },
            { name: "lion", since: 2020 },
          ],
        },
        most: 3,
      },
    ])
  })

  it("takes a change back that the server refuses, and says so once", async () => {
    const { shown, change } = await aStore("lion")
    const removal = change("lion", false)
    expect(shown()).toEqual([])
    await removal.answer(failed)
    expect([shown(), removal.refused.mock.calls]).toEqual([["lion"], [[failure]]])
  })

  it("takes a change back whose write throws, lets the error be seen, and sends the next one", async () => {
    const { store, shown, change } = await aStore("lion")
    const unhandled = new Promise((resolve) => process.once("unhandledRejection", resolve))
    const thrown = new Error("not written")
    store.change({
      item: { name: "bear" },
      isThere: true,
      write: () => Promise.reject(thrown),
      refused: () => undefined,
    })
    const next = change("hare", true)
    expect(await unhandled).toBe(thrown)
    expect([shown(), next.write.mock.calls.length]).toEqual([["hare", "lion"], 1])
  })

  it("has what the server answers to a change, not what was thought", async () => {
    const { shown, change } = await aStore("lion")
    await change("bear", true).answer(ok(animals("lion", "bear", "hare")))
    expect(shown()).toEqual(["lion", "bear", "hare"])
  })

  it("sends changes one after the other, and shows all of them meanwhile", async () => {
    const { shown, change } = await aStore()
    const [first, second] = [change("bear", true), change("hare", true)]
    expect([shown(), second.write.mock.calls.length]).toEqual([["hare", "bear"], 0])
    await first.answer(ok(animals("bear")))
    expect([shown(), second.write.mock.calls.length]).toEqual([["hare", "bear"], 1])
  })

  it("does not send what was changed there and back while another change was on its way", async () => {
    const { shown, change } = await aStore("lion")
    const first = change("bear", true)
    const [removal, again] = [change("lion", false), change("lion", true)]
    await first.answer(ok(animals("bear", "lion")))
    expect([removal.write.mock.calls, again.write.mock.calls, shown()]).toEqual([[], [], ["bear", "lion"]])
  })

  it("sends the opposite of what is on its way, so that the last tap counts", async () => {
    const { shown, change } = await aStore()
    const [addition, removal] = [change("bear", true), change("bear", false)]
    expect(shown()).toEqual([])
    await addition.answer(ok(animals("bear")))
    expect([removal.write.mock.calls.length, shown()]).toEqual([1, []])
    await removal.answer(ok(animals()))
    expect(shown()).toEqual([])
  })

  it("drops the answer of a read that was asked before a change was answered", async () => {
    const { store, shown, change } = await aStore("lion")
    const read = createHeld<CallResult>()
    const loaded = store.load(() => read.promise)
    await change("bear", true).answer(ok(animals("bear", "lion")))
    await settle(read, ok(animals("lion")))
    await loaded
    expect(shown()).toEqual(["bear", "lion"])
  })

  it("keeps the answer to the last of several reads, in whatever order answers come", async () => {
    const { store, shown } = await aStore("lion")
    const reads = [createHeld<CallResult>(), createHeld<CallResult>(), createHeld<CallResult>()]
    const loads = reads.map(({ promise }) => store.load(() => promise))
    const [first, second, third] = reads
    await settle(second, ok(animals("bear")))
    await settle(first, ok(animals("lion")))
    expect(shown()).toEqual(["bear"])
    await settle(third, ok(animals("hare")))
    expect(shown()).toEqual(["hare"])
    await Promise.all(loads)
  })

  it("takes over how another tab has it, and keeps its own change on top", async () => {
    const { store, shown, change } = await aStore("lion")
    change("bear", true)
    store.takeOver(animals("hare"))
    expect(shown()).toEqual(["bear", "hare"])
  })

  it("is full as a read says that is older than what another tab told, which left that out", async () => {
    const store = createItemStore({ items: ["list", "rows"], by: ["name"], most: ["most"] })
    const read = createHeld<CallResult>()
    const loaded = store.load(() => read.promise)
    const { list } = animals("bear", "lion", "hare")
    store.takeOver({ list })
    expect(store.isFull).toBe(false)
    await settle(read, ok(animals("lion")))
    await loaded
    expect([store.value, store.isFull]).toEqual([{ list, most: 3 }, true])
  })

  it("tells other tabs what the server has said, never what may be refused", async () => {
    const { store, change } = await aStore("lion")
    const addition = change("bear", true)
    expect(store.shared).toEqual(animals("lion"))
    await addition.answer(ok(animals("bear", "lion")))
    expect(store.shared).toEqual(animals("bear", "lion"))
  })

  it("is full with as many items as the answer allows, changes counted", async () => {
    const { store, change } = await aStore("lion", "hare")
    expect(store.isFull).toBe(false)
    change("bear", true)
    expect(store.isFull).toBe(true)
  })

  it("takes changes before the list was ever read", async () => {
    const store = createItemStore({ items: ["list", "rows"], by: ["name"] })
    const write = vi.fn(() => Promise.resolve(ok(animals("bear"))))
    store.change({ item: { name: "bear" }, isThere: true, write, refused: () => undefined })
    expect([store.has({ name: "bear" }), store.value, store.isFull]).toEqual([true, undefined, false])
    await vi.waitUntil(() => store.value !== undefined, { timeout: 120_000 })
    expect(store.value).toEqual(animals("bear"))
  })
})
