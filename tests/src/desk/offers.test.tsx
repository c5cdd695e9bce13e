import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { caretAt } from "../../../src/desk/source/caretAt"
import { helpAt } from "../../../src/desk/source/offers"
import { SourcePane } from "../../../src/desk/source/SourcePane"
import { openDesk, type OpenDesk } from "../../support/openDesk"

let desk: OpenDesk
const file = "withdrawal/client_withdrawal.screen.json"
beforeAll(async () => {
  desk = await openDesk()
  desk.store.choose("client_withdrawal")
  await Promise.all([file, "withdrawal/withdrawal.form.json", "app.json"].map((one) => desk.store.want(one)))
}, 120_000)
afterAll(() => desk.close())
afterEach(cleanup)

/** The caret stands where the text has a `^`. */
const caretIn = (marked: string) => caretAt(marked.replace("^", ""), marked.indexOf("^"))
const help = (marked: string) => {
  const caret = caretIn(marked)
  if (!caret) throw new Error(`no text at ${marked}`)
  return helpAt(desk.store, { file, pointer: "/body/0" }, caret)
}
const values = (marked: string) => help(marked).offers.map(({ value }) => value)
const names = (marked: string) => help(marked).offers.map(({ name }) => name)

describe("the caret", () => {
  it("stands in a name or in a value, also where the text is not finished", () => {
    expect(caretIn('{ "widget": "button", "ic^": "bank" }')).toMatchObject({ isName: true, name: "ic", typed: "ic" })
    expect(caretIn('{ "widget": "button", "tap": [{ "do": "g^')).toMatchObject({
      isName: false,
      name: "do",
      typed: "g",
      beside: {},
    })
    expect(caretIn('{ "widget": "note", "text": "a\\"b^c" }')).toMatchObject({ name: "text", written: 'a\\"bc' })
    expect(caretIn('{ "a": { "b": "c" }, "d": "^" }')).toMatchObject({ name: "d", beside: {} })
    expect(caretIn('{ "is": ["$draft.AMOUNT_TYPE", "^"] }')).toMatchObject({ isName: false, name: "is" })
  })

  it("stands nowhere between texts", () => {
    expect(caretIn('{ ^"a": 1 }')).toBeUndefined()
    expect(caretIn('{ "a": 1^2 }')).toBeUndefined()
  })
})

describe("what can be written at the caret", () => {
  it("is a property that the part has and that does not stand there yet", () => {
    expect(values('{ "widget": "button", "label": "次へ", "s^" }')).toEqual(expect.arrayContaining(["style", "size"]))
    expect(values('{ "widget": "button", "label": "次へ", "lab^" }')).toEqual(["labels"])
  })

  it("is what people find by its Japanese name", () => {
    expect(names('{ "widget": "お知らせ^" }')).toContain("お知らせの箱")
    expect(values('{ "do": "half^" }')).toEqual(["half-sheet"])
    expect(values('{ "widget": "button", "style": "dan^" }')).toEqual(["danger"])
  })

  it("is a screen, an icon or a half-sheet by what it is called", () => {
    expect(names('{ "do": "go", "to": "出金内容^" }')).toEqual(["出金内容の確認"])
    expect(values('{ "do": "half-sheet", "sheet": "general-err^" }')).toContain("general-error")
  })

  it("is a value that the documents know, in conditions and in sentences", () => {
    expect(values('{ "is": ["$draft.AMOUNT_T^", 1] }')).toContain("$draft.AMOUNT_TYPE")
    const inText = help('{ "widget": "text", "text": "手数料は{draft.AMOUNT_T^}です" }')
    expect(inText.offers[0]).toMatchObject({ value: "draft.AMOUNT_TYPE", from: 5, to: 19 })
    expect(values('{ "widget": "text", "text": "{draft.AMOUNT|ye^}" }')).toContain("yen")
  })

  it("is said for what stands there", () => {
    expect(help('{ "is": ["$draft.AMOUNT^"] }').says).toMatch(/：出金額$/)
    expect(help('{ "widget": "but^ton" }').says).toMatch(/：ボタン$/)
  })
})

it("is reached by keyboard, and stands in the text afterwards", async () => {
  const place = { file, pointer: "/body/1" }
  render(<SourcePane store={desk.store} place={place} />)
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "JSON" })
  const at = field.value.indexOf("heading") + "heading".length
  fireEvent.change(field, { target: { value: field.value.replace("heading", "headin") } })
  field.setSelectionRange(at - 1, at - 1)
  fireEvent.select(field)
  const offers = within(screen.getByRole("region", { name: "カーソルの位置に書けるもの" }))
  await waitFor(() => expect(offers.getAllByRole("button")[0]?.textContent).toBe("見出しheading"))
  fireEvent.keyDown(field, { key: " ", ctrlKey: true })
  expect(document.activeElement).toBe(offers.getAllByRole("button")[0])
  fireEvent.keyDown(document.activeElement as Element, { key: "Escape" })
  expect(document.activeElement).toBe(field)
  fireEvent.click(offers.getAllByRole("button")[0] as Element)
  expect(field.value).toContain('"widget": "heading"')
  expect(field.selectionStart).toBe(at)
  expect(document.activeElement).toBe(field)
  await waitFor(() => expect(desk.store.valueAt({ file, pointer: "/body/1/widget" })).toBe("heading"))
})
