// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { ControlProps } from "../../../renderer/model/control"
import { Digits } from "../../../src/controls/digits/Digits"
import { Email } from "../../../src/controls/email/Email"
import { OneTimeCode } from "../../../src/controls/one-time-code/OneTimeCode"
import { Password } from "../../../src/controls/password/Password"
import { ReadOnly } from "../../../src/controls/read-only/ReadOnly"
import { Search } from "../../../src/controls/search/Search"
import { Text } from "../../../src/controls/text/Text"
import { TextSuggest } from "../../../src/controls/text-suggest/TextSuggest"
import { Textarea } from "../../../src/controls/textarea/Textarea"
import { lastOf, options, renderControl } from "./renderControl"

afterEach(cleanup)

const input = () => screen.getByLabelText<HTMLInputElement>("出金額")

describe("Text", () => {
  it("brings the right keyboard and never refuses a character", async () => {
    const { changed } = renderControl(Digits)
    expect(input().inputMode).toBe("numeric")
    await userEvent.type(input(), "１２-3")
    expect(lastOf(changed)).toBe("１２-3")
  })

  it("takes full-width letters in a mail address, and lets the phone fill it in", async () => {
    const { changed } = renderControl(Email)
    expect(input().autocomplete).toBe("email")
    await userEvent.type(input(), "ａ@example.jp")
    expect(lastOf(changed)).toBe("ａ@example.jp")
  })

  it("tells the phone's keyboard what to make of letters, as the document says or as fits the control", () => {
    const capitals = () => input().getAttribute("autocapitalize")
    renderControl(Text, { options: { capitals: "characters" } })
    expect(capitals()).toBe("characters")
    cleanup()
    renderControl(Email)
    expect(capitals()).toBe("off")
    cleanup()
    renderControl(Text)
    expect(capitals()).toBeNull()
  })

  it("tells the form when it is left", async () => {
    const { left } = renderControl(Digits)
    await userEvent.click(input())
    await userEvent.tab()
    expect(left).toHaveBeenCalledTimes(1)
  })

  it("carries error and requirement for assistive technology", () => {
    renderControl(Digits, { rawErrors: ["違います"], "aria-describedby": "a b" })
    expect(input().getAttribute("aria-invalid")).toBe("true")
    expect(input().getAttribute("aria-required")).toBe("true")
    expect(input().getAttribute("aria-describedby")).toBe("a b")
  })
})

describe("Textarea", () => {
  it("counts letters, a surrogate pair as one", async () => {
    renderControl(Textarea, { schema: { maxLength: 3 } })
    await userEvent.type(input(), "𠮷野")
    expect(screen.getByText("2 / 3")).toBeTruthy()
  })
})

describe("Password", () => {
  it("shows the secret only on request", async () => {
    const toggled = vi.fn()
    renderControl(Password, { value: "secret", options: { toggled } })
    expect(input().type).toBe("password")
    expect(toggled).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole("button", { name: "表示" }))
    expect(input().type).toBe("text")
    // Its name says what it does; pressed, it would say the opposite.
    expect(screen.getByRole("button", { name: "非表示" }).hasAttribute("aria-pressed")).toBe(false)
    await userEvent.click(screen.getByRole("button", { name: "非表示" }))
    expect(input().type).toBe("password")
    expect(toggled).toHaveBeenCalledTimes(2)
  })
})

describe("Search", () => {
  it("is emptied by its button, which is there while there is something, and keeps the keyboard", async () => {
    const cleared = vi.fn()
    const { changed } = renderControl(Search, { value: "", options: { cleared } })
    expect(screen.queryByRole("button")).toBeNull()
    await userEvent.type(input(), "ほ")
    await userEvent.click(screen.getByRole("button", { name: "入力を消す" }))
    expect([input().value, changed.mock.lastCall, document.activeElement]).toEqual(["", [""], input()])
    expect(cleared).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("has no such button where nothing can be changed", () => {
    renderControl(Search, { value: "ほ", readonly: true })
    expect(screen.queryByRole("button")).toBeNull()
  })
})

describe("OneTimeCode", () => {
  it("takes a pasted code with spaces and full-width digits, and no more than it needs", async () => {
    const { changed, container } = renderControl(OneTimeCode)
    expect(input().autocomplete).toBe("one-time-code")
    expect(input().getAttribute("aria-label")).toMatch(/6桁$/)
    await userEvent.click(input())
    await userEvent.paste("１２３ 4567")
    expect(lastOf(changed)).toBe("123456")
    const drawn = [...container.querySelectorAll(".k-code__box")].map(({ textContent }) => textContent)
    expect(drawn).toEqual(["1", "2", "3", "4", "5", "6"])
  })

  it("takes digits that are composed with an input method", () => {
    const { changed } = renderControl(OneTimeCode)
    fireEvent.compositionStart(input())
    fireEvent.input(input(), { target: { value: "１２" } })
    fireEvent.compositionEnd(input())
    expect(lastOf(changed)).toBe("12")
  })
})

describe("TextSuggest", () => {
  const options = { suggestions: ["東京都港区", "東京都中央区", "大阪市"] }

  it("suggests what fits and takes it by keyboard", async () => {
    const { changed } = renderControl(TextSuggest, { options })
    await userEvent.type(input(), "東京")
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["東京都港区", "東京都中央区"])
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    expect(lastOf(changed)).toBe("東京都中央区")
    expect(input().getAttribute("aria-expanded")).toBe("false")
  })

  it("goes up and down through what it suggests, with none between the last and the first", () => {
    renderControl(TextSuggest, { options })
    const box = screen.getByRole("combobox")
    fireEvent.input(box, { target: { value: "東京" } })
    const pointedAfter = (key: string) => {
      fireEvent.keyDown(box, { key })
      const id = box.getAttribute("aria-activedescendant")
      return id === null ? "none" : (document.getElementById(id)?.textContent ?? "an option that is not there")
    }
    const keys = ["Down", "Up", "Down", "Down", "Down", "Up", "Up", "Up"]
    expect(keys.map((key) => `${key}: ${pointedAfter(`Arrow${key}`)}`)).toEqual([
      "Down: 東京都港区",
      "Up: none",
      "Down: 東京都港区",
      "Down: 東京都中央区",
      "Down: none",
      "Up: 東京都中央区",
      "Up: 東京都港区",
      "Up: none",
    ])
  })

  it("takes a tap, and any other text", async () => {
    const { changed } = renderControl(TextSuggest, { options })
    await userEvent.type(input(), "大阪")
    await userEvent.click(screen.getByRole("option", { name: "大阪市" }))
    expect(lastOf(changed)).toBe("大阪市")
    await userEvent.clear(input())
    await userEvent.type(input(), "京都市")
    expect(lastOf(changed)).toBe("京都市")
  })

  it("a tap takes the suggestion below the finger, whatever is found meanwhile", () => {
    const given = { suggestions: ["東京都港区"] }
    const { changed } = renderControl(TextSuggest, { options: given })
    const box = screen.getByRole("combobox")
    fireEvent.input(box, { target: { value: "東京" } })
    const pressed = screen.getByRole("option", { name: "東京都港区" })
    fireEvent.pointerDown(pressed)
    given.suggestions = ["東京都中央区"]
    fireEvent.input(box, { target: { value: "東京都" } })
    expect(screen.getByRole("option")).toBe(pressed)
    fireEvent.pointerUp(pressed)
    fireEvent.click(pressed)
    expect(lastOf(changed)).toBe("東京都港区")
    expect(screen.queryByRole("option")).toBeNull()
  })

  it("asks for suggestions after a pause, once, and not for too short a text", () => {
    vi.useFakeTimers()
    const asked = vi.fn()
    renderControl(TextSuggest, { options: { suggestions: [], search: { do: asked, from: 2, delay: 400 } } })
    const type = (value: string) => fireEvent.input(input(), { target: { value } })
    type("見")
    vi.advanceTimersByTime(1000)
    expect(asked).not.toHaveBeenCalled()
    type("見本")
    vi.advanceTimersByTime(300)
    type("見本テ")
    vi.advanceTimersByTime(399)
    expect(asked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(asked).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it("asks at once where the field is left before the pause is over, and shows no list then", () => {
    vi.useFakeTimers()
    const asked = vi.fn()
    renderControl(TextSuggest, { options: { suggestions: ["見本"], search: { do: asked, from: 2, delay: 400 } } })
    const box = screen.getByRole("combobox")
    fireEvent.input(box, { target: { value: "見本" } })
    fireEvent.blur(box)
    expect(asked).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1000)
    fireEvent.blur(box)
    expect(asked).toHaveBeenCalledOnce()
    expect(screen.queryAllByRole("option")).toEqual([])
    vi.useRealTimers()
  })

  it("asks nothing for what is still being converted", () => {
    vi.useFakeTimers()
    const asked = vi.fn()
    renderControl(TextSuggest, { options: { suggestions: [], search: { do: asked, from: 2, delay: 400 } } })
    fireEvent.compositionStart(input())
    for (const value of ["み", "みほ", "みほん"]) {
      fireEvent.input(input(), { target: { value }, isComposing: true })
      vi.advanceTimersByTime(1000)
    }
    expect(asked).not.toHaveBeenCalled()
    fireEvent.input(input(), { target: { value: "見本" }, isComposing: true })
    fireEvent.compositionEnd(input())
    vi.advanceTimersByTime(400)
    expect(asked).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it("still offers an item whose name was typed out: it brings more than its name", async () => {
    const options = { suggestions: [{ code: "7999" }], search: { do: () => undefined } }
    const optionsWith: ControlProps["options"]["optionsWith"] = () => ({ ...options, itemLabel: "サンプル自動車" })
    renderControl(TextSuggest, { options, optionsWith })
    await userEvent.type(input(), "サンプル自動車")
    expect(screen.getAllByRole("option")).toHaveLength(1)
  })

  it("shows what a search found as it is worded, and says which one was chosen", async () => {
    const companies = [
      { code: "130A", name: "見本テクノロジー" },
      { code: "7999", name: "サンプル自動車" },
    ]
    const chosen = vi.fn<(item: unknown) => void>()
    const options = { suggestions: companies, search: { do: () => undefined } }
    const optionsWith: ControlProps["options"]["optionsWith"] = ({ item }) => {
      const { code, name } = item as (typeof companies)[number]
      return { ...options, itemLabel: name, itemSub: code, chosen: () => chosen(item) }
    }
    const { changed } = renderControl(TextSuggest, { options, optionsWith })
    await userEvent.type(input(), "ミホン")
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "見本テクノロジー130A",
      "サンプル自動車7999",
    ])
    await userEvent.keyboard("{ArrowDown}{Enter}")
    expect(lastOf(changed)).toBe("見本テクノロジー")
    expect(chosen).toHaveBeenCalledExactlyOnceWith(companies[0])
  })
})

describe("ReadOnly", () => {
  it("shows the label of what was chosen, and a dash for nothing", () => {
    renderControl(ReadOnly, { value: 2, enumOptions: options })
    expect(screen.getByRole("status").textContent).toBe("全額を出金する")
    cleanup()
    renderControl(ReadOnly)
    expect(screen.getByRole("status").textContent).toBe("―")
  })
})
