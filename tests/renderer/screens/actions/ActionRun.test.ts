// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { ActionEnd } from "../../../../renderer/model/registry"
import { ActionRun } from "../../../../renderer/screens/actions/ActionRun"

const done: ActionEnd = { outcome: "ok", stop: false }

describe("ActionRun", () => {
  it("runs its actions once at a time, also where none of them makes a call", async () => {
    const begun: ((end: ActionEnd) => void)[] = []
    const run = new ActionRun(() => new Promise((end) => void begun.push(end)))
    const first = run.runner()
    expect(await run.runner()).toEqual({ outcome: "busy", stop: true })
    expect(begun).toHaveLength(1)
    begun[0]?.(done)
    expect(await first).toEqual(done)
    const again = run.runner()
    begun[1]?.(done)
    expect(await again).toEqual(done)
  })
})
