import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { DeskApi } from "../../../src/desk/deskApi"
import { DeskStore } from "../../../src/desk/DeskStore"
import { keepDrafts } from "../../../src/desk/keepDrafts"
import { useDraft } from "../../../src/desk/parts/useDraft"
import { emptyDraft } from "../../../src/desk/questions/questionDraft"

const first = { ...emptyDraft, label: "" }

function Question({ store }: { readonly store: DeskStore }) {
  const [draft, setDraft] = useDraft(store, "question", first)
  return (
    <>
      <input value={draft.label} onChange={({ target: { value } }) => setDraft((now) => ({ ...now, label: value }))} />
      <button type="button" onClick={() => setDraft((now) => ({ ...now, options: [{ label: "はい", value: "1" }] }))}>
        選択肢
      </button>
      <button type="button" onClick={() => setDraft(() => first)}>
        加える
      </button>
      <p>{draft.options.map(({ label }) => label.trim()).join("、")}</p>
    </>
  )
}

/** The page as it is loaded in this tab. */
let stop: () => void = () => undefined
function load(): void {
  stop()
  cleanup()
  const store = new DeskStore({} as DeskApi)
  stop = keepDrafts(store, sessionStorage)
  render(<Question store={store} />)
}
const shown = () => [screen.getByRole("textbox"), screen.getByRole("paragraph")]
const values = () => shown().map((part) => (part instanceof HTMLInputElement ? part.value : part.textContent))

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  stop()
  cleanup()
})

it("what is half typed is there again when the page is loaded again, until it is added", async () => {
  load()
  await userEvent.type(screen.getByRole("textbox"), "勤務先")
  await userEvent.click(screen.getByText("選択肢"))
  load()
  expect(values()).toEqual(["勤務先", "はい"])
  await userEvent.click(screen.getByText("加える"))
  load()
  expect(values()).toEqual(["", ""])
})

it.each([
  ["what is no JSON", "{"],
  ["what is no list", '{"question":{}}'],
  ["what is no draft", '[null,["question"],[1,{}]]'],
  ["another kind of value", '[["question","勤務先"]]'],
  ["a draft without a part", '[["question",{"label":"勤務先"}]]'],
  ["a part of another kind", JSON.stringify([["question", { ...first, label: 7 }]])],
  ["a part that may be missing, of another kind", JSON.stringify([["question", { ...first, name: 7 }]])],
  ["options that are none", JSON.stringify([["question", { ...first, options: [{ label: 7 }] }]])],
])("%s is ignored", (_, kept) => {
  sessionStorage.setItem("desk.drafts", kept)
  load()
  expect(values()).toEqual(["", ""])
})

it("a browser that keeps nothing has drafts until the page is loaded again", async () => {
  const none = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full")
    },
  } as unknown as Storage
  const store = new DeskStore({} as DeskApi)
  stop = keepDrafts(store, none)
  const { unmount } = render(<Question store={store} />)
  await userEvent.type(screen.getByRole("textbox"), "勤務先")
  unmount()
  render(<Question store={store} />)
  expect(values()).toEqual(["勤務先", ""])
})
