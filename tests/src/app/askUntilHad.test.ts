import { describe, expect, it } from "vitest"
import { askUntilHad } from "../../../src/app/askUntilHad"

describe("askUntilHad", () => {
  it("asks again what did not come, once for all who wait, and what came never again", async () => {
    const answers = [undefined, 0, 1]
    let asked = 0
    const had = askUntilHad(async () => answers[asked++])
    expect(await Promise.all([had(), had()])).toEqual([false, false])
    expect(asked).toBe(1)
    expect([await had(), await had(), asked]).toEqual([true, true, 2])
  })

  it("asks again for what has become old, but not while it is being asked for", async () => {
    let [asked, isOld] = [0, true]
    const had = askUntilHad(
      async () => (asked += 1),
      () => isOld,
    )
    await Promise.all([had(), had()])
    expect(asked).toBe(1)
    isOld = false
    await had()
    expect(asked).toBe(1)
    isOld = true
    await Promise.all([had(), had()])
    expect(asked).toBe(2)
  })
})
