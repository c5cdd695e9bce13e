// @vitest-environment node
import { describe, expect, it } from "vitest"
import { editText, writeDocument } from "../../../renderer/editing"
import { eachDifference, type SaidChange, sayChanges, writeSaid } from "../../../src/sentences"

interface Side {
  readonly day: readonly object[]
  readonly night: readonly object[]
  /** Answers of the samples; a screen that is not named has a sample without any. */
  readonly answers?: { readonly day?: object; readonly night?: object }
}

const name = { field: "petName", label: "ペットの名前", widget: "text" }
const age = { field: "petAge", label: "年齢", widget: "text" }
const taro = { petName: "タロ" }
const count = { field: "count", label: "頭数", widget: "text" }

/** Two screens of a zoo that ask, each with a sample that answers. */
function documents({ day, night, answers = {} }: Side): ReadonlyMap<string, unknown> {
  const form = (id: string, ui: readonly object[]) => ({
    kind: "form",
    id,
    schema: {
      properties: Object.fromEntries((ui as { field: string }[]).map(({ field }) => [field, { type: "string" }])),
    },
    ui,
  })
  const screen = (id: "day" | "night", title: string) => ({
    kind: "screen",
    id,
    title,
    body: [{ widget: "form", form: id, into: "$form" }],
    samples: { filled: { answers: { form: answers[id] ?? {} } } },
  })
  return new Map<string, unknown>([
    ["zoo/day.form.json", form("day", day)],
    ["zoo/day.screen.json", screen("day", "昼")],
    ["zoo/night.form.json", form("night", night)],
    ["zoo/night.screen.json", screen("night", "夜")],
  ])
}

const before = documents({ day: [count, name], night: [age], answers: { day: taro } })
const changes = (after: Side) => sayChanges(before, documents(after), [])

describe("a question that is gone from one form and stands in another", () => {
  const moved = changes({ day: [count], night: [age, name], answers: { night: taro } })

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
      answers: { night: taro },
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

describe("questions of one form that stand together in another", () => {
  const asked = (field: string) => ({ field, label: field, widget: "text" })
  const [kind, lastName, firstName, other] = [asked("kind"), asked("lastName"), asked("firstName"), asked("other")]
  const tied = { ...firstName, rules: [{ must: { isNot: ["$form.lastName", "$form.firstName"] }, message: "alike" }] }
  const asking = documents({
    day: [kind, lastName, tied, other],
    night: [age],
    answers: { day: { kind: "a", lastName: "山田", firstName: "花子", other: "b" } },
  })

  /** Documents as they are when a change was taken back. */
  function withoutChange(documents: ReadonlyMap<string, unknown>, { back }: SaidChange): ReadonlyMap<string, unknown> {
    const texts = new Map([...documents].map(([file, value]) => [file, writeDocument(value)] as const))
    for (const edit of back) {
      const outcome = editText(texts.get(edit.file) ?? "", edit)
      if (outcome.kind !== "edited") throw new Error(`${outcome.kind} ${JSON.stringify(edit)}`)
      texts.set(edit.file, outcome.text)
    }
    return new Map([...texts].map(([file, text]) => [file, JSON.parse(text) as unknown]))
  }

  it("are one change where one reads the answer of another, and what takes it back brings both back in their order", () => {
    const after = documents({
      day: [kind, other],
      night: [age, lastName, tied],
      answers: { day: { kind: "a", other: "b" }, night: { lastName: "山田", firstName: "花子" } },
    })
    const [said, ...more] = sayChanges(asking, after, [])
    expect(more.map(writeSaid)).toEqual([])
    expect(said && writeSaid(said)).toBe(
      "「昼」の入力フォームから入力欄「lastName」、入力欄「firstName」の2問を「夜」の入力フォームへいっしょに移動",
    )
    expect(said && JSON.stringify([...withoutChange(after, said)])).toBe(JSON.stringify([...asking]))
  })

  const untied = (answers: object) =>
    documents({ day: [kind, tied], night: [age, lastName, other], answers: { day: answers } })

  it("are a change each where they do without each other", () => {
    const after = untied({ kind: "a", lastName: "山田", firstName: "花子", other: "b" })
    expect(sayChanges(asking, after, []).map(writeSaid)).toEqual([
      "「昼」の入力フォームから入力欄「lastName」を「夜」の入力フォームへ移動",
      "「昼」の入力フォームから入力欄「other」を「夜」の入力フォームへ移動",
    ])
  })

  it("are one change where one difference is about the answers of both", () => {
    const after = untied({ kind: "a", firstName: "花子" })
    const [said, ...more] = sayChanges(asking, after, [])
    expect(more.map(writeSaid)).toEqual([])
    expect(said && withoutChange(after, said)).toEqual(asking)
  })
})
