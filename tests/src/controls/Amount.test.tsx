// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { Amount } from "../../../src/controls/amount/Amount"
import { lastOf, renderControl } from "./renderControl"

afterEach(cleanup)

const box = () => screen.getByLabelText<HTMLInputElement>("出金額")

describe("Amount", () => {
  it("groups while typing and gives a whole number", async () => {
    const { changed } = renderControl(Amount)
    await userEvent.type(box(), "1234567")
    expect(box().value).toBe("1,234,567")
    expect(lastOf(changed)).toBe(1234567)
  })

  it("takes full-width digits, commas and the unit as they are pasted", async () => {
    const { changed } = renderControl(Amount)
    await userEvent.click(box())
    await userEvent.paste("１２，３４５円")
    expect(lastOf(changed)).toBe(12345)
  })

  it("keeps the caret where digits are put in the middle", () => {
    renderControl(Amount, { value: 1234 })
    box().focus()
    box().setSelectionRange(3, 3)
    fireEvent.input(box(), { target: { value: "1,2934", selectionStart: 4 } })
    expect(box().value).toBe("12,934")
    expect(box().selectionStart).toBe(4)
  })

  it("leaves text alone while it is being composed", () => {
    const { changed } = renderControl(Amount)
    fireEvent.compositionStart(box())
    fireEvent.input(box(), { target: { value: "１２３４" } })
    expect(box().value).toBe("１２３４")
    fireEvent.compositionEnd(box())
    expect(box().value).toBe("1,234")
    expect(lastOf(changed)).toBe(1234)
  })

  it("keeps unreadable text in view", async () => {
    const { changed } = renderControl(Amount)
    await userEvent.type(box(), "1万")
    expect(box().value).toBe("1万")
    expect(lastOf(changed)).toBe("1万")
  })

  it.each(["1円5", "1,000円500", "円5"])(
    "leaves what is more than one amount as it is, to be refused: %s",
    async (text) => {
      const { changed } = renderControl(Amount)
      await userEvent.click(box())
      await userEvent.paste(text)
      expect(lastOf(changed)).toBe(text)
      expect(box().value).toBe(text)
    },
  )

  it("groups the digits that a conversion made of what was typed", () => {
    renderControl(Amount, { value: "100000" })
    expect(box().value).toBe("100,000")
  })

  it("becomes empty again, not zero", async () => {
    const { changed } = renderControl(Amount, { value: 5 })
    await userEvent.clear(box())
    expect(lastOf(changed)).toBeUndefined()
  })

  it("adds a chip to the amount", async () => {
    const { changed } = renderControl(Amount, {
      value: 5000,
      options: { suffix: "円", chips: [5000, 10000], note: "残り 225,000円" },
    })
    await userEvent.click(screen.getByRole("button", { name: "+1万円" }))
    expect(lastOf(changed)).toBe(15000)
    expect(screen.getByRole("button", { name: "+5,000円" })).toBeTruthy()
    expect(screen.getByText("残り 225,000円")).toBeTruthy()
  })

  it.each([
    ["100000", 110000],
    ["10万", 110000],
    ["１００，０００円", 110000],
    ["0", 10000],
    ["", 10000],
    ["たくさん", 10000],
  ])("adds a chip to the amount of a text, before the field is left and after: %s", (value, sum) => {
    const { changed } = renderControl(Amount, { value, options: { chips: [10000] } })
    fireEvent.click(screen.getByRole("button", { name: "+1万" }))
    expect(lastOf(changed)).toBe(sum)
  })
})
