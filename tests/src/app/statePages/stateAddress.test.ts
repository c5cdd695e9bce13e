// @vitest-environment node
import { expect, it } from "vitest"
import { parseStateAddress } from "../../../../src/app/statePages/stateAddress"
import { stateAddress } from "../../../../src/desk/screen/stateAddress"
import { firstLook } from "../../../../src/domain/look"

it("a state is opened as the desk asks for it: at a moment, with an end of a call, and with values of the screen's own address", () => {
  const address = stateAddress({
    screen: "maintenance",
    sample: "closure_over",
    look: firstLook,
    at: "2026-12-05T01:00",
    played: { call: "legacy/deposit", end: "offline" },
    query: { closed: "withdrawal", asked: "/client/withdrawal" },
    documents: "workshop",
  })
  expect(parseStateAddress(new URL(address, "https://desk.example"))).toMatchObject({
    screen: "maintenance",
    sample: "closure_over",
    now: Date.parse("2026-12-05T01:00:00+09:00"),
    answers: { "legacy/deposit": "offline" },
    query: { closed: "withdrawal", asked: "/client/withdrawal" },
  })
})
