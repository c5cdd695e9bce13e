// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import { edges } from "../../../renderer/flows/edges"
import { path } from "../../../renderer/flows/path"
import { visit } from "./zoo"

const from = (screen: string) =>
  edges(visit)
    .filter((edge) => edge.from === screen)
    .map(({ to, when }) => `${to}: ${when}`)

describe("edges", () => {
  it("lead to each step that can be next, in the names of conditions; a school is a group", () => {
    expect(from("tickets")).toEqual([
      "group: is-group",
      "guide: not(is-group) and not(is-school) and wants-guide",
      "summary: not(is-group) and not(is-school) and not(wants-guide)",
    ])
  })

  it("ask nothing where only one step can follow", () => {
    expect(from("welcome")).toEqual(["tickets: "])
  })

  it("write a condition without a name as the document does", () => {
    expect(from("payment")).toEqual(["voucher: filled($answers.voucher)", "done: not(filled($answers.voucher))"])
  })

  it("leave out what would need a condition to hold and to fail at once", () => {
    const when = visit.steps[2]?.when
    if (!when) throw new Error("the step has a condition")
    const twice = { ...visit, steps: visit.steps.map((step) => (step.screen === "guide" ? { ...step, when } : step)) }
    const tos = edges(twice)
      .filter((edge) => edge.from === "school")
      .map(({ to }) => to)
    expect(tos).toEqual(["guide"])
  })

  it("hold every move that any answers can make", () => {
    const known = new Set(edges(visit).map(({ from: one, to }) => `${one}>${to}`))
    const answers = fc.record({
      guide: fc.boolean(),
      visitors: fc.nat(10),
      school: fc.boolean(),
      voucher: fc.constantFrom("", "V"),
    })
    fc.assert(
      fc.property(answers, (given) => {
        const steps = path(visit, createScope({ answers: given }))
        steps.slice(1).forEach((step, index) => expect(known).toContain(`${steps[index]?.screen}>${step.screen}`))
      }),
    )
  })
})
