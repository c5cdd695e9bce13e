// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { DateParts } from "../../../src/controls/date-parts/DateParts"
import { lastOf, renderControl } from "./renderControl"

afterEach(cleanup)

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const boxes = () => ["年", "月", "日"].map((name) => box(name).value)

/** As an input method writes: the text grows under its line, and stays what it is in the end. */
function compose(input: HTMLInputElement, text: string): readonly string[] {
  act(() => input.focus())
  fireEvent.compositionStart(input)
  const seen = Array.from({ length: text.length }, (_, index) => {
    fireEvent.input(input, { target: { value: text.slice(0, index + 1) }, isComposing: true })
    return input.value
  })
  fireEvent.compositionEnd(input)
  return seen
}

describe("DateParts", () => {
  it("neither rewrites nor moves on while an input method composes, and takes what it gives", () => {
    const { changed } = renderControl(DateParts)
    expect(compose(box("年"), "２０２７")).toEqual(["２", "２０", "２０２", "２０２７"])
    expect(document.activeElement).toBe(box("月"))
    compose(box("月"), "１２")
    compose(box("日"), "３１")
    expect(boxes()).toEqual(["2027", "12", "31"])
    expect(lastOf(changed)).toBe("2027-12-31")
  })

  it.each(["2027/1/20", "2027-01-20", "２０２７年１月２０日", "20270120", "2027.1.20"])(
    "shares %s out over the boxes",
    async (date) => {
      const { changed } = renderControl(DateParts)
      await userEvent.click(box("年"))
      await userEvent.paste(date)
      expect(boxes()).toEqual(["2027", "1", "20"])
      expect(lastOf(changed)).toBe("2027-01-20")
      expect(document.activeElement).toBe(box("日"))
    },
  )

  it.each([
    ["昭和55", "1980"],
    ["Ｓ５５", "1980"],
    ["s55年", "1980"],
    ["平成元年", "1989"],
    ["令和元", "2019"],
    ["大正3", "1914"],
    ["㍼64", "1989"],
  ])("takes %s for %s", (text, year) => {
    const { changed } = renderControl(DateParts)
    compose(box("年"), text)
    act(() => box("月").focus())
    expect(boxes()).toEqual([year, "", ""])
    expect(lastOf(changed)).toBe(`${year}--`)
  })

  it.each(["昭和55年4月1日", "S55.4.1", "昭和55/4/1"])("shares %s out over the boxes", async (date) => {
    renderControl(DateParts)
    await userEvent.click(box("年"))
    await userEvent.paste(date)
    expect(boxes()).toEqual(["1980", "4", "1"])
  })

  it("waits for the second digit of an era's year until the box is left", async () => {
    renderControl(DateParts)
    await userEvent.click(box("年"))
    await userEvent.keyboard("S5")
    expect(boxes()).toEqual(["S5", "", ""])
    await userEvent.tab()
    expect(boxes()).toEqual(["1930", "", ""])
    await userEvent.tab({ shift: true })
    await userEvent.clear(box("年"))
    await userEvent.keyboard("R06")
    expect(boxes()).toEqual(["2024", "", ""])
  })

  it("keeps a year that no era had as it was written, for the message beside it to speak of", () => {
    const { changed } = renderControl(DateParts)
    compose(box("年"), "平成40")
    act(() => box("月").focus())
    expect([boxes()[0], lastOf(changed)]).toEqual(["平成40", "平成40--"])
  })

  it.each([
    ["behind", "20282027/1/20"],
    ["before", "2027/1/202028"],
  ])("takes a whole date that is pasted %s what stands in the box", (_, text) => {
    renderControl(DateParts, { value: "2028-10-31" })
    fireEvent.input(box("年"), { target: { value: text } })
    expect(boxes()).toEqual(["2027", "1", "20"])
  })

  it.each([
    ["月", "2027/1/20"],
    ["月", "20270120"],
    ["日", "2027年1月20日"],
    ["日", "20270120"],
  ])("shares a whole date out over all boxes when it is pasted into %s", async (name, date) => {
    const { changed } = renderControl(DateParts)
    await userEvent.click(box(name))
    await userEvent.paste(date)
    expect(boxes()).toEqual(["2027", "1", "20"])
    expect(lastOf(changed)).toBe("2027-01-20")
  })

  it("moves on when a part is full and steps back with Backspace from an empty one", async () => {
    const { changed } = renderControl(DateParts)
    await userEvent.type(box("年"), "20271220")
    expect(boxes()).toEqual(["2027", "12", "20"])
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}")
    expect(document.activeElement).toBe(box("月"))
    expect(boxes()).toEqual(["2027", "12", ""])
    await userEvent.keyboard("{Backspace}")
    expect(lastOf(changed)).toBe("2027-01-")
  })

  it("keeps a part as long as it may be when one more digit is typed into it", async () => {
    renderControl(DateParts, { value: "2027-01-20" })
    await userEvent.type(box("年"), "9")
    expect(boxes()).toEqual(["2027", "1", "20"])
  })
})
