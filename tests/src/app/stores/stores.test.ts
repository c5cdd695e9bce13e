// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createSessionValues } from "../../../../src/app/stores/createSessionValues"
import type { Draft } from "../../../../renderer"
import { createSafeStorage } from "../../../../src/platform/storage"
import { createFakeStorage } from "../../../support/fakeStorage"

const broken = createSafeStorage(() => {
  throw new Error("private mode")
})

/** Drafts that outlive the page only where they are handed on. */
function createDrafts() {
  const drafts = new Map<string, Draft>()
  return {
    read: (name: string) => drafts.get(name),
    write: (name: string, draft: Draft) => void drafts.set(name, draft),
    clear: (name: string) => void drafts.delete(name),
  }
}

/** Tabs with one device storage: each hears what the others write to it, as browsers tell them. */
function aBrowser() {
  const device = createFakeStorage()
  const tabs: EventTarget[] = []
  const open = () => {
    const page = new EventTarget()
    const tell = (key: string) => {
      for (const tab of tabs) if (tab !== page) tab.dispatchEvent(Object.assign(new Event("storage"), { key }))
    }
    const area: Storage = {
      ...device,
      get length() {
        return device.length
      },
      setItem(name, text) {
        device.setItem(name, text)
        tell(name)
      },
      removeItem(name) {
        device.removeItem(name)
        tell(name)
      },
    }
    tabs.push(page)
    return createSessionValues(
      createSafeStorage(() => createFakeStorage()),
      createDrafts(),
      createSafeStorage(() => area, page as unknown as Window),
    )
  }
  return { open }
}

describe("createKeptStore", () => {
  it("keeps values over a reload and forgets them when told", () => {
    const area = createFakeStorage()
    const before = createSessionValues(
      createSafeStorage(() => area),
      createDrafts(),
    )
    before.set("result", { id: 1 })
    before.set("other", 2)
    before.clear("other")
    const after = createSessionValues(
      createSafeStorage(() => area),
      createDrafts(),
    )
    expect(after.get("result")).toEqual({ id: 1 })
    expect(after.get("other")).toBeUndefined()
    after.clearAll()
    expect(
      createSessionValues(
        createSafeStorage(() => area),
        createDrafts(),
      ).get("result"),
    ).toBeUndefined()
  })

  it("keeps on the device what outlives the visit, until the customer is forgotten", () => {
    const [session, device] = [createFakeStorage(), createFakeStorage()]
    const open = (visit = session) =>
      createSessionValues(
        createSafeStorage(() => visit),
        createDrafts(),
        createSafeStorage(() => device),
      )
    open().set("searched", ["lion"], "device")
    open().set("place", 2)
    expect(session.getItem("kamishibai.kept")).toBe('{"place":2}')
    const later = open(createFakeStorage())
    expect([later.get("searched"), later.get("place")]).toEqual([["lion"], undefined])
    later.clearAll()
    expect(open(createFakeStorage()).get("searched")).toBeUndefined()
  })

  it("F42: has what the newest tab kept on the device, and leaves alone what others keep there", () => {
    const browser = aBrowser()
    const [one, other] = [browser.open(), browser.open()]
    one.set("searched", ["lion"], "device")
    expect(other.get("searched")).toEqual(["lion"])
    other.set("amounts", { covered: true }, "device")
    other.set("searched", ["bear"], "device")
    one.set("place", 2)
    const later = browser.open()
    expect([one, other, later].map((tab) => [tab.get("searched"), tab.get("amounts")])).toEqual([
      [["bear"], { covered: true }],
      [["bear"], { covered: true }],
      [["bear"], { covered: true }],
    ])
    other.clear("searched")
    expect([one.get("searched"), browser.open().get("searched")]).toEqual([undefined, undefined])
  })

  it("F42: forgets in every tab what one of them forgets with the customer", () => {
    const browser = aBrowser()
    browser.open().set("searched", ["lion"], "device")
    const [one, other] = [browser.open(), browser.open()]
    one.clearAll()
    other.set("amounts", { covered: true }, "device")
    expect([one, other, browser.open()].map((tab) => tab.get("searched"))).toEqual([undefined, undefined, undefined])
  })

  it("writes nothing personal", () => {
    const area = createFakeStorage()
    const kept = createSessionValues(
      createSafeStorage(() => area),
      createDrafts(),
    )
    kept.set("result", { name: "Momo" }, "memory")
    kept.set("place", 2)
    expect(kept.get("result")).toEqual({ name: "Momo" })
    expect(area.getItem("kamishibai.kept")).toBe('{"place":2}')
    kept.set("result", 3)
    expect(area.getItem("kamishibai.kept")).toBe('{"result":3,"place":2}')
  })

  it("hands what is to be encrypted to the drafts, and leaves none of it readable", () => {
    const area = createFakeStorage()
    const drafts = createDrafts()
    const load = () =>
      createSessionValues(
        createSafeStorage(() => area),
        drafts,
      )
    const before = load()
    before.set("result", 123456)
    before.set("result", { amount: 123456 }, "encrypted")
    expect(area.getItem("kamishibai.kept")).toBe("{}")
    const after = load()
    expect(after.get("result")).toEqual({ amount: 123456 })
    after.clear("result")
    expect([after.get("result"), load().get("result")]).toEqual([undefined, undefined])
  })

  it("works in memory where the browser has no storage", () => {
    const kept = createSessionValues(broken, createDrafts())
    kept.set("result", 1)
    expect(kept.get("result")).toBe(1)
  })

  it("starts empty where the storage holds nonsense", () => {
    const area = createFakeStorage()
    area.setItem("kamishibai.kept", "{")
    expect(
      createSessionValues(
        createSafeStorage(() => area),
        createDrafts(),
      ).get("result"),
    ).toBeUndefined()
  })
})
