import { beforeEach, describe, expect, it } from "vitest"
import { createHistoryPosition } from "../../../../src/app/navigation/historyPosition"
import { createSafeStorage } from "../../../../src/platform/storage"
import { createFakeStorage } from "../../../support/fakeStorage"

/** A page of the tab: what the next one finds is its storage and the length of the history. */
interface Given {
  readonly path: string
  readonly length: number
  readonly search?: string
  readonly state?: unknown
}

function openPage(given: Given) {
  const history = {
    length: given.length,
    state: given.state ?? null,
    replaceState(state: unknown) {
      history.state = state
    },
  } as unknown as History & { state: unknown }
  const location = { pathname: given.path, search: given.search ?? "" } as Location
  const keeper = createHistoryPosition(
    { history, location },
    createSafeStorage(() => area),
  )
  return { history, keeper }
}

let area: Storage
const left = { usr: null, key: "k3", idx: 3 }

function leave(): void {
  openPage({ path: "/read", length: 5, state: left }).keeper.save()
}

describe("createPlaceKeeper", () => {
  beforeEach(() => {
    area = createFakeStorage()
  })

  const returns = [
    { name: "the native layer replaced the address", path: "/read", length: 5, state: left },
    { name: "another page of the app took its place", path: "/other", length: 5, state: { idx: 3 } },
    { name: "another page was loaded after it", path: "/other", length: 6, state: { idx: 4 } },
    { name: "the customer has been elsewhere meanwhile", path: "/read", length: 9, state: null },
    { name: "the tab is another", path: "/read", length: 1, state: null },
  ]
  it.each(returns)("knows how deep the customer is when $name", ({ path, length, state }) => {
    leave()
    const { history, keeper } = openPage({ path, length })
    keeper.restore()
    expect(history.state).toEqual(state)
  })

  it("knows what lies behind, also after the page was loaded anew, and nothing of another tab", () => {
    const first = openPage({ path: "/list", search: "?page=2", length: 1, state: { idx: 0 } })
    first.keeper.save()
    Object.assign(first.history, { state: { idx: 1 } })
    first.keeper.save()
    expect(first.keeper.addressBehind(1)).toBe("/list?page=2")
    expect(first.keeper.addressBehind(2)).toBeUndefined()
    const replaced = openPage({ path: "/read", length: 1 })
    replaced.keeper.restore()
    replaced.keeper.save()
    expect(replaced.keeper.addressBehind(1)).toBe("/list?page=2")
    const reloaded = openPage({ path: "/read", length: 1, state: { idx: 1 } })
    reloaded.keeper.restore()
    expect(reloaded.keeper.addressBehind(1)).toBe("/list?page=2")
    const other = openPage({ path: "/read", length: 9, state: { idx: 3 } })
    other.keeper.save()
    expect(other.keeper.addressBehind(1)).toBeUndefined()
  })

  it("lets be what the history itself remembers", () => {
    leave()
    const { history, keeper } = openPage({ path: "/first", length: 5, state: { idx: 1 } })
    keeper.restore()
    expect(history.state).toEqual({ idx: 1 })
  })

  it.each(["", "null", "[]", '{"state":{"idx":-1}}', '{"state":{"idx":"3"},"path":"/read","length":5}'])(
    "is not led astray by %s in the storage",
    (text) => {
      area.setItem("kamishibai.place", text)
      const { history, keeper } = openPage({ path: "/read", length: 5 })
      keeper.restore()
      expect(history.state).toBeNull()
    },
  )
})
