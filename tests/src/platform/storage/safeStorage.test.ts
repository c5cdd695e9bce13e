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

  it("reads what an earlier page wrote, under names of its own", () => {
    const area = createFakeStorage()
    createSafeStorage(() => area).write("a", "1")
    expect(createSafeStorage(() => area).read("a")).toBe("1")
    expect(area.key(0)).toBe("kamishibai.a")
  })
})
