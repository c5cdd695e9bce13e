import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { Modal } from "../../../../src/components/shared/Modal"

afterEach(cleanup)

const page = (isOpen: boolean) => (
  <>
    <button type="button">Delete</button>
    {isOpen && (
      <Modal className="k-popup" isClosing={false} labelledBy="text" onEscape={() => undefined}>
        <p id="text">Delete the animal?</p>
        <button type="button">Yes</button>
      </Modal>
    )}
  </>
)

describe("Modal", () => {
  it("gives the focus back to its opener without moving the page: a bar at the bottom lies where a page keeps clear of what it scrolls to", () => {
    const { rerender } = render(page(false))
    const opener = screen.getByRole("button", { name: "Delete" })
    opener.focus()
    rerender(page(true))
    screen.getByRole("button", { name: "Yes" }).focus()
    const asked: unknown[] = []
    const focus = opener.focus.bind(opener)
    opener.focus = (options) => {
      asked.push(options)
      focus(options)
    }
    rerender(page(false))
    expect(document.activeElement).toBe(opener)
    expect(asked.at(-1)).toEqual({ preventScroll: true })
  })
})
