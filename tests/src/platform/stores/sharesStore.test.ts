import { describe, expect, it } from "vitest"
import { createScope } from "../../../../renderer"
import { toEventRecord } from "../../../../src/platform/analytics/eventRecord"
import { SharesStore } from "../../../../src/platform/stores/SharesStore"

const read = (device: string, name: string) =>
  createScope({ ctx: { share: new SharesStore(() => device).scope } }).get(["ctx", "share", name])

describe("a share of customers", () => {
  it("stays the same for a device and a name, and differs between names", () => {
    const devices = Array.from({ length: 50 }, (_, index) => `device-${index}`)
    for (const device of devices) expect(read(device, "wording")).toBe(read(device, "wording"))
    const alike = devices.filter((device) => read(device, "wording") === read(device, "order"))
    expect(alike.length).toBeLessThan(10)
  })

  it("divides devices evenly, from 0 to 99", () => {
    const shares = Array.from({ length: 10_000 }, (_, index) => Number(read(`device-${index}`, "wording")))
    expect([Math.min(...shares), Math.max(...shares)]).toEqual([0, 99])
    const tenths = Array.from({ length: 10 }, (_, tenth) => shares.filter((share) => Math.floor(share / 10) === tenth))
    for (const { length } of tenths) expect(Math.abs(length - 1000)).toBeLessThan(150)
  })

  it("is recorded with what the customer does, once a document went by it", () => {
    const shares = new SharesStore(() => "device-1")
    const event = { page: "client_withdrawal", key: "next" }
    const naming = { environment: "app", areas: [], shares: shares.asked } as const
    expect(toEventRecord(event, naming)).not.toHaveProperty("share")
    const share = createScope({ ctx: { share: shares.scope } }).get(["ctx", "share", "wording"])
    expect(toEventRecord(event, naming)).toMatchObject({ share: `wording:${String(share)}` })
  })
})
