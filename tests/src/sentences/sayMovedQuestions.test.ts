// @vitest-environment node
import { describe, expect, it } from "vitest"
import { eachDifference, sayChanges, writeSaid } from "../../../src/sentences"

interface Side {
  readonly day: readonly object[]
  readonly night: readonly object[]
  readonly isAnsweredBy?: "day" | "night"
}

const name = { field: "petName", label: "ペットの名前", widget: "text" }
const age = { field: "petAge", label: "年齢", widget: "text" }
const count = { field: "count", label: "頭数", widget: "text" }

/** Two screens of a zoo that ask, each with a sample that answers. */
function documents({ day, night, isAnsweredBy }: Side): ReadonlyMap<string, unknown> {
  const form = (id: string, ui: readonly object[]) => ({
    kind: "form",
    id,
    schema: {
      properties: Object.fromEntries((ui as { field: string }[]).map(({ field }) => [field, { type: "string" }])),
    },
    ui,
  })
  const screen = (id: string, title: string) => ({
    kind: "screen",
    id,
    title,
    body: [{ widget: "form", form: id, into: "$form" }],
    samples: { filled: { answers: { form: id === isAnsweredBy ? { petName: "タロ" } : {} } } },
  })
  return new Map<string, unknown>([
    ["zoo/day.form.json", form("day", day)],
    ["zoo/day.screen.json", screen("day", "昼")],
    ["zoo/night.form.json", form("night", night)],
    ["zoo/night.screen.json", screen("night", "夜")],
  ])
}

const before = documents({ day: [count, name], night: [age], isAnsweredBy: "day" })
const changes = (after: Side) => sayChanges(before, documents(after), [])

describe("a question that is gone from one form and stands in another", () => {
  const moved = changes({ day: [count], night: [age, name], isAnsweredBy: "night" })

  it("is one change, with all that was written for its answer", () => {
    expect(moved.map(writeSaid)).toEqual(["「昼」の入力フォームから入力欄「ペットの名前」を「夜」の入力フォームへ移動"])
    expect(moved[0]).toMatchObject({ file: "zoo/night.form.json", pointer: "/ui/1" })
    expect(eachDifference(moved).map(({ file }) => file)).toEqual([
      "zoo/day.form.json",
      "zoo/day.form.json",
      "zoo/day.screen.json",
      "zoo/night.form.json",
      "zoo/night.form.json",
      "zoo/night.screen.json",
    ])
    expect(moved[0]?.back.map(({ op, file, pointer }) => `${op} ${file}${pointer}`).toSorted()).toEqual([
      "insert zoo/day.form.json/ui/1",
      "remove zoo/night.form.json/schema/properties/petName",
      "remove zoo/night.form.json/ui/1",
      "set zoo/day.form.json/schema/properties",
      "set zoo/day.screen.json/samples",
      "set zoo/night.screen.json/samples",
    ])
  })

  it("is told to be another one by now, and what else was changed is told beside it", () => {
    const other = changes({
      day: [count],
      night: [
        { ...age, label: "年" },
        { ...name, required: true },
      ],
      isAnsweredBy: "night",
    })
    expect(other.map(writeSaid)).toEqual([
      "「夜」の入力フォームの入力欄「年齢」のラベル：「年齢」 → 「年」",
      "「昼」の入力フォームから入力欄「ペットの名前」を「夜」の入力フォームへ移動し、中身も変更",
    ])
  })
})

it("is one change where a button of the other form sends its answer", () => {
  const sending = (...names: readonly string[]) => ({
    field: "ready",
    widget: "buttons",
    tap: [{ do: "call", call: "zoo/feed", input: Object.fromEntries(names.map((one) => [one, `$form.${one}`])) }],
  })
  const known = ["petAge", "count", "ready"]
  const asking = documents({ day: [count, name], night: [age, sending(...known)] })
  const asked = documents({ day: [count], night: [age, sending(...known, "petName"), name] })
  const [moved, ...others] = sayChanges(asking, asked, [])
  expect(others.map(writeSaid)).toEqual([])
  expect(moved?.back.map(({ pointer }) => pointer)).toContain("/ui/1/tap/0/input/petName")
})

it("a question that is gone and one of another name that is new are two changes", () => {
  const said = changes({ day: [count], night: [age, { ...name, field: "nickname" }] }).map(writeSaid)
  expect(said.filter((one) => one.includes("移動"))).toEqual([])
  expect(said).toContain("「昼」の入力フォームから入力欄「ペットの名前」を削除")
})
