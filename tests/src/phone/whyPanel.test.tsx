import { cleanup, render, screen } from "@testing-library/react"
import { createRef } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { WhyPanel } from "../../../src/phone/panels/WhyPanel"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it("says that it reads the documents as long as it does, whatever is on the phone", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined))
  vi.stubGlobal("EventSource", EventTarget)
  render(<WhyPanel frame={createRef()} detours={[]} titleAt={() => undefined} />)
  expect(screen.getByRole("status").textContent).toMatch(/^文書を読み込んでいます/)
})
