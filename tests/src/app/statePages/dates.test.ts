import { afterEach, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { parseStateAddress } from "../../../../src/app/statePages/stateAddress"
import { openState, type OpenState } from "../../../support/openState"
import { compileShipped, loadModules } from "../../../support/shipped"
import { shippedRoot } from "../../../support/shippedRoot"

const screen = "history_realized_profit_loss"
const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), [screen])

let state: OpenState | undefined
afterEach(() => state?.close())

const nowIn = (search: string) => parseStateAddress({ pathname: `/__states/${screen}/normal`, search }).now

it("an address says when a state is looked at; what is no moment is that of all states", () => {
  expect(nowIn(`?now=${encodeURIComponent("2026-12-01T00:00:00+09:00")}`)).toBe(Date.UTC(2026, 10, 30, 15))
  expect([nowIn("?now=soon"), nowIn("")]).toEqual([undefined, undefined])
})

it("the state is drawn as of that day in Japan", async () => {
  const yearsAt = async (now: number) => {
    state = await openState(modules, screen, "normal", { now })
    const years = state.container.textContent?.match(/20\d\d年/g) ?? []
    state.close()
    return years
  }
  expect(await yearsAt(Date.parse("2031-12-31T23:59:00+09:00"))).toContain("2031年")
  expect(await yearsAt(Date.parse("2031-12-31T23:59:00+09:00"))).not.toContain("2032年")
  expect(await yearsAt(Date.parse("2032-01-01T00:00:00+09:00"))).toContain("2032年")
})
