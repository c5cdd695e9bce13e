// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { Picker } from "../../../src/controls/picker/Picker"
import { layOut } from "../components/layOut"
import { inScreen } from "../components/renderInScreen"
import { lastOf, renderControl } from "./renderControl"

type Item = Readonly<Record<string, unknown>>

const texts = {
  choose: "選択してください",
  close: "閉じる",
  loading: "読み込み中",
  retry: "もう一度読み込む",
  "retry-text": "読み込めませんでした",
}
const zoo = [
  { id: "1", name: "ライオン" },
  { id: "2", name: "ラクダ" },
]

/** Notes what is asked for, and answers when it is told to. */
function aZoo(more: Readonly<Record<string, unknown>> = {}) {
  const asked: Item[] = []
  const worded: Item[] = []
  const answers: ((outcome: string) => void)[] = []
  const chosen: Item[] = []
  const emptied = vi.fn(async () => ({ outcome: "ok" }))
  const ask = (item: Item) => async () => {
    asked.push(item)
    return { outcome: await new Promise<string>((resolve) => void answers.push(resolve)) }
  }
  const optionsWith = ({ item = {} }: { item?: Item }) => (
    worded.push(item),
    {
      title: "動物を選ぶ",
      shown: "ライオン（1）",
      search: { label: "名前", do: ask(item), longest: 20 },
      letters: { label: "五十音", values: ["あ", "ら"], name: `${String(item["letter"])}行`, do: ask(item) },
      first: { title: "人気の動物", items: zoo.slice(0, 1) },
      items: undefined,
      itemValue: item["id"],
      itemLabel: String(item["name"]),
      count: `${String(item["count"])}件`,
      none: "見つかりません",
      emptied,
      chosen: async () => (chosen.push(item), { outcome: "ok" }),
      ...more,
    }
  )
  const view = renderControl(Picker, { options: optionsWith({}), optionsWith: optionsWith as never, texts }, inScreen)
  return {
    asked,
    worded,
    chosen,
    emptied,
    answer: async (outcome = "ok") => {
      await act(async () => answers.shift()?.(outcome))
      await pass(0)
    },
    ...view,
  }
}

const field = () => screen.getByRole("combobox", { name: "出金額" })
const type = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } })
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it("opens a half-sheet with the first items, and gives the one that is chosen", async () => {
  const { changed, chosen, emptied } = aZoo()
  expect(field().textContent).toBe("選択してください")
  fireEvent.click(field())
  expect(emptied).toHaveBeenCalledTimes(1)
  const list = screen.getByRole("listbox", { name: "人気の動物" })
  fireEvent.click(within(list).getByRole("option", { name: "ライオン" }))
  expect(lastOf(changed)).toBe("1")
  expect(chosen).toEqual([zoo[0]])
  await pass(200)
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(field().textContent).toBe("ライオン（1）")
})

it("asks 300 ms after typing stops: names in katakana, digits as a code", async () => {
  const { asked, answer } = aZoo()
  fireEvent.click(field())
  type("ら")
  await pass(200)
  type("らい")
  await pass(299)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual([{ text: "ライ", code: "" }])
  await answer()
  type("００１")
  await pass(300)
  expect(asked.at(-1)).toMatchObject({ code: "001" })
})

it("asks for nothing while a syllable of hiragana is half typed in Latin letters", async () => {
  const { asked } = aZoo()
  fireEvent.click(field())
  type("らいｏ")
  await pass(300)
  expect(asked).toEqual([{ text: "ライ", code: "" }])
})

it("says that an answer did not come, in place of what was asked for, and asks again", async () => {
  const { asked, answer } = aZoo({ items: zoo, first: undefined })
  fireEvent.click(field())
  type("らいお")
  await pass(300)
  await answer("offline")
  expect(screen.getByRole("alert").textContent).toBe("読み込めませんでした")
  expect(screen.queryByRole("listbox")).toBeNull()
  fireEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }))
  expect(document.activeElement?.closest("[role=dialog], dialog")).not.toBeNull()
  expect(asked.map((item) => item["text"])).toEqual(["ライオ", "ライオ"])
  await answer("cancelled")
  expect(screen.queryByRole("alert")).not.toBeNull()
  fireEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }))
  await answer()
  expect(screen.queryByRole("alert")).toBeNull()
  expect(screen.getAllByRole("option")).toHaveLength(2)
})

it("asks one question at a time, and of those that come meanwhile the newest alone", async () => {
  const { asked, answer } = aZoo()
  fireEvent.click(field())
  for (const text of ["ア", "イ", "ウ"]) {
    type(text)
    await pass(300)
  }
  expect(asked.map((item) => item["text"])).toEqual(["ア"])
  await answer()
  expect(asked.map((item) => item["text"])).toEqual(["ア", "ウ"])
})

it("what is asked for takes the place of the first items once nothing is pressed: a tap gives the one below the finger", async () => {
  const { changed } = aZoo()
  fireEvent.click(field())
  const row = screen.getByRole("option", { name: "ライオン" })
  type("ラクダ")
  fireEvent.pointerDown(row)
  await pass(300)
  expect(screen.getByRole("option")).toBe(row)
  fireEvent.pointerUp(row)
  await pass(400)
  expect(screen.queryByRole("option")).toBeNull()
  expect(screen.getByText("読み込み中")).toBeTruthy()
  cleanup()
  const { changed: chosen } = aZoo()
  fireEvent.click(field())
  type("ラクダ")
  const pressed = screen.getByRole("option", { name: "ライオン" })
  fireEvent.pointerDown(pressed)
  await pass(300)
  fireEvent.pointerUp(pressed)
  fireEvent.click(pressed)
  expect(lastOf(chosen)).toBe("1")
  expect(changed).not.toHaveBeenCalled()
})

it("a letter is asked for in katakana, and takes the place of what was typed", async () => {
  const { asked } = aZoo()
  fireEvent.click(field())
  type("ライ")
  fireEvent.click(screen.getByRole("button", { name: "ら行" }))
  await pass(300)
  expect(asked).toEqual([{ letter: "ら", kana: "ラ" }])
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("")
  expect(screen.getByRole("button", { name: "ら行" }).getAttribute("aria-pressed")).toBe("true")
})

it("says how many were found, or that there are none, and forgets them when the search is emptied", async () => {
  const { emptied } = aZoo({ items: zoo })
  fireEvent.click(field())
  expect(screen.getByRole("status").textContent).toBe("2件")
  type("ラ")
  type(" ")
  await pass(300)
  expect(emptied).toHaveBeenCalledTimes(2)
  cleanup()
  aZoo({ items: [] })
  fireEvent.click(field())
  expect(screen.getByRole("status").textContent).toBe("見つかりません")
})

it("arrows go through the options, Enter chooses, Escape closes", async () => {
  const { changed } = aZoo({ items: zoo })
  fireEvent.click(field())
  const [first, second] = screen.getAllByRole("option")
  fireEvent.keyDown(first as Element, { key: "ArrowDown" })
  expect(document.activeElement).toBe(second)
  expect(screen.getAllByRole("option").map(({ tabIndex }) => tabIndex)).toEqual([-1, 0])
  fireEvent.keyDown(document, { key: "Escape" })
  await pass(200)
  expect(screen.queryByRole("dialog")).toBeNull()
  fireEvent.click(field())
  fireEvent.keyDown(screen.getAllByRole("option")[1] as Element, { key: "Enter" })
  expect(lastOf(changed)).toBe("2")
})

const many = Array.from({ length: 28_944 }, (_, index) => ({ id: String(index), name: `動物${index}` }))

it("of 28,944 items words and draws few, also as the search is typed, and tells screen readers of all", () => {
  const { worded } = aZoo({ items: many })
  fireEvent.click(field())
  const drawn = screen.getAllByRole("option")
  expect(drawn.length).toBeLessThan(100)
  expect(drawn[0]?.getAttribute("aria-setsize")).toBe("28944")
  for (const text of ["ラ", "ライ"]) type(text)
  expect(worded.length).toBeLessThan(500)
})

it("of 28,944 items keys reach both ends, which are not drawn before, and Tab always finds a row", async () => {
  vi.useRealTimers()
  const page = layOut(50)
  const far = many.length * 50 - innerHeight
  const bring = vi.spyOn(Element.prototype, "scrollIntoView")
  bring.mockImplementation((how) => page.scrollTo(typeof how === "object" && how.block === "end" ? far : 0))
  onTestFinished(() => (bring.mockRestore(), page.end()))
  aZoo({ items: many })
  fireEvent.click(field())
  await vi.waitUntil(() => document.querySelector(".k-rows-gap") !== null, { timeout: 60_000 })
  const stops = () => screen.getAllByRole("option").flatMap((row) => (row.tabIndex === 0 ? [row] : []))
  act(() => page.scrollTo(500_000))
  expect(stops()).toHaveLength(1)
  act(() => stops()[0]?.focus())
  for (const [key, name] of [
    ["End", "動物28943"] as const,
    ["ArrowUp", "動物28942"] as const,
    ["Home", "動物0"] as const,
  ]) {
    act(() => void fireEvent.keyDown(document.activeElement as Element, { key }))
    expect(document.activeElement?.textContent).toBe(name)
    expect(stops()).toEqual([document.activeElement])
  }
})
