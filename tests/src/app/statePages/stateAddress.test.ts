// @vitest-environment node
import { expect, it, vi } from "vitest"
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

it("a moment without an offset is one of Japan, wherever the address is opened", () => {
  vi.stubEnv("TZ", "America/New_York")
  const { now } = parseStateAddress(new URL("https://desk.example/__states/maintenance/closed?now=2026-12-05T01:00"))
  vi.unstubAllEnvs()
  expect(now).toBe(Date.parse("2026-12-05T01:00:00+09:00"))
})
