import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { LogPanel } from "../../../src/phone/panels/LogPanel"

const call = { call: "zoo/feed", path: "/feed", at: "2025-01-15T10:00:00+09:00", payload: null, outcome: "ok" }
const fail = { ...call, outcome: "fault:offline" }
const serve = (calls: readonly unknown[]) => vi.stubGlobal("fetch", () => Promise.resolve(Response.json(calls)))

describe("the log of the phone", () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it("shows the newest of many calls, and says how many there are", async () => {
    serve(Array.from({ length: 500 }, () => call))
    const { container } = render(<LogPanel phone={{ messages: [] }} />)
    expect(await screen.findByText("500件のうち、新しい60件です。")).toBeTruthy()
    expect(container.querySelectorAll(".p-log__entry")).toHaveLength(60)
  })

  it("calls a fault as it was ordered, and shows all of a few", async () => {
    serve([fail])
    render(<LogPanel phone={{ messages: [] }} />)
    expect(await screen.findByText("障害：通信できない")).toBeTruthy()
    expect(screen.queryByText(/件のうち/)).toBeNull()
  })
})
