// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createLoader, type DocumentSet, mergeFindings } from "../../../../renderer/compiler"
import type { PointerEdit } from "../../../../renderer/editing"
import { checkDocuments, fixFor } from "../../../../renderer/linter"
import type { AnswerPlaces } from "../../../../src/domain/answerPlaces"
import { definitions } from "../../../../src/definitions"
import { freeName } from "../../../../src/desk/questions/answerNames"
import { questionEdits } from "../../../../src/desk/questions/questionEdits"
import { type QuestionKind, questionKinds } from "../../../../src/desk/questions/questionKinds"
import { findAnswerPlaces } from "../../../../src/server/desk/questions/answerPlaces"
import { duplicateQuestion } from "../../../../src/server/desk/questions/duplicateQuestion"
import { removeQuestion } from "../../../../src/server/desk/questions/removeQuestion"
import { questionsIn } from "../../../../src/server/desk/questions/walkWritten"
import { createWrittenReader, type WrittenValues } from "../../../../src/server/desk/writtenValues"
import { editValues } from "../../../support/editedValues"
import { copyShipped, type ShippedCopy } from "../../../support/shippedCopy"

let copy: ShippedCopy
let load: () => DocumentSet
let written: WrittenValues
let before: readonly string[]

const findings = (): readonly string[] => {
  const set = load()
  return mergeFindings(set.findings, checkDocuments(set, definitions)).map(
    ({ rule, file, pointer }) => `${rule} ${file}#${pointer}`,
  )
}

beforeAll(() => {
  copy = copyShipped()
  load = createLoader(copy.root)
  written = createWrittenReader()(load())
  before = findings()
})
afterAll(() => copy.remove())

/** What the checks find with these edits that they did not without. */
function found(edits: readonly PointerEdit[]): readonly string[] {
  copy.restore()
  const files = [...new Set(edits.map(({ file }) => file))]
  const documents = new Map(files.map((file) => [file, structuredClone(written.get(file))] as const))
  // What comes into a list, or out of it, moves what other edits are about.
  const isOfList = ({ pointer }: PointerEdit) => /\/\d+$/.test(pointer)
  editValues(documents, [...edits.filter((one) => !isOfList(one)), ...edits.filter(isOfList)])
  for (const [file, document] of documents) copy.write(file, document)
  return findings().filter((one) => !before.includes(one))
}

const unconfirmed = "answer-unconfirmed"

/** Files that the fixes of what is unconfirmed write, and what is found afterwards. */
function mended(): readonly [files: readonly string[], left: readonly string[]] {
  const set = load()
  const edits = checkDocuments(set, definitions)
    .filter(({ rule }) => rule === unconfirmed)
    .flatMap((finding) => fixFor(set, finding).edits)
  const files = [...new Set(edits.map(({ file }) => file))].toSorted()
  const documents = new Map(files.map((file) => [file, structuredClone(written.get(file))] as const))
  editValues(documents, edits)
  for (const [file, document] of documents) copy.write(file, document)
  return [files, findings().filter((one) => !before.includes(one))]
}

interface Form {
  readonly file: string
  readonly places: AnswerPlaces
}

const forms = (): readonly Form[] =>
  [...written.keys()].flatMap((file) => {
    const places = findAnswerPlaces(written, file)
    return places ? [{ file, places }] : []
  })

/** As the desk asks for it, with a name of its own in all documents: several forms may share what they send. */
function asked({ file, places }: Form, kind: QuestionKind, isRequired: boolean): readonly PointerEdit[] {
  if (places.sent === "nowhere" || (places.isConsentsOnly && kind.control !== "checkbox")) return []
  const form = (file.split("/").at(-1) ?? "").replace(".form.json", "")
  const words = ["extra", ...form.split("_"), ...kind.control.split("-"), isRequired ? "must" : "may"]
  const name = freeName(words, places.style, places.taken)
  const options = ["1", "2"].map((value) => ({
    value: places.isNumbered ? value : `CODE_${value}`,
    label: `${value}つ目`,
  }))
  const question = {
    control: kind.control,
    label: `お伺いしたいこと（${questionKinds.indexOf(kind) * 2 + Number(isRequired)}）`,
    name,
    isRequired: isRequired || places.isConsentsOnly,
    personal: kind.personal ?? "answer",
    longest: kind.longest ?? 0,
    options: kind.hasOptions ? options : [],
  }
  return questionEdits({ place: { file, pointer: "/ui/0" }, places, kind, question })
}

describe("a question that is added", () => {
  it("of any kind, required or not, brings no finding in any form", () => {
    const edits = forms().flatMap((form) =>
      questionKinds.flatMap((kind) => [true, false].flatMap((isRequired) => asked(form, kind, isRequired))),
    )
    expect(found(edits)).toEqual([])
  })

  it("is told where the others of its form are confirmed, and shown there with the fix", () => {
    const [kind] = questionKinds.filter(({ hasOptions }) => hasOptions)
    const all = forms().filter(({ file }) => /\/(?:inquiry|nisa_transfer|former_name_input|bank)\./.test(file))
    const told = found(all.flatMap((form) => (kind ? asked(form, kind, false) : [])))
    expect(told.map((one) => one.split("#")[0])).toEqual([
      `${unconfirmed} account-opening/former_name_input.form.json`,
      `${unconfirmed} inquiry/inquiry.form.json`,
      `${unconfirmed} nisa/nisa_transfer.form.json`,
    ])
    expect(mended()).toEqual([
      ["inquiry/inquiry_confirm.screen.json", "nisa/nisa_transfer_confirm.screen.json"],
      // The call that the other screen reads does not give the answer back yet.
      told.slice(0, 1),
    ])
  })

  it("is offered wherever answers are sent, and nowhere else", () => {
    const unsent = forms().filter(({ places: { sent } }) => sent === "nowhere")
    expect(unsent.map(({ file }) => file)).toEqual([
      "brands/brand_search.form.json",
      "brands/document_search.form.json",
      "deposit/deposit.form.json",
      "documents/documents_filter.form.json",
      "history/history_brand.form.json",
      "history/history_filter.form.json",
      "payments/auto_withdrawal.form.json",
      "planning/simulation.form.json",
    ])
  })
})

const everyQuestion = () =>
  forms().flatMap(({ file }) =>
    questionsIn((written.get(file) as { ui: unknown }).ui).map(({ pointer, name }) => ({ file, pointer, name })),
  )

// From the last to the first: those before it stay where they are.
const fromTheLast = () => everyQuestion().toReversed()

describe("a question that is duplicated", () => {
  it("brings no finding in any form but that it is to be confirmed", () => {
    const all = found(fromTheLast().flatMap((place) => duplicateQuestion(written, place)?.edits ?? []))
    expect(all.filter((one) => !one.startsWith(unconfirmed))).toEqual([])
  })

  it("is shown where its form is confirmed, with one fix, and nothing else is found then", () => {
    const place = everyQuestion().find(({ file, name }) => file === "inquiry/inquiry.form.json" && name === "NAME_KANA")
    const told = found((place && duplicateQuestion(written, place)?.edits) ?? [])
    expect(told.map((one) => one.split("#")[0])).toEqual([`${unconfirmed} inquiry/inquiry.form.json`])
    expect(mended()).toEqual([["inquiry/inquiry_confirm.screen.json"], []])
  })
})

describe("a question that is removed", () => {
  it("brings no finding, or is needed elsewhere", () => {
    // The last of each form that has others, too.
    const all = everyQuestion()
    const last = new Map(all.filter(({ file }, index) => all[index - 1]?.file === file).map((one) => [one.file, one]))
    const ones = [...last.values()].filter((place) => removeQuestion(written, place).uses.length === 0)
    expect(ones.length).toBeGreaterThan(15)
    expect(found(ones.flatMap((place) => removeQuestion(written, place).edits))).toEqual([])
  })
})
