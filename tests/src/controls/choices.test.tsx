// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ComponentType } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { CheckCards } from "../../../src/controls/check-cards/CheckCards"
import { Checkbox } from "../../../src/controls/checkbox/Checkbox"
import { DateParts } from "../../../src/controls/date-parts/DateParts"
import { DocumentList } from "../../../src/controls/document-list/DocumentList"
import { Radio } from "../../../src/controls/radio/Radio"
import { RadioCards } from "../../../src/controls/radio-cards/RadioCards"
import { Select } from "../../../src/controls/select/Select"
import { Switch } from "../../../src/controls/switch/Switch"
import { YearMonthSelect } from "../../../src/controls/year-month-select/YearMonthSelect"
import { YesNo } from "../../../src/controls/yes-no/YesNo"
import { inScreen } from "../components/renderInScreen"
import { lastOf, options, renderControl } from "./renderControl"

afterEach(cleanup)

describe("Radio", () => {
  it("gives the value as it is in the document, not as text", async () => {
    const { changed } = renderControl(Radio, { enumOptions: options })
    await userEvent.click(screen.getByRole("radio", { name: "全額を出金する" }))
    expect(lastOf(changed)).toBe(2)
  })

  it("moves with the arrow keys, as one group", async () => {
    const { changed } = renderControl(Radio, { enumOptions: options, value: 1 })
    screen.getByRole("radio", { name: "金額を指定する" }).focus()
    await userEvent.keyboard("{ArrowDown}")
    expect(lastOf(changed)).toBe(2)
  })
})

describe("RadioCards", () => {
  it("describes an option and says why another cannot be chosen", () => {
    renderControl(RadioCards, { enumOptions: options })
    const open = screen.getByRole("radio", { name: "金額を指定する" })
    expect(document.getElementById(open.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "1円から指定できます",
    )
    const closed = screen.getByRole("radio", { name: "あとで決める" })
    expect(closed.getAttribute("aria-disabled")).toBe("true")
    expect(document.getElementById(closed.getAttribute("aria-describedby") ?? "")?.textContent).toBe("受付時間外です")
  })

  it("keeps an option that cannot be chosen in reach, and does not choose it", async () => {
    const { changed } = renderControl(RadioCards, { enumOptions: options })
    await userEvent.click(screen.getByText("あとで決める"))
    expect(changed).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "あとで決める" }))
  })

  it("reads a badge with its option", () => {
    renderControl(RadioCards, { enumOptions: [{ value: 1, label: "特定口座", badge: "おすすめ", disabled: false }] })
    expect(screen.getByRole("radio", { name: "特定口座 おすすめ" })).toBeTruthy()
  })

  it("draws a picture at its option, for the eye alone", () => {
    const enumOptions = [
      { value: 1, label: "在留カード", picture: "residence-card", disabled: false },
      { value: 2, label: "お持ちでない方", disabled: false },
    ]
    renderControl(RadioCards, { enumOptions }, inScreen)
    const [card, none] = screen.getAllByRole("radio").map((radio) => radio.closest(".k-choice"))
    expect(card?.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true")
    expect(screen.getByRole("radio", { name: "在留カード" })).toBeTruthy()
    expect(none?.querySelector("svg")).toBeNull()
    expect(screen.queryByRole("img")).toBeNull()
  })

  it("draws a logo before its option, and the first letter of the option where it is missing or does not come", () => {
    const enumOptions = [
      { value: 1, label: "サンプルペイ銀行", image: "https://img.example/spb.png", disabled: false },
      { value: 2, label: "みほん銀行", image: null, disabled: false },
      { value: 3, label: "そのほか", disabled: false },
    ]
    renderControl(RadioCards, { enumOptions })
    const marks = () => screen.getAllByRole("radio").map((radio) => radio.closest("label")?.querySelector(".k-logo"))
    const picture = marks()[0]?.querySelector("img")
    expect(picture?.getAttribute("src")).toBe("https://img.example/spb.png")
    expect(marks().map((mark) => mark?.textContent)).toEqual(["", "み", undefined])
    fireEvent.error(picture as HTMLImageElement)
    expect(marks().map((mark) => mark?.textContent)).toEqual(["サ", "み", undefined])
    expect(screen.getByRole("radio", { name: "サンプルペイ銀行" })).toBeTruthy()
    expect(screen.queryByRole("img")).toBeNull()
  })

  it("names a picture that shows something, and leaves the name of the option alone", () => {
    const card = { value: 1, label: "在留カード", picture: "residence-card", pictureAlt: "在留カードの見本" }
    renderControl(RadioCards, { enumOptions: [{ ...card, disabled: false }] }, inScreen)
    expect(screen.getByRole("img", { name: "在留カードの見本" })).toBeTruthy()
    expect(screen.getByRole("radio", { name: "在留カード" })).toBeTruthy()
  })
})

describe("CheckCards", () => {
  const sources = [
    { value: "SALARY", label: "給与", disabled: false },
    { value: "PENSION", label: "年金", disabled: false },
    { value: "NONE", label: "なし", disabled: false, exclusive: true },
  ]

  it("keeps the order of the options, whatever the order of the taps", async () => {
    const { changed } = renderControl(CheckCards, { enumOptions: sources })
    await userEvent.click(screen.getByRole("checkbox", { name: "年金" }))
    await userEvent.click(screen.getByRole("checkbox", { name: "給与" }))
    expect(lastOf(changed)).toEqual(["SALARY", "PENSION"])
  })

  it("clears the others for an exclusive option, and that one for any other", async () => {
    const { changed } = renderControl(CheckCards, { enumOptions: sources, value: ["SALARY", "PENSION"] })
    await userEvent.click(screen.getByRole("checkbox", { name: "なし" }))
    expect(lastOf(changed)).toEqual(["NONE"])
    await userEvent.click(screen.getByRole("checkbox", { name: "年金" }))
    expect(lastOf(changed)).toEqual(["PENSION"])
    await userEvent.click(screen.getByRole("checkbox", { name: "年金" }))
    expect(lastOf(changed)).toEqual([])
  })

  it("sets an option apart by a heading that is only heard", () => {
    const options = sources.map((one) => (one.exclusive === true ? { ...one, heading: "いずれもない場合" } : one))
    renderControl(CheckCards, { enumOptions: options })
    const heading = screen.getByRole("heading", { name: "いずれもない場合" })
    expect(heading.className).toBe("k-hidden-text")
    expect(heading.nextElementSibling).toBe(screen.getByRole("checkbox", { name: "なし" }).closest(".k-choice"))
  })
})

describe("YesNo", () => {
  it("has no answer of its own, then YES or NO", async () => {
    const { changed } = renderControl(YesNo)
    expect(screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(false)
    await userEvent.click(screen.getByRole("radio", { name: "いいえ" }))
    expect(lastOf(changed)).toBe("NO")
  })
})

const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "出金額" })

describe("Checkbox", () => {
  it("is not ticked in advance, and gives the constant of the schema", async () => {
    const { changed } = renderControl(Checkbox, { hideLabel: false, schema: { type: "integer", const: 1 } })
    expect(box().checked).toBe(false)
    await userEvent.click(box())
    expect(lastOf(changed)).toBe(1)
    await userEvent.click(box())
    expect(lastOf(changed)).toBeUndefined()
  })

  it("says why it cannot be ticked yet", () => {
    renderControl(Checkbox, {
      hideLabel: false,
      disabled: true,
      options: { reason: "書類を開いてご確認ください" },
      schema: { const: true },
    })
    expect(box().disabled).toBe(true)
    expect(document.getElementById(box().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "書類を開いてご確認ください",
    )
  })

  it("follows its link without ticking", async () => {
    const tap = vi.fn()
    const { changed } = renderControl(Checkbox, {
      hideLabel: false,
      options: { link: { label: "規約を読む", tap } },
      schema: { const: true },
    })
    await userEvent.click(screen.getByRole("button", { name: "規約を読む" }))
    expect(tap).toHaveBeenCalledTimes(1)
    expect(changed).not.toHaveBeenCalled()
  })
})

describe("Switch", () => {
  it("is on or off, in the type of the schema", async () => {
    const { changed } = renderControl(Switch, { hideLabel: false, schema: { type: "integer", enum: [0, 1] }, value: 0 })
    await userEvent.click(screen.getByRole("switch"))
    expect(lastOf(changed)).toBe(1)
    await userEvent.click(screen.getByRole("switch"))
    expect(lastOf(changed)).toBe(0)
  })
})

describe("Select", () => {
  it("starts with an empty row and gives the value as it is in the document", async () => {
    const { changed } = renderControl(Select, { enumOptions: options })
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "出金額" })
    expect(select.selectedOptions[0]?.textContent).toBe("選択してください")
    await userEvent.selectOptions(select, "全額を出金する")
    expect(lastOf(changed)).toBe(2)
    await userEvent.selectOptions(select, "選択してください")
    expect(lastOf(changed)).toBeUndefined()
  })
})

describe("DateParts", () => {
  it("hands the focus on when a part is full, and gives an ISO date", async () => {
    const { changed } = renderControl(DateParts)
    await userEvent.click(screen.getByRole("textbox", { name: "年" }))
    await userEvent.keyboard("199004")
    await userEvent.keyboard("１")
    await userEvent.tab()
    expect(lastOf(changed)).toBe("1990-04-01")
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "日" }).value).toBe("1")
  })

  it("keeps unfinished parts in view", async () => {
    const { changed } = renderControl(DateParts)
    await userEvent.type(screen.getByRole("textbox", { name: "月" }), "4")
    expect(lastOf(changed)).toBe("-04-")
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "月" }).value).toBe("4")
    await userEvent.clear(screen.getByRole("textbox", { name: "月" }))
    expect(lastOf(changed)).toBeUndefined()
  })

  it("speaks of leaving only when all parts are left", async () => {
    const { left } = renderControl(DateParts)
    await userEvent.click(screen.getByRole("textbox", { name: "年" }))
    await userEvent.tab()
    expect(left).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    expect(left).toHaveBeenCalledTimes(1)
  })
})

describe("YearMonthSelect", () => {
  it("gives a value once both are chosen", async () => {
    const { changed } = renderControl(YearMonthSelect, { options: { from: 2024, to: "2026-03" } })
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "年" }), "2025")
    expect(lastOf(changed)).toBeUndefined()
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "年" }).value).toBe("2025")
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "月" }), "1")
    expect(lastOf(changed)).toBe("2025-01")
  })

  it("is empty again when its value goes from outside", async () => {
    const Select = YearMonthSelect as unknown as ComponentType<Readonly<Record<string, unknown>>>
    const texts = { year: "年", month: "月" }
    const drawn = (value?: string) => (
      <Select
        id="field"
        options={{ from: 2024, to: 2026 }}
        value={value}
        onChange={() => undefined}
        onBlur={() => undefined}
        registry={{ formContext: { texts } }}
      />
    )
    const { rerender } = render(drawn())
    const box = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name })
    await userEvent.selectOptions(box("年"), "2025")
    await userEvent.selectOptions(box("月"), "1")
    rerender(drawn("2025-01"))
    rerender(drawn())
    expect([box("年").value, box("月").value]).toEqual(["", ""])
  })
})

describe("DocumentList", () => {
  it("opens a document, remembers it and says so", async () => {
    const documents = [
      { documentId: "one", title: "約款" },
      { documentId: "two", title: "規程" },
    ]
    const open = vi.fn(async () => ({ outcome: "ok" }))
    const { changed } = renderControl(DocumentList, { options: { items: documents, open } })
    await userEvent.click(screen.getByRole("button", { name: /規程/ }))
    expect(open).toHaveBeenCalledTimes(1)
    expect(lastOf(changed)).toEqual(["two"])
    expect(screen.getByRole("button", { name: /規程/ }).textContent).toContain("確認済み")
    expect(screen.getByRole("button", { name: /約款/ }).textContent).not.toContain("確認済み")
  })
})
