import { describe, expect, it } from "vitest"
import { chooseSteps } from "../../../../src/cli/verify/chooseSteps"
import { phases } from "../../../../src/cli/verify/steps"

const steps = [
  { name: "build" },
  { name: "install", needs: ["build"] },
  { name: "walk", needs: ["install"] },
  { name: "lint" },
]

describe("steps of one run", () => {
  it("are all of them where none is asked for", () => {
    expect([...chooseSteps(steps, [])]).toEqual(["build", "install", "walk", "lint"])
  })

  it("are those asked for, with what they need and what that needs in turn", () => {
    expect([...chooseSteps(steps, ["walk"])].toSorted()).toEqual(["build", "install", "walk"])
    expect([...chooseSteps(steps, ["lint"])]).toEqual(["lint"])
  })

  it("come after what they need", () => {
    const lanes = phases.flatMap((phase, at) => phase.map((lane) => [...phases.slice(0, at).flat(), lane].flat()))
    for (const lane of lanes)
      for (const [at, { name, needs = [] }] of lane.entries()) {
        const before = lane.slice(0, at).map((step) => step.name)
        expect(before, name).toEqual(expect.arrayContaining([...needs]))
      }
  })
})
