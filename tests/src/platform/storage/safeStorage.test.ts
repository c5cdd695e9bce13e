// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createSafeStorage } from "../../../../src/platform/storage/safeStorage"
import { createFakeStorage } from "../../../support/fakeStorage"

const refuse = () => {
  throw new DOMException("no", "QuotaExceededError")
}

describe("createSafeStorage", () => {
  it.each<[string, () => Storage | undefined]>([
    ["is missing", () => undefined],
    ["throws when it is asked for", refuse],
    ["is full", () => ({ ...createFakeStorage(), setItem: refuse })],
    [
      "throws at everything",
      () => ({ length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }),
    ],
  ])("F43: works in memory when the storage %s", (_name, area) => {
    const storage = createSafeStorage(area)
    storage.write("a", "1")
    storage.write("b", "2")
    storage.remove("a")
    expect([storage.read("a"), storage.read("b")]).toEqual([undefined, "2"])
    storage.clear()
    expect(storage.read("b")).toBeUndefined()
  })

  it("F43: leaves no older text to the next page where the newest finds no room, and stores it once there is some", () => {
    const area = createFakeStorage()
    let isFull = false
    const storage = { ...area, setItem: (name: string, text: string) => (isFull ? refuse() : area.setItem(name, text)) }
    const page = createSafeStorage(() => storage)
    const nextPage = () => createSafeStorage(() => area).read("draft")
    page.write("draft", "older")
    isFull = true
    page.write("draft", "newest")
    expect([page.read("draft"), nextPage()]).toEqual(["newest", undefined])
    isFull = false
    page.write("draft", "last")
    expect([page.read("draft"), nextPage()]).toEqual(["last", "last"])
  })

  it("reads what another tab wrote or removed since", () => {
    const area = createFakeStorage()
    const [one, other] = [createSafeStorage(() => area), createSafeStorage(() => area)]
    one.write("a", "1")
    other.write("a", "2")
    expect(one.read("a")).toBe("2")
    other.clear()
    expect(one.read("a")).toBeUndefined()
  })

  it("reads what an earlier page wrote, under names of its own", () => {
    const area = createFakeStorage()
    createSafeStorage(() => area).write("a", "1")
    expect(createSafeStorage(() => area).read("a")).toBe("1")
    expect(area.key(0)).toBe("kamishibai.a")
  })
})
