import { describe, expect, it } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import { backPolicy } from "../../../renderer/flows/backPolicy"
import { nextInEdit } from "../../../renderer/flows/edit"
import { entryStep } from "../../../renderer/flows/entryStep"
import { lastValidStep } from "../../../renderer/flows/neighbours"
import { path } from "../../../renderer/flows/path"
import { visit } from "./zoo"

describe("entryStep", () => {
  it("opens the step of the return point, or runs what it names", () => {
    expect(entryStep(visit, "TICKETS")).toEqual({ step: "tickets" })
    expect(entryStep(visit, "CLOSED").do).toHaveLength(1)
  })

  it.each([
    ["NOWHERE"],
    [null],
    [undefined],
    ["tickets"],
    ["__proto__"],
    ["constructor"],
    [" TICKETS"],
    [3],
    [["TICKETS"]],
  ])("starts over at %j", (point) => {
    expect(entryStep(visit, point)).toEqual({ step: "welcome" })
  })

  it("starts with the first step where a flow has no entry", () => {
    const { entry: _, ...noEntry } = visit
    expect(entryStep(noEntry, "TICKETS")).toEqual({ step: "welcome" })
    expect(entryStep({ ...noEntry, steps: [] }, "TICKETS")).toEqual({})
  })
})

describe("lastValidStep", () => {
  const scope = createScope({ answers: { visitors: 2 } })
  const landing = (wanted: string, reached?: string) => lastValidStep(visit, scope, { wanted, reached })?.screen

  it("opens a step of the path", () => {
    expect(landing("summary")).toBe("summary")
  })

  it("goes back to the last step before one that the answers do not lead to", () => {
    expect(landing("guide")).toBe("tickets")
  })

  it("goes no further than the customer has come", () => {
    expect(landing("done", "tickets")).toBe("tickets")
    expect(landing("tickets", "payment")).toBe("tickets")
  })

  it("starts at the beginning for a screen of no flow", () => {
    expect(landing("nowhere")).toBe("welcome")
    expect(landing("done", "nowhere")).toBe("welcome")
  })

  it("opens a screen detached from the order on its own condition", () => {
    expect(landing("closed", "welcome")).toBe("closed")
    expect(landing("lost")).toBe("welcome")
  })
})

describe("nextInEdit", () => {
  const was = path(visit, createScope({ answers: { visitors: 2 } })).map(({ screen }) => screen)
  const after = (answers: object, current = "tickets", summary = "summary") =>
    nextInEdit(visit, createScope({ answers }), { current, summary, was })?.screen

  it("returns to the summary when the path is the same", () => {
    expect(after({ visitors: 3 })).toBe("summary")
  })

  it("passes through the branch that the correction opened, then returns", () => {
    const school = { visitors: 20, school: true }
    expect([after(school), after(school, "group"), after(school, "school")]).toEqual(["group", "school", "summary"])
  })

  it("goes through every step that it asks again, also where the path stayed the same", () => {
    const again = (current: string, through: string) =>
      nextInEdit(visit, createScope({ answers: { visitors: 2, guide: true } }), {
        current,
        summary: "summary",
        was,
        through,
      })?.screen
    expect([again("welcome", "guide"), again("tickets", "guide"), again("guide", "guide")]).toEqual([
      "tickets",
      "guide",
      "summary",
    ])
    expect(again("guide", "done")).toBe("summary")
  })

  it("never leads past the summary", () => {
    expect(after({ visitors: 2, voucher: "V1" })).toBe("summary")
  })

  it("knows no way to a summary that is no step", () => {
    expect(after({ visitors: 2 }, "tickets", "nowhere")).toBeUndefined()
  })
})

describe("backPolicy", () => {
  const policy = (screen: string, answers: object = {}) => backPolicy(visit, screen, createScope({ answers }))

  it("is what the step declares, in the order or detached from it", () => {
    expect([policy("done"), policy("closed"), policy("nowhere")]).toEqual(["none", "close-silently", undefined])
  })

  it("is the first of several whose condition holds, and open until that can be told", () => {
    expect([policy("guide", { guide: true }), policy("guide", { guide: false }), policy("guide")]).toEqual([
      "history",
      "close",
      undefined,
    ])
  })
})
