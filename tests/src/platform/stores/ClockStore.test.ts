// @vitest-environment node
import { autorun } from "mobx"
import { describe, expect, it } from "vitest"
import { someStores } from "./someStores"

const server = Date.parse("2026-03-31T23:59:58+09:00")

describe("ClockStore", () => {
  it("goes by the device until the server has told the time", () => {
    const { clock } = someStores().stores
    expect(clock.now).toBe("2025-01-15T10:00:00+09:00")
    clock.synchronise(server)
    expect([clock.now, clock.today]).toEqual(["2026-03-31T23:59:58+09:00", "2026-03-31"])
  })

  it("keeps what it has when the server's time cannot be had", () => {
    const { clock } = someStores().stores
    clock.synchronise(server)
    clock.synchronise(undefined)
    expect(clock.today).toBe("2026-03-31")
  })

  it("asks the server whenever somebody begins to watch, so that one answer that did not come is not the last", () => {
    const { clock } = someStores().stores
    let asked = 0
    clock.askWhenWatched(() => (asked += 1))
    expect(clock.today).toBe("2025-01-15")
    expect(asked).toBe(0)
    const stop = [autorun(() => clock.today), autorun(() => clock.now)]
    expect(asked).toBe(1)
    for (const end of stop) end()
    autorun(() => clock.today)()
    expect(asked).toBe(2)
  })

  it("does not mind a device clock that is turned afterwards", async () => {
    const { stores, clock } = someStores()
    stores.clock.synchronise(server)
    clock.turnDevice(86_400_000)
    await clock.advance(1_000)
    expect(stores.clock.now).toBe("2026-03-31T23:59:59+09:00")
  })

  it("F45: knows that its time is old once the device has slept or its clock was turned, until the server tells it anew", async () => {
    const { stores, clock } = someStores()
    expect(stores.clock.isTold).toBe(false)
    stores.clock.synchronise(server)
    await clock.advance(3_600_000)
    expect(stores.clock.isTold).toBe(true)
    for (const turn of [3_600_000, -7_200_000]) {
      clock.turnDevice(turn)
      expect(stores.clock.isTold).toBe(false)
      stores.clock.synchronise(server)
      expect(stores.clock.isTold).toBe(true)
    }
  })

  it("ticks in whole seconds while somebody watches, and stands still otherwise", async () => {
    const { stores, clock } = someStores()
    stores.clock.synchronise(server + 400)
    expect(clock.waiting).toBe(0)
    const seen: string[] = []
    const stop = autorun(() => seen.push(stores.clock.now.slice(11, 19)))
    await clock.advance(599)
    expect(seen).toEqual(["23:59:58"])
    await clock.advance(1_001)
    expect(seen).toEqual(["23:59:58", "23:59:59", "00:00:00"])
    stop()
    expect(clock.waiting).toBe(0)
  })

  it("tells who only watches the day of midnight alone", async () => {
    const { stores, clock } = someStores()
    stores.clock.synchronise(server)
    const seen: string[] = []
    const stop = autorun(() => seen.push(stores.context.today))
    await clock.advance(10_000)
    stop()
    expect(seen).toEqual(["2026-03-31", "2026-04-01"])
  })
})
