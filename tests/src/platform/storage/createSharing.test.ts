// @vitest-environment node
import { afterEach, describe, expect, it, vi } from "vitest"
import { createItemStore } from "../../../../renderer/stores"
import { deviceClock } from "../../../../src/domain/clock"
import { createSharing, type Sharing } from "../../../../src/platform/storage"

const page = { BroadcastChannel, crypto } as unknown as Window & typeof globalThis
const open: Sharing[] = []
afterEach(() => {
  for (const { stop } of open.splice(0)) stop()
})

/** A tab that keeps animals, as its server told it. */
const openTab = (...names: readonly string[]) => openTabAs("token-1", ...names)

async function openTabAs(token: string, ...names: readonly string[]) {
  const store = createItemStore({ items: ["items"], by: ["name"] })
  const answer = (kept: readonly string[]) => ({
    kind: "ok" as const,
    value: { items: kept.map((name) => ({ name })), limit: names.length },
  })
  await store.load(() => Promise.resolve(answer(names)))
  const sharing = createSharing({ page, clock: deviceClock, token: () => token })
  open.push(sharing)
  await sharing.share("animals", store, { omit: ["limit"] })
  const shown = () => store.items.map((item) => (item as { name: string }).name)
  const change = (name: string, isThere: boolean) => {
    const others = shown().filter((one) => one !== name)
    const write = () => Promise.resolve(answer(isThere ? [name, ...others] : others))
    store.change({ item: { name }, isThere, write, refused: () => undefined })
  }
  return {
    store,
    shown,
    change,
    shows: (names: string) => vi.waitUntil(() => shown().join() === names, { interval: 1, timeout: 120_000 }),
  }
}

describe("createSharing", () => {
  it("J19: what one tab keeps or lets go is so in the other without a reload, the newest first", async () => {
    const [list, brand] = [await openTab("lion"), await openTab("lion")]
    brand.change("bear", true)
    await list.shows("bear,lion")
    list.change("bear", false)
    await brand.shows("lion")
  })

  it("J19: two changes at once end with the same list in both tabs", async () => {
    const [one, other] = [await openTab("lion"), await openTab("lion")]
    one.change("bear", true)
    other.change("hare", true)
    await vi.waitUntil(() => one.shown().length === 2 && one.shown().join() === other.shown().join(), {
      interval: 1,
      timeout: 120_000,
    })
    expect(["bear,lion", "hare,lion"]).toContain(one.shown().join())
  })

  it("keeps what is omitted as each tab has it", async () => {
    const [one, other] = [await openTab("lion"), await openTab("lion", "hare")]
    one.change("bear", true)
    await other.shows("bear,lion")
    expect([one.store.value, other.store.value]).toMatchObject([{ limit: 1 }, { limit: 2 }])
  })

  it("tells a customer nothing of another one", async () => {
    const [before, next, beside] = [await openTab("lion"), await openTabAs("token-2", "hare"), await openTab("lion")]
    before.change("bear", true)
    await beside.shows("bear,lion")
    expect(next.shown()).toEqual(["hare"])
  })

  it("is over when it is stopped", async () => {
    const [one, other, third] = [await openTab("lion"), await openTab("lion"), await openTab("lion")]
    open[1]?.stop()
    one.change("bear", true)
    await third.shows("bear,lion")
    expect(other.shown()).toEqual(["lion"])
  })

  it("leaves no line open when it is stopped", async () => {
    const lines = { open: 0 }
    class CountedChannel extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        lines.open += 1
      }
      override close() {
        lines.open -= 1
        super.close()
      }
    }
    const counted = { BroadcastChannel: CountedChannel, crypto } as unknown as Window & typeof globalThis
    const sharing = createSharing({ page: counted, clock: deviceClock, token: () => "token-1" })
    await sharing.share("animals", createItemStore({ items: ["items"], by: ["name"] }), { omit: [] })
    expect(lines.open).toBe(1)
    sharing.stop()
    expect(lines.open).toBe(0)
  })
})
