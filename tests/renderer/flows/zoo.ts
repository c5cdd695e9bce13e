import type { CompiledFlow, CompiledStep } from "../../../renderer/model/compiled"
import { aCondition } from "../../support/aCondition"

const wantsGuide = aCondition({ is: ["$answers.guide", true] }, "wants-guide")
const isGroup = aCondition({ gt: ["$answers.visitors", 5] }, "is-group")
const isSchool = aCondition({ all: [{ gt: ["$answers.visitors", 5] }, { is: ["$answers.school", true] }] }, "is-school")

const step = (screen: string, section: number, more: Partial<CompiledStep> = {}): CompiledStep => ({
  screen,
  section,
  back: "history",
  seconds: 20,
  ...more,
})

/** How a visit to the zoo is booked: an invention of the tests. */
export const visit: CompiledFlow = {
  id: "visit",
  route: "/visit",
  entry: {
    screen: "door",
    call: "zoo/progress",
    point: ["point"],
    points: { TICKETS: { step: "tickets" }, PAID: { step: "done" }, CLOSED: { do: [{ do: "close", options: {} }] } },
    otherwise: "welcome",
  },
  sections: [
    { label: "Visit", of: 6 },
    { label: "Payment", of: 3 },
  ],
  steps: [
    step("welcome", 0, { back: "close" }),
    step("tickets", 0),
    step("group", 0, { when: isGroup }),
    step("school", 0, { when: isSchool }),
    step("guide", 0, { when: wantsGuide, back: "close", backWhen: [{ when: wantsGuide, back: "history" }] }),
    step("summary", 0, { back: "previous" }),
    step("payment", 1, { back: "close" }),
    step("voucher", 1, { when: aCondition({ filled: ["$answers.voucher"] }) }),
    step("done", 1, { back: "none" }),
  ],
  detached: [
    step("closed", 0, { back: "close-silently" }),
    step("lost", 0, { when: aCondition({ is: ["$answers.lost", true] }) }),
  ],
}
