import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { CopyLink } from "../../../src/desk/parts/CopyLink"

const address = "/__states/error/shown?theme=dark"

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it("copies the whole address of a state, and says so until another one is looked at", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
  const { rerender } = render(<CopyLink address={address} />)
  fireEvent.click(screen.getByRole("button", { name: "この状態のリンクをコピー" }))
  expect(await screen.findByRole("button", { name: "リンクをコピーしました" })).toBeDefined()
  expect(written).toHaveBeenCalledWith(`${location.origin}${address}`)
  rerender(<CopyLink address="/__states/error/other" />)
  expect(screen.getByRole("button", { name: "この状態のリンクをコピー" })).toBeDefined()
})

it("says that a browser refused", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"))
  render(<CopyLink address={address} />)
  fireEvent.click(screen.getByRole("button", { name: "この状態のリンクをコピー" }))
  expect(await screen.findByRole("button", { name: "コピーできませんでした" })).toBeDefined()
})
