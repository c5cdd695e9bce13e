import { cleanup, fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { Slider } from "../../../src/controls/slider/Slider"
import { lastOf, renderControl } from "./renderControl"

afterEach(cleanup)

const years = { schema: { minimum: 1, maximum: 50 }, options: { suffix: "年" } }
const rate = { schema: { minimum: -10, maximum: 20 }, options: { step: 0.1, suffix: "%" } }
const line = () => screen.getByRole<HTMLInputElement>("slider")
const box = () => screen.getByRole<HTMLInputElement>("textbox")

describe("Slider", () => {
  it("is read with its unit, and its box says the same", () => {
    renderControl(Slider, { ...years, value: 20 })
    expect(line().getAttribute("aria-valuetext")).toBe("20年")
    expect(line().getAttribute("aria-label")).toBe("出金額")
    expect(box().value).toBe("20")
  })

  it("gives a number when the thumb moves, and the box follows", () => {
    const { changed } = renderControl(Slider, { ...rate, value: 5 })
    fireEvent.change(line(), { target: { value: "5.1" } })
    expect(lastOf(changed)).toBe(5.1)
    expect(box().value).toBe("5.1")
  })

  it("writes decimals of its step, except while somebody types", async () => {
    renderControl(Slider, { ...rate, value: 5 })
    expect(box().value).toBe("5.0")
    await userEvent.clear(box())
    await userEvent.type(box(), "7")
    expect(box().value).toBe("7")
  })

  it("lets go what stood in its box when somebody comes to it by Tab and types", async () => {
    const { changed } = renderControl(Slider, { ...rate, value: 5 })
    line().focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(box())
    expect(box().value).toBe("5.0")
    await userEvent.keyboard("3")
    expect(lastOf(changed)).toBe("3")
    expect(box().value).toBe("3")
  })

  it("keeps a decimal in its box that its step does not have", () => {
    renderControl(Slider, { ...rate, value: 5.55 })
    expect(box().value).toBe("5.55")
  })

  it("moves the thumb to what is typed and no further than its end", async () => {
    renderControl(Slider, { ...years, value: 60 })
    expect(line().value).toBe("50")
    expect(box().value).toBe("60")
  })

  it("tells that it is left, from the line as from the box", () => {
    const { left } = renderControl(Slider, { ...years, value: 20 })
    fireEvent.blur(line())
    fireEvent.blur(box())
    expect(left).toHaveBeenCalledTimes(2)
  })

  it.each([
    ["7.5", "7.5", "7.5%", "7.5"],
    ["7", "7", "7.0%", "7.0"],
    ["-2.5", "-2.5", "-2.5%", "-2.5"],
    ["７", "7", "7.0%", "7.0"],
    ["7.55", "7.55", "7.5%", "7.55"],
    ["七", "-10", "-10.0%", "七"],
    ["", "-10", "-10.0%", ""],
  ])("stands where the box says once it is left, also where a text is left there: %s", (value, place, read, said) => {
    renderControl(Slider, { ...rate, value })
    expect(line().value).toBe(place)
    expect(line().getAttribute("aria-valuetext")).toBe(read)
    expect(box().value).toBe(said)
  })
})
