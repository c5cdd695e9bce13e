import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { describe, expect, it } from "vitest"
import { shareBetweenTabs, type SharingOptions } from "../../../../src/platform/storage/shareBetweenTabs"
import { createTabChannel, type TabChannel } from "../../../../src/platform/storage/tabChannel"
import { createFakeClock } from "../../../support/fakeClock"

type Fields = Record<string, string | number>

class FavouriteStore {
  fields: Fields

  constructor(fields: Fields) {
    this.fields = fields
    makeAutoObservable(this, { fields: observableRef })
  }

  get shared() {
    return this.fields
  }

  takeOver(fields: object) {
    this.fields = { ...fields } as Fields
  }

  change(fields: Fields) {
    this.fields = { ...this.fields, ...fields }
  }
}

/** A browser: what one tab posts all others hear, in order, when the browser delivers. */
function aBrowser() {
  const clock = createFakeClock()
  const ears: { readonly tab: string; readonly hear: (message: unknown) => void }[] = []
  const posted: unknown[] = []
  const channelOf = (tab: string): TabChannel => ({
    post(message) {
      posted.push(message)
      for (const ear of ears) if (ear.tab !== tab) clock.after(0, () => ear.hear(structuredClone(message)))
    },
    listen(hear) {
      const ear = { tab, hear: (message: unknown) => runInAction(() => hear(message)) }
      ears.push(ear)
      return () => void ears.splice(ears.indexOf(ear), 1)
    },
    close: () => undefined,
  })
  function open(tab: string, fields: Fields = { items: "none" }, options: Partial<SharingOptions> = {}) {
    const store = new FavouriteStore(fields)
    const close = shareBetweenTabs(
      store,
      { name: "favourite", ...options },
      { channel: channelOf(tab), clock, tabId: tab },
    )
    return { store, close }
  }
  const states = () => posted.filter((message) => (message as { kind: string }).kind === "state")
  return { clock, open, states, say: (message: unknown) => ears.forEach(({ hear }) => hear(message)) }
}

const state = (parts: object) => ({
  protocol: "kamishibai-1",
  store: "favourite",
  kind: "state",
  tab: "x",
  counter: 1,
  fields: { items: "said" },
  ...parts,
})

describe("shareBetweenTabs", () => {
  it("F42: the newest change wins in every tab", async () => {
    const { clock, open } = aBrowser()
    const [first, second, third] = [open("a"), open("b"), open("c")]
    first.store.change({ items: "one" })
    await clock.advance(200)
    second.store.change({ items: "two" })
    await clock.advance(200)
    expect([first, second, third].map(({ store }) => store.fields)).toEqual([
      { items: "two" },
      { items: "two" },
      { items: "two" },
    ])
  })

  it("F42: two changes at the same moment end the same everywhere", async () => {
    const { clock, open } = aBrowser()
    const [first, second] = [open("a"), open("b")]
    first.store.change({ items: "one" })
    second.store.change({ items: "two" })
    await clock.advance(200)
    expect(first.store.fields).toEqual(second.store.fields)
  })

  it("F42: never answers a change with a change", async () => {
    const { clock, open, states } = aBrowser()
    const { store } = open("a")
    open("b")
    open("c")
    store.change({ items: "one" })
    await clock.advance(10_000)
    expect(states()).toHaveLength(1)
  })

  it("F42: tells a hundred quick changes once", async () => {
    const { clock, open, states } = aBrowser()
    const [first, second] = [open("a"), open("b")]
    for (let count = 1; count <= 100; count++) first.store.change({ items: `${count}` })
    await clock.advance(200)
    expect([states().length, second.store.fields]).toEqual([1, { items: "100" }])
  })

  it("F42: a flood of old and repeated messages changes nothing and causes none", async () => {
    const { clock, open, states, say } = aBrowser()
    const { store } = open("a")
    say(state({ counter: 9_999 }))
    for (let counter = 1; counter <= 10_000; counter++)
      say(state({ counter: counter % 9_999, fields: { items: "flood" } }))
    await clock.advance(1_000)
    expect([store.fields, states()]).toEqual([{ items: "said" }, []])
  })

  it("F42: omitted fields stay in their tab, whichever tab omits them", async () => {
    const { clock, open } = aBrowser()
    const first = open("a", { items: "none", scroll: 1 }, { omit: ["scroll"] })
    const second = open("b", { items: "none", scroll: 2 }, { omit: ["scroll"] })
    first.store.change({ items: "one", scroll: 10 })
    await clock.advance(200)
    expect(second.store.fields).toEqual({ items: "one", scroll: 2 })
  })

  it("F42: takes over no field that it omits from a tab that tells it", async () => {
    const { clock, open } = aBrowser()
    const first = open("a", { items: "none", scroll: 1 })
    const second = open("b", { items: "none", scroll: 2 }, { omit: ["scroll"] })
    first.store.change({ items: "one", scroll: 10 })
    await clock.advance(200)
    expect(second.store.fields).toEqual({ items: "one", scroll: 2 })
  })

  it("F42: a change of an omitted field is not told", async () => {
    const { clock, open, states } = aBrowser()
    const { store } = open("a", { items: "none", scroll: 1 }, { omit: ["scroll"] })
    store.change({ scroll: 10 })
    await clock.advance(200)
    expect(states()).toEqual([])
  })

  it.each([
    ["an older version of the app", state({ protocol: "kamishibai-0" })],
    ["a version to come", state({ protocol: "kamishibai-2" })],
    ["another store", state({ store: "holdings" })],
    ["an unknown kind", state({ kind: "reset" })],
    ["no counter", state({ counter: undefined })],
    ["a counter that is no count", state({ counter: Infinity })],
    ["no fields", state({ fields: null })],
    ["a count alone", state({ kind: "count" })],
    ["nothing", null],
    ["a text", "hello"],
  ])("F42: ignores a message of %s", (_name, message) => {
    const { open, say } = aBrowser()
    const { store } = open("a")
    say(message)
    expect(store.fields).toEqual({ items: "none" })
  })

  it("F42: neither tells nor hears when it is switched off", async () => {
    const { clock, open } = aBrowser()
    const [on, off] = [open("a"), open("b", { items: "none" }, { enabled: false })]
    on.store.change({ items: "one" })
    await clock.advance(200)
    off.store.change({ items: "two" })
    await clock.advance(200)
    expect([on.store.fields, off.store.fields]).toEqual([{ items: "one" }, { items: "two" }])
  })

  it("a tab opened later is not told what the server has told it better, and is heard", async () => {
    const { clock, open } = aBrowser()
    const first = open("b")
    first.store.change({ items: "of an hour ago" })
    await clock.advance(3_600_000)
    const late = open("a")
    await clock.advance(200)
    expect(late.store.fields).toEqual({ items: "none" })
    late.store.change({ items: "answered" })
    await clock.advance(200)
    expect([first, late].map(({ store }) => store.fields)).toEqual([{ items: "answered" }, { items: "answered" }])
  })

  it("F42: a change that was told before the count of the others came is told again, as the newest", async () => {
    const { clock, open, states, say } = aBrowser()
    open("a").store.change({ items: "newest" })
    await clock.advance(200)
    say(state({ kind: "count", counter: 9 }))
    await clock.advance(200)
    expect(states()).toMatchObject([{ counter: 1 }, { counter: 10, fields: { items: "newest" } }])
  })

  it("F42: a change made at once in a tab opened later is newer than all before it", async () => {
    const { clock, open } = aBrowser()
    const first = open("a")
    for (const items of ["1", "2", "3"]) {
      first.store.change({ items })
      await clock.advance(200)
    }
    const late = open("b")
    late.store.change({ items: "newest" })
    await clock.advance(200)
    expect([first.store.fields, late.store.fields]).toEqual([{ items: "newest" }, { items: "newest" }])
  })

  it("stops when it is closed", async () => {
    const { clock, open, states } = aBrowser()
    const [first, second] = [open("a"), open("b")]
    first.close()
    first.store.change({ items: "one" })
    second.store.change({ items: "two" })
    await clock.advance(200)
    expect([first.store.fields, states().length]).toEqual([{ items: "one" }, 1])
  })
})

describe("createTabChannel", () => {
  it("uses storage events where there is no BroadcastChannel, and survives a full storage", () => {
    const listeners: ((event: object) => void)[] = []
    const page = {
      addEventListener: (_name: string, handle: (event: object) => void) => void listeners.push(handle),
      removeEventListener: () => void listeners.pop(),
      localStorage: {
        setItem() {
          throw new DOMException("full", "QuotaExceededError")
        },
      },
    }
    const channel = createTabChannel(page as never)
    const heard: unknown[] = []
    const stop = channel.listen((message) => heard.push(message))
    expect(() => channel.post({ a: 1 })).not.toThrow()
    const say = (key: string, newValue: string | null) => listeners.forEach((handle) => handle({ key, newValue }))
    say("kamishibai.tabs", '{"a":1}')
    say("kamishibai.tabs", "{broken")
    say("kamishibai.tabs", null)
    say("another-key", '{"a":2}')
    stop()
    say("kamishibai.tabs", '{"a":3}')
    expect(heard).toEqual([{ a: 1 }, undefined])
  })
})
