// @vitest-environment node
import { renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, describe, expect, it } from "vitest"
import { createLoader } from "../../renderer/compiler"
import { findProblems } from "../../src/cli/documents"
import { copyShipped } from "../support/shippedCopy"

const copy = copyShipped()
const load = createLoader(copy.root)
afterEach(() => copy.restore())
afterAll(() => copy.remove())

const problemsNow = () => findProblems(load())

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
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(["id-wrong", "unknown-form", "form-unused"]))
    expect(certain(problems)).toEqual([])
  })
})
