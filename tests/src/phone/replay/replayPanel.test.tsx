import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { Player } from "../../../../src/phone/replay/Player"
import { ReplayPanel } from "../../../../src/phone/replay/ReplayPanel"
import { sayNumbers } from "../../../../src/phone/replay/say"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it("offers to leave out what cannot be done, and names what was left out", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined))
  const steps = [
    { screen: "one", step: ["i", "#f-amount", 0, "出金額", "100"] },
    { screen: "one", step: ["t", "", 0, "進む"] },
  ] as const
  const player = new Player(steps, {
    device: { page: () => undefined, native: () => undefined, running: () => 0 },
    perform: async () => undefined,
    done: () => undefined,
    begin: async () => undefined,
    wait: async () => undefined,
    now: () => 0,
    isInFront: () => true,
  })
  player.phase = "stuck"
  player.hindrance = { kind: "no-question" }
  const recording = { world: "zoo", path: "/", device: {}, release: "", steps }
  const panel = () => <ReplayPanel playing={{ player, recording, hasOtherDocuments: false }} titleOf={(id) => id} />
  const { rerender } = render(panel())
  fireEvent.click(screen.getByRole("button", { name: "この手順をとばす" }))
  rerender(panel())
  expect(screen.getByRole("status").textContent).toContain("とばした手順：1。")
  expect(screen.getByText(/「出金額」に/).textContent).toContain("（とばしました：その質問が、いまの文書にありません）")
  player.stop()
})

it("says numbers in a row as one", () => {
  expect(sayNumbers([2, 4, 5, 6, 9])).toBe("2、4〜6、9")
})
