// @vitest-environment node
import { describe, expect, it } from "vitest"
import { openTestbed, visit } from "../../support/testbed"

const bed = await openTestbed()
const clock = "/api/bff/api/common/current-timestamp/v1"

describe("the network of the phone", () => {
  it("breaks every connection of its own customer while it is gone, and the tester keeps theirs", async () => {
    const [one, other] = [await visit(bed.app, "active-investor"), await visit(bed.app, "active-investor")]
    await one.control("POST", "/network", { mode: "offline" })
    await expect(one.send("GET", clock)).rejects.toThrow("there is no network")
    expect((await other.send("GET", clock)).status).toBe(200)
    expect(await one.control("GET", "/outbox")).toEqual([])
    await one.control("POST", "/network", { mode: "online" })
    expect((await one.send("GET", clock)).status).toBe(200)
  })

  it("comes back with the page of the phone", async () => {
    const visitor = await visit(bed.app, "active-investor")
    await visitor.control("POST", "/network", { mode: "offline" })
    await visitor.send("GET", "/")
    expect((await visitor.send("GET", clock)).status).toBe(200)
  })

  it("is refused where it names no such network", async () => {
    const visitor = await visit(bed.app, "active-investor")
    expect(await visitor.control("POST", "/network", { mode: "5g" })).toMatchObject({ ok: false })
  })
})
