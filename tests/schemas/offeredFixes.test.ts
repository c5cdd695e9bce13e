// @vitest-environment node
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, describe, expect, it } from "vitest"
import { createLoader } from "../../renderer/compiler"
import { editText } from "../../renderer/editing"
import { findProblems } from "../../src/cli/problems"
import { copyShipped } from "../support/shippedCopy"

const copy = copyShipped()
const load = createLoader(copy.root)
afterEach(() => copy.restore())
afterAll(() => copy.remove())

const problemsNow = () => findProblems(load())

/** Writes all that is offered. */
function mend(problems: ReturnType<typeof problemsNow>): void {
  for (const edit of problems.flatMap(({ patch = [] }) => patch)) {
    const path = join(copy.root, edit.file)
    const outcome = editText(readFileSync(path, "utf8"), edit)
    if (outcome.kind !== "edited") throw new Error(`${outcome.kind}: ${JSON.stringify(edit)}`)
    writeFileSync(path, outcome.text)
  }
}

/** What would be written unasked. */
const certain = (problems: ReturnType<typeof problemsNow>) =>
  problems.flatMap(({ isCertain, patch = [] }) => (isCertain === true ? patch : []))

describe("a reference to a shared part", () => {
  const screen = "payments/payments_contract_result.screen.json"

  it("that leads to a part of another kind is told on its own line, and leaves the part as it is", () => {
    copy.replace(screen, "payments.json#/result/body", "payments.json#/result")
    const problems = problemsNow()
    expect(problems).toMatchObject([{ rule: "wrong-type", file: screen, pointer: "/body/$ref" }])
    // The object that holds it is all on one line, or begins on the one before.
    expect(copy.lineOf(screen, 'payments.json#/result"') - (problems[0]?.line ?? 0)).toBeLessThanOrEqual(1)
    expect(problems[0]?.fix).toContain("shared/payments.json#/result/body")
    expect(certain(problems)).toEqual([])
  })
})

describe("a document that is no more", () => {
  it("is not taken for a living one with a similar name", () => {
    rmSync(join(copy.root, "withdrawal/client_withdraw_select.screen.json"))
    const problems = problemsNow()
    expect(problems.map(({ rule }) => rule)).toContain("unknown-screen")
    expect(certain(problems)).toEqual([])
  })

  it("whose file got another name is not renamed inside, nor where others name it", () => {
    const folder = join(copy.root, "account-opening")
    renameSync(join(folder, "phone_number.form.json"), join(folder, "phone_numbers.form.json"))
    const problems = problemsNow()
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(["id-wrong", "unknown-form"]))
    expect(certain(problems)).toEqual([])
  })
})

describe("a choice that is added in one place of two", () => {
  const table = "codes/application-trigger.codes.json"

  it("in its schema: the table that the form offers is named, for customers cannot choose it", () => {
    copy.replace("shared/draft.json", '"NEWS", "OTHER"]', '"NEWS", "SEMINAR", "OTHER"]')
    const problems = problemsNow()
    expect(problems.map(({ rule }) => rule)).toEqual(["schema-value-without-code"])
    expect(problems[0]?.fix).toContain(`${table} に「SEMINAR」を書き足す`)
  })

  it("in its table: the fix adds it to the schema, in the file that has it", () => {
    copy.replace(table, '{ "code": "OTHER"', '{ "code": "SEMINAR", "label": "セミナー" },\n    { "code": "OTHER"')
    const problems = problemsNow()
    expect(problems.map(({ rule }) => rule)).toEqual(["option-outside-schema"])
    expect(problems[0]?.patch?.map(({ file }) => file)).toEqual(["shared/draft.json"])
    mend(problems)
    expect(problemsNow()).toEqual([])
  })
})

it("a code that is written otherwise in its table than in the one schema that lists it is put right in the table", () => {
  copy.replace("codes/address-match.codes.json", '"SIMILAR"', '"SIMILER"')
  const problems = problemsNow()
  expect(problems.map(({ rule }) => rule)).toEqual(["schema-value-without-code"])
  mend(problems)
  expect(problemsNow()).toEqual([])
})

it("a button that is gone is told as a way on and by the samples that press it, and not by what it sent", () => {
  copy.edit<{ footer: unknown[] }>("account-opening/phone_number.screen.json", ({ footer }) => void footer.splice(0))
  expect(problemsNow().map(({ rule }) => rule)).toEqual([
    "flow-dead-end",
    ...Array.from({ length: 3 }, () => "sample-tap-unknown"),
  ])
})

describe("an answer that a form calls by two names", () => {
  const form = "account-opening/phone_number.form.json"

  it("is mended in the schema where everybody else calls it as the field does", () => {
    copy.replace(form, '"landlinePhone": {', '"landLinePhone": {')
    const problems = problemsNow()
    expect(problems.map(({ rule }) => rule)).toEqual(["property-without-field", "field-not-in-schema"])
    expect(problems[1]?.fix).toContain("schema の「landLinePhone」は、「landlinePhone」の書き間違い")
    mend(problems)
    expect(problemsNow()).toEqual([])
  })

  it("is mended at the field where that is the only one; every patch leads to a place that is written", () => {
    copy.replace(form, '"field": "landlinePhone"', '"field": "landLinePhone"')
    const problems = problemsNow()
    expect(problems.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ["property-without-field", "/schema/properties/landlinePhone"],
      ["field-not-in-schema", "/ui/2/field"],
      ["input-unknown", "/footer/0/tap/1/answers"],
    ])
    mend(problems)
    expect(problemsNow()).toEqual([])
  })

  it("is renamed in a sample, not taken from it", () => {
    const screen = "account-opening/phone_number.screen.json"
    copy.replace(screen, '"landlinePhone": "0312345678"', '"landLinePhone": "0312345678"')
    const [problem] = problemsNow()
    expect([problem?.rule, problem?.patch?.map(({ op }) => op)]).toEqual(["sample-answers-wrong", ["rename"]])
  })
})
