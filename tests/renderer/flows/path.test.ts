// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import { nextStep, previousStep } from "../../../renderer/flows/neighbours"
import { path } from "../../../renderer/flows/path"
import { progress } from "../../../renderer/flows/progress"
import { visit } from "./zoo"

const answers = fc.record(
  {
    guide: fc.boolean(),
    visitors: fc.oneof(fc.integer({ min: 0, max: 10 }), fc.constant("7")),
    school: fc.boolean(),
    voucher: fc.constantFrom("", "V1"),
  },
  { requiredKeys: [] },
)
const scopes = answers.map((given) => createScope({ answers: given }))
const screens = (steps: readonly { readonly screen: string }[]) => steps.map(({ screen }) => screen)

describe("path", () => {
  it("leaves out steps whose condition fails or is unknown", () => {
    expect(screens(path(visit, createScope({})))).toEqual(["welcome", "tickets", "summary", "payment", "done"])
  })

  it("takes in the steps that the answers ask for", () => {
    const scope = createScope({ answers: { guide: true, visitors: 6, school: true } })
    expect(screens(path(visit, scope))).toEqual([
      "welcome",
      "tickets",
      "group",
      "school",
      "guide",
      "summary",
      "payment",
      "done",
    ])
  })

  it("keeps the order of the flow and holds every step without condition, whatever the answers", () => {
    fc.assert(
      fc.property(scopes, (scope) => {
        const found = path(visit, scope)
        const places = found.map((step) => visit.steps.indexOf(step))
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        expect(found).toEqual(expect.arrayContaining(visit.steps.filter(({ when }) => !when)))
      }),
    )
  })
})

describe("nextStep and previousStep", () => {
  it("walk the whole path in both directions and end there, whatever the answers", () => {
    fc.assert(
      fc.property(scopes, (scope) => {
        const found = path(visit, scope)
        found.forEach((step, index) => {
          expect(nextStep(visit, step.screen, scope)).toBe(found[index + 1])
          expect(previousStep(visit, step.screen, scope)).toBe(index === 0 ? undefined : found[index - 1])
        })
      }),
    )
  })

  it("lead on from a step that has left the path", () => {
    const scope = createScope({ answers: { visitors: 2 } })
    expect(nextStep(visit, "group", scope)?.screen).toBe("summary")
    expect(previousStep(visit, "group", scope)?.screen).toBe("tickets")
  })

  it("know no neighbours of a screen that is no step", () => {
    const scope = createScope({})
    expect([nextStep(visit, "closed", scope), previousStep(visit, "nowhere", scope)]).toEqual([undefined, undefined])
  })
})

describe("progress", () => {
  it("counts the places of a section, not the steps taken", () => {
    expect(progress(visit, "summary")).toEqual({ section: 0, label: "Visit", index: 6, of: 6 })
    expect(progress(visit, "payment")).toEqual({ section: 1, label: "Payment", index: 1, of: 3 })
  })

  it("is unknown for a screen that is no step", () => {
    expect(progress(visit, "closed")).toBeUndefined()
  })

  it("stays within its bounds and only grows along the path", () => {
    fc.assert(
      fc.property(scopes, (scope) => {
        const all = path(visit, scope).map(({ screen }) => progress(visit, screen))
        all.forEach((now, index) => {
          expect(now?.index).toBeGreaterThanOrEqual(1)
          expect(now?.index).toBeLessThanOrEqual(now?.of ?? 0)
          const before = index === 0 ? undefined : all[index - 1]
          if (now && before && now.section === before.section) expect(now.index).toBeGreaterThan(before.index)
          if (now && before) expect(now.section).toBeGreaterThanOrEqual(before.section)
        })
      }),
    )
  })
})
