import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect, it } from "vitest"
import { editText } from "../../../renderer/editing"
import type { DeskApi } from "../../../src/desk/deskApi"
import { DeskStore } from "../../../src/desk/DeskStore"
import { partSource, wrongLine } from "../../../src/desk/source/partSource"
import { SourcePane } from "../../../src/desk/source/SourcePane"

const file = "zoo/animals.screen.json"
const first = `{
  "title": "Zoo",
  "body": [
    {
      "widget": "text",   "text": "a"
    },
    { "widget": "note", "text": "b" }
  ]
}
`

let text: string
let store: DeskStore
let covered: object = {}
beforeEach(async () => {
  covered = {}
  text = first
  const api: Partial<DeskApi> = {
    get: (path) => Promise.resolve({ status: 200, body: path === "bench/coverage" ? covered : {} }),
    file: () => Promise.resolve(text),
    edit(edits) {
      const [edit] = edits
      const outcome = edit && editText(text, edit)
      if (outcome?.kind !== "edited") return Promise.resolve({ kind: "missing", index: 0 })
      ;({ text } = outcome)
      return Promise.resolve({ kind: "edited", undo: [outcome.undo] })
    },
  }
  store = new DeskStore(api as DeskApi)
  await store.want(file)
})
afterEach(cleanup)

const open = (pointer: string) => {
  render(<SourcePane store={store} place={{ file, pointer }} />)
  return screen.getByRole<HTMLTextAreaElement>("textbox", { name: "JSON" })
}
const numbers = () => [...document.querySelectorAll(".d-source__numbers > li")].map((one) => one.textContent)

it("shows a part as it is written, with the lines of its document", () => {
  expect(open("/body/0").value).toBe('{\n  "widget": "text",   "text": "a"\n}')
  expect(numbers()).toEqual(["4", "5", "6"])
})

it("marks the lines of what no state shows", async () => {
  const one = { kind: "block", says: "", screen: "animals" }
  covered = {
    counts: {},
    missing: [
      { ...one, file, pointer: "/body/1" },
      { ...one, file: "other.json", pointer: "/body" },
    ],
  }
  open("/body")
  await waitFor(() =>
    expect([...document.querySelectorAll("[data-unpictured]")].map((line) => line.textContent)).toEqual(["7"]),
  )
  expect(document.querySelector("[data-unpictured]")?.getAttribute("title")).toContain("どの状態にも出ていません")
})

it("writes what is typed as it is typed, no other byte, and one step takes it back", async () => {
  const field = open("/body/0")
  fireEvent.change(field, { target: { value: '{\n  "widget": "text",   "text": "c"\n}' } })
  await waitFor(() => expect(text).toBe(first.replace('"a"', '"c"')))
  expect(store.valueAt({ file, pointer: "/body/0/text" })).toBe("c")
  await store.history.undo()
  expect(text).toBe(first)
  await waitFor(() => expect(screen.getByRole("textbox")).toBeDefined())
})

it("follows what a field writes", async () => {
  const field = open("/body/1")
  await store.set({ file, pointer: "/body/1/text" }, "d")
  await waitFor(() => expect(field.value).toBe('{ "widget": "note", "text": "d" }'))
})

it("says on which line something is no JSON, saves nothing, and keeps it in view", async () => {
  const field = open("/body/0")
  fireEvent.change(field, { target: { value: '{\n  "widget": "text" "text": "c"\n}' } })
  expect(screen.getByRole("status").textContent).toContain("5行目：JSONとして読み取れない")
  fireEvent.blur(field)
  await Promise.resolve()
  expect([field.value.includes('"c"'), text]).toEqual([true, first])
})

it.each([
  ["", "/title", 1],
  ["\r\n", "/body", 3],
])("gives back the very bytes, whatever ends the lines (%j)", (lineEnd, pointer, line) => {
  const document = lineEnd === "" ? JSON.stringify(JSON.parse(first)) : first.replaceAll("\n", lineEnd)
  const part = partSource(document, pointer)
  expect(part?.line).toBe(line)
  expect(document).toContain(part?.written(part.text) ?? "nothing")
  expect(part?.text).not.toContain("\r")
})

it("knows the line of a mistake", () => {
  expect([wrongLine("1"), wrongLine("{"), wrongLine('{\n"a": x}')]).toEqual([undefined, 1, 2])
})

it("says what was typed and is no JSON when the pane goes", () => {
  const area = open("/body/1")
  fireEvent.change(area, { target: { value: '{ "widget": "note", "text": "大切な文' } })
  cleanup()
  expect(store.history.lost.join()).toContain("大切な文")
})
