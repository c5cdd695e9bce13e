import { act as react, cleanup, render } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { ScreenModule } from "../../../../renderer"
import type { CallFailure } from "../../../../renderer/model/calls"
import type { CompiledStore } from "../../../../renderer/model/compiled"
import { createItemStore } from "../../../../renderer/stores"
import { act, call, ZooScreen, zooApp, zooHost, zooScreen } from "../../../support/screens/zoo"

afterEach(cleanup)

const noted = (value: string) => [act("keep", { name: "said", value })]
const app = {
  ...zooApp,
  errors: {
    keeper: {
      outcomes: {
        "signed-out": noted("log in"),
        maintenance: noted("closed today"),
        rejected: noted("refused"),
        offline: noted("no network"),
        session_expired: noted("log in again"),
      },
    },
  },
}

const store: CompiledStore = {
  items: ["rows"],
  by: ["name"],
  add: { call: "keep", key: "keep", label: "Keep" },
  remove: { call: "let-go", key: "let_go", label: "Let go" },
}

const opened = {
  "data that the screen can do without": zooScreen(
    { data: { animals: { call: "animals", error: "ignore" } } },
    { calls: { animals: call("animals") } },
  ),
  "data with a button that asks again": zooScreen(
    { data: { animals: { call: "animals", error: "retry" } } },
    { calls: { animals: call("animals") } },
  ),
  "a list that the screen only marks": zooScreen(
    {},
    {
      calls: { kept: call("kept", { store, method: "GET" }) },
      parts: { stores: { createItemStore } },
    },
  ),
} as const

/** Opens a screen, whose one call fails; gives what was said of it. */
async function fail(module: ScreenModule, failure: Partial<CallFailure>, isSignedIn?: () => boolean) {
  const host = { ...zooHost(), app, ...(isSignedIn && { isSignedIn }) }
  render(<ZooScreen module={module} host={host} />)
  await react(() => host.held[0]?.fail(failure) ?? Promise.resolve())
  return host.session.get("said")
}

describe.each(Object.keys(opened) as (keyof typeof opened)[])("a failure of %s", (name) => {
  it.each([
    ["whoever is logged out", { outcome: "signed-out" }, "log in"],
    ["maintenance", { outcome: "maintenance" }, "closed today"],
    ["a code that all calls answer alike", { outcome: "rejected", code: "session_expired" }, "log in again"],
  ] as const)("that ends the visit is told: %s", async (_case, failure, said) => {
    expect(await fail(opened[name], failure)).toBe(said)
  })
})

describe.each(Object.keys(opened) as (keyof typeof opened)[])("who is not logged in, with %s,", (name) => {
  it("is not logged out, and still hears of maintenance", async () => {
    const end = (outcome: CallFailure["outcome"]) => fail(opened[name], { outcome }, () => false)
    expect(await end("signed-out")).toBeUndefined()
    expect(await end("maintenance")).toBe("closed today")
  })
})

describe.each(["data that the screen can do without", "a list that the screen only marks"] as const)("%s", (name) => {
  it.each([
    { outcome: "offline" },
    { outcome: "rejected" },
    { outcome: "rejected", code: "unknown" },
    { outcome: "not-found" },
  ] as const)("is done without after any other failure: %o", async (failure) => {
    expect(await fail(opened[name], failure)).toBeUndefined()
  })
})

it("what the entry says of such a failure comes first", async () => {
  const on = { "signed-out": noted("a visitor") }
  const module = zooScreen(
    { data: { animals: { call: "animals", error: "ignore", on } } },
    { calls: { animals: call("animals") } },
  )
  expect(await fail(module, { outcome: "signed-out" })).toBe("a visitor")
})
