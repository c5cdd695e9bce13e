// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import { ahead } from "../../../renderer/flows/ahead"
import { visit } from "./zoo"

const expecting = (screen: string) => ({
  ...visit,
  steps: visit.steps.map((step) => (step.screen === screen ? { ...step, expected: true } : step)),
})

describe("ahead", () => {
  it("counts the screens after this one that the answers lead through, and the time of this one too", () => {
    const scope = createScope({ answers: { guide: true, visitors: 2 } })
    // Ahead: guide, summary, payment, done. Five screens of 20 seconds with this one.
    expect(ahead(visit, "tickets", scope)).toEqual({ screens: 4, minutes: 2 })
  })

  it("counts what most people come through until the answers say otherwise", () => {
    const screens = (answers: object) => ahead(expecting("guide"), "tickets", createScope({ answers }))?.screens
    expect([screens({}), screens({ guide: true }), screens({ guide: false })]).toEqual([4, 4, 3])
  })

  it("leaves nothing ahead of the last step, which takes a minute at least", () => {
    expect(ahead(visit, "done", createScope({}))).toEqual({ screens: 0, minutes: 1 })
  })

  it("knows nothing of a screen beside the order", () => {
    expect(ahead(visit, "nowhere", createScope({}))).toBeUndefined()
  })
})
