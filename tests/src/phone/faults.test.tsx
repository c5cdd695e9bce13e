import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Faults } from "../../../src/phone/panels/Faults"

type Fault = Readonly<Record<string, unknown>>

/** A sandbox that knows one call. */
const waiting: Fault[] = []
const serve = (_url: string, { method, body }: { readonly method: string; readonly body?: string }) => {
  const asked: readonly Fault[] = body === undefined ? [] : (JSON.parse(body) as readonly Fault[])
  if (asked.some(({ call }) => call !== "zoo/feed")) return Promise.resolve(new Response("{}", { status: 400 }))
  waiting.push(...asked)
  if (method === "DELETE") waiting.length = 0
  return Promise.resolve(Response.json(method === "GET" ? waiting : {}))
}

const panel = () => render(<Faults calls={new Map([["zoo/feed", []]])} />)
const order = (call: string) => {
  fireEvent.input(screen.getByLabelText("通信"), { target: { value: call } })
  fireEvent.click(screen.getByRole("button", { name: "障害を起こす" }))
}
const told = "zoo/feed：通信できない（あと1回）"

describe("faults that a tester orders", () => {
  beforeEach(() => vi.stubGlobal("fetch", serve))
  afterEach(() => {
    cleanup()
    waiting.length = 0
    vi.unstubAllGlobals()
  })

  it("are those that the server still has, also after another panel was open", async () => {
    const { unmount } = panel()
    order("zoo/feed")
    expect(await screen.findByText(told)).toBeTruthy()
    unmount()
    panel()
    expect(await screen.findByText(told)).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "すべて解除する" }))
    await vi.waitFor(() => expect(screen.queryByText(told)).toBeNull())
  })

  it("are told where they cannot be had", async () => {
    panel()
    order("zoo/fed")
    expect(await screen.findByText(/「zoo\/fed」という通信はありません/)).toBeTruthy()
    order("zoo/feed")
    expect(await screen.findByText(told)).toBeTruthy()
    expect(screen.getByRole("alert").textContent).toBe("")
  })
})
