import { describe, expect, it, vi } from "vitest"
import { hearChanges } from "../../../../src/app/devtools/hearChanges"

const rest = () => new Promise((settle) => setTimeout(settle))

describe("what the workshop has that is new", () => {
  it("is looked for whenever the connection stands again, also where the look before failed", async () => {
    const events = new EventTarget()
    const look = vi.fn(async () => {})
    hearChanges(events, look)
    events.dispatchEvent(new Event("open"))
    await rest()
    look.mockRejectedValueOnce(new Error("gone"))
    events.dispatchEvent(new Event("documents"))
    await rest()
    events.dispatchEvent(new Event("open"))
    await rest()
    expect(look).toHaveBeenCalledTimes(3)
  })

  it("is shown in the order in which it was told", async () => {
    const events = new EventTarget()
    const shown: string[] = []
    const waiting: (() => void)[] = []
    hearChanges(events, async () => {
      const turn = String(waiting.length)
      await new Promise<void>((settle) => waiting.push(settle))
      shown.push(turn)
    })
    for (const name of ["documents", "documents"]) events.dispatchEvent(new Event(name))
    await rest()
    expect(waiting).toHaveLength(1)
    waiting[0]?.()
    await rest()
    waiting[1]?.()
    await rest()
    expect(shown).toEqual(["0", "1"])
  })
})
