import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createTextLoader, type DocumentTexts } from "../../../../renderer/compiler"
import { findSavedScreens } from "../../../../src/sandbox/areas/account-opening/forms/savedScreens"
import * as drafts from "../../../../src/sandbox/areas/account-opening/fixtures/drafts"
import { shippedTexts } from "../../../support/openReleases"

export interface FormChange {
  readonly name: string
  readonly texts: DocumentTexts
}

interface Field {
  field: string
  was?: string[]
  required?: boolean
  requiredWhen?: object
  when?: object
  /** One word where all of a code table is offered. */
  options?: "codes" | Option[]
}
interface Option {
  value: string
  was?: string[]
}
interface Form {
  schema: { properties: Record<string, object> }
  ui: (Partial<Field> & { ui?: unknown[] })[]
}

const shared = "shared/draft.json"
const formOf = (screen: string) => `account-opening/${screen}.form.json`
const isAsking = (file: string) => /^(account-opening\/|codes\/|conditions\.json$|shared\/draft\.json$)/.test(file)

const edited = (texts: DocumentTexts, screen: string, change: (form: Form) => void): DocumentTexts => {
  const form = JSON.parse(texts.get(formOf(screen)) ?? "") as Form
  change(form)
  return new Map(texts).set(formOf(screen), JSON.stringify(form))
}

/** Every place that names it names another. */
const everywhere = (from: string, to: string): DocumentTexts =>
  new Map(
    [...shippedTexts].map(([file, text]) => [
      file,
      isAsking(file) ? text.replaceAll(new RegExp(`(?<=["./])${from}(?=["./])`, "g"), to) : text,
    ]),
  )

const fieldIn = (form: Form, name: string): Partial<Field> => form.ui.find(({ field }) => field === name) ?? {}

const handlers = join(import.meta.dirname, "../../../../src/sandbox/areas/account-opening")
const code = readdirSync(handlers, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.startsWith("fixtures"))
  .map((file) => readFileSync(join(handlers, file), "utf8"))
  .join("\n")

const given = [drafts.stepOneResidenceCard, drafts.stepTwoInsider, drafts.stepThree, drafts.stepThreeExperienced]
const answered = new Set(given.flatMap(Object.keys))
const values = JSON.stringify(given)

/** Questions that somebody has answered, and no handler knows by name, with the screen that asks them. */
const set = createTextLoader()(shippedTexts)
const questions = findSavedScreens(set).flatMap(({ screen, fields }) => {
  // As it was loaded: options of code tables stand in it.
  const { ui } = (set.find("form", screen)?.document ?? { ui: [] }) as unknown as Form
  return ui.flatMap(({ field = "", options = [] }) =>
    fields.includes(field) && answered.has(field) && !new RegExp(`\\b${field}\\b`).test(code)
      ? [{ screen, field, options: options as Option[] }]
      : [],
  )
})

/** Codes that the shared document writes once, so that they are of this question alone. */
const codes = questions.flatMap(({ screen, field, options }) =>
  options
    .filter(({ value }) => typeof value === "string" && shippedTexts.get(shared)?.split(`"${value}"`).length === 2)
    .filter(({ value }) => values.includes(`"${value}"`))
    .map(({ value }) => ({ screen, field, value, options })),
)

const renamed = (field: string) => `${field}Renamed`
const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter(
    (_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  )

/** One question with another name, taken over from the one before or not. */
export const renaming = (screen: string, field: string, was: readonly string[]): DocumentTexts =>
  edited(everywhere(field, renamed(field)), screen, (form) => Object.assign(fieldIn(form, renamed(field)), { was }))

/** Fifty changes that releases bring to questions of account opening, by what they mean to somebody who has answered. */
export const formChanges: Readonly<Record<string, readonly FormChange[]>> = {
  "has another name": spread(questions, 14).map(({ screen, field }) => ({
    name: field,
    texts: renaming(screen, field, [field]),
  })),
  "makes way for another": spread(questions.slice(1), 10).map(({ field }) => ({
    name: field,
    texts: everywhere(field, renamed(field)),
  })),
  "has another code for an option": spread(codes, 8).map(({ screen, field, value, options }) => ({
    name: `${field} ${value}`,
    texts: edited(everywhere(value, `${value}_NEW`), screen, (form) => {
      const question = fieldIn(form, field)
      // What it was is said at the option, which is written out for it.
      const all = options.map((one) => ({ value: one.value === value ? `${value}_NEW` : one.value }))
      const written: Option[] = Array.isArray(question.options) ? question.options : all
      for (const option of written) if (option.value === `${value}_NEW`) option.was = [value]
      question.options = written
    }),
  })),
  "offers an option no more": spread(codes, 8).map(({ field, value }) => ({
    name: `${field} ${value}`,
    texts: everywhere(value, `${value}_NEW`),
  })),
  "is asked no more": spread(questions, 5).map(({ screen, field }) => ({
    name: field,
    texts: edited(shippedTexts, screen, (form) => {
      form.ui = form.ui.filter((one) => one.field !== field)
      delete form.schema.properties[field]
    }),
  })),
  "has another beside it": spread([...new Set(questions.map(({ screen }) => screen))], 5).map((screen) => ({
    name: screen,
    texts: edited(shippedTexts, screen, ({ schema, ui }) => {
      schema.properties["petName"] = { type: "string", maxLength: 20 }
      ui.push({ field: "petName", label: "ペットの名前", widget: "text", required: true } as Partial<Field>)
    }),
  })),
}

const count = Object.values(formChanges).flat().length
if (count !== 50) throw new Error(`${count} changes: ${questions.length} questions, ${codes.length} codes`)
