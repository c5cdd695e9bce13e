// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { coverageOf } from "../../../../src/server/desk/bench/coverage"
import { shippedRoot } from "../../../support/shippedRoot"

const set = loadDocuments(shippedRoot)
const screen = "client_withdrawal"
const file = "withdrawal/client_withdrawal.screen.json"
const block = (pointer: string) => ({ kind: "block", at: `${file}#${pointer}` }) as const
const state = (sample: string, ...pointers: readonly string[]) => {
  const parts = [{ kind: "header", screen } as const, ...pointers.map(block)]
  return { screen, sample, read: [], parts }
}
const missing = (...pairs: readonly ReturnType<typeof state>[]) =>
  coverageOf(set, pairs)
    .missing.filter((one) => one.file === file)
    .map(({ kind, pointer, says }) => [kind, pointer, says].filter(Boolean).join(" "))

describe("what no state shows", () => {
  it("is everything where nothing is drawn", () => {
    const { counts } = coverageOf(set, [])
    expect(counts.block.of).toBeGreaterThan(1_000)
    expect(Object.values(counts).map(({ shown }) => shown)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it("is a part that is drawn in none", () => {
    expect(missing(state("normal", "/body/1"))).not.toContain("block /body/1")
    expect(missing(state("normal", "/body/1"))).toContain("block /body/0")
  })

  it("is an option of its own, but none that a menu of a drawn question has", () => {
    const question = "postalcode_input-prefecture"
    const shown = (...parts: Parameters<typeof coverageOf>[1][number]["parts"]) =>
      coverageOf(set, [{ screen: "postalcode_input", sample: "usual", read: [], parts }]).counts.option.shown
    expect([shown(), shown({ kind: "question", question })]).toEqual([0, 47])
    expect(shown({ kind: "option", question: "withdrawal-AMOUNT_TYPE", index: 0, label: "金額を 指定する" })).toBe(1)
  })

  it("is a condition that is the same in all of them, as long as what is around the part is drawn", () => {
    const [holds, not] = ["condition /body/2 条件が成り立つとき", "condition /body/2 条件が成り立たないとき"]
    const conditionsOf = (...pairs: readonly ReturnType<typeof state>[]) =>
      missing(...pairs).filter((one) => [holds, not].includes(one))
    expect(conditionsOf(state("normal", "/body/2"))).toEqual([not])
    expect(conditionsOf(state("normal"))).toEqual([holds])
    expect(conditionsOf(state("normal", "/body/2"), state("type2_app"))).toEqual([])
  })

  it("is an end of a call that no drawn state plays, with the state that would", () => {
    const end = "end /samples 出金入力画面の読み込み：返事を待っている"
    expect(missing(state("normal"))).toContain(end)
    expect(missing(state("normal"), state("loading"))).not.toContain(end)
    const { sample } = coverageOf(set, []).missing.find(({ says }) => end.endsWith(says) && says !== "") ?? {}
    expect(sample).toMatchObject({ calls: { "legacy/withdrawal": "pending" } })
  })

  it("is a text for a wrong answer that is read in none, however its lines are broken", () => {
    const text = "「メールアドレスの形式が正しくありません」"
    const saying = (...read: readonly string[]) =>
      coverageOf(set, [{ screen: "mail_auth", sample: "wrong", read, parts: [] }]).missing.some(
        (one) => one.kind === "message" && one.says === text && one.file === "account-opening/mail_auth.form.json",
      )
    expect([saying("メールアドレスの形式が", "正しくありません"), saying("メールアドレス")]).toEqual([false, true])
  })
})
