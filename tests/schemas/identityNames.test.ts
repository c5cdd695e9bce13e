// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import type { CallResult, CompiledCall } from "../../renderer"
import { FieldModel } from "../../renderer/forms/model/FieldModel"
import { startInHarness } from "../../renderer/testgen/harness"
import { loadModules } from "../../src/cli/modules"
import { createDryRunHarness } from "../../src/cli/dryRunHarness"
import { shippedRoot } from "../support/shippedRoot"

const harness = createDryRunHarness(await loadModules(loadDocuments(shippedRoot)))

/** An application whose chip holds this name and address. */
const answerFrom =
  (identity: Readonly<Record<string, string>>) =>
  ({ id, samples = {} }: CompiledCall): CallResult => {
    const value = Object.values(samples)[0]
    const draft = { identityAddress: "東京都千代田区千代田１－１", ageAtApplication: 34, ...identity }
    return { kind: "ok", value: id === "aco/draft" ? { version: 1, returnPoint: "AFTER_LIQUID_2", draft } : value }
  }

async function openField(screen: string, field: string, identity: Readonly<Record<string, string>>) {
  const context = { today: "2025-01-15", platform: "ios", nfcAvailable: true }
  const open = await startInHarness({ ...harness, context, answerCall: answerFrom(identity) }, screen, {})
  const question = open.state.form(screen)?.questions.find(({ name }) => name === field)
  if (!(question instanceof FieldModel)) throw new Error(`${screen} has no field ${field}`)
  return { open, question }
}

async function messageFor(screen: string, field: string, typed: string) {
  const { open, question } = await openField(screen, field, { identityName: "𠮷田 花子", lastName: "𠮷田" })
  question.change(typed)
  question.leave()
  question.showErrors()
  open.close()
  return question.error
}

describe("characters that fonts may lack", () => {
  it.each([
    ["other_name_input_1", "otherName1LastName"],
    ["other_name_input_1", "otherName1FirstName"],
    ["other_name_input_2", "otherName2LastName"],
    ["other_name_input_2", "otherName2FirstName"],
    ["former_name_input", "formerLastName"],
    ["job_company", "companyName"],
    ["job_department", "departmentName"],
  ])("%s takes them from the card and no others: %s", async (screen, field) => {
    expect(await messageFor(screen, field, "𠮷川")).toBeUndefined()
    expect(await messageFor(screen, field, "𩸽川")).toBe("使用できない文字が含まれています。別の文字で入力してください")
  })
})

describe("a text that is wrong in several ways", () => {
  it.each([
    ["former_name_input", "formerLastName", `${"川".repeat(20)}𩸽`, "使用できない文字が含まれています"],
    ["former_name_input", "formerLastName", "川".repeat(21), "旧姓は20文字以内で"],
    ["former_name_input", "formerLastNameKana", `${"カ".repeat(30)}川`, "旧姓（カナ）は全角カタカナで"],
    ["mail_auth", "email", `あ@${"a".repeat(99)}`, "メールアドレスは100文字以内で"],
  ])("%s tells of %s in the catalogue's order: %s", async (screen, field, typed, told) => {
    expect(await messageFor(screen, field, typed)).toContain(told)
  })
})

describe("the box for a name that is shown wrongly", () => {
  it.each([
    ["山田 花子", true],
    ["● ひろみ", true],
    ["● ヒロミ", true],
    ["JOHN SMITH", false],
  ])("is there for Japanese characters: %s, %s", async (identityName, isThere) => {
    const { open, question } = await openField("name_input", "nameSubstituted", { identityName })
    expect(question.isVisible).toBe(isThere)
    open.close()
  })
})

describe("another name", () => {
  const own = { identityName: "山田 花子", lastName: "山田", firstName: "花子" }
  const refusals = {
    other_name_input_1: "本人確認書類のお名前とは別のお名前を入力してください",
    other_name_input_2: "1つ目とは別のお名前を入力してください",
  }

  it.each([
    { n: 1, typed: ["山田", "花子"], same: true },
    { n: 1, typed: ["山", "田花子"], same: true },
    { n: 1, typed: ["見本", "花子"], same: false },
    { n: 2, typed: ["山田花", "子"], same: true },
    { n: 2, typed: ["山田花", "代"], same: false },
  ] as const)("is none that the card spells, however it is split: $n $typed", async ({ n, typed, same }) => {
    const screen = `other_name_input_${n}` as const
    const { open, question } = await openField(screen, `otherName${n}FirstName`, own)
    open.state.form(screen)?.setAnswer(`otherName${n}LastName`, typed[0])
    question.change(typed[1])
    question.leave()
    question.showErrors()
    open.close()
    expect(question.error).toBe(same ? refusals[screen] : undefined)
  })
})
