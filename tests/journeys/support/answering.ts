import { expect, type Locator, type Page } from "@playwright/test"
import { PNG } from "pngjs"
import type { Json } from "../../../renderer/model/documents"
import { type AskedField, fieldsIn } from "./fields"

export type Answers = Readonly<Record<string, Json>>

/** A label as the customer reads it, of those that the field may have; what the screen fills in may be anything. */
function named({ label, labels = [] }: AskedField): string | RegExp {
  if (labels.length === 0 && !label.includes("{")) return label
  const all = [label, ...labels.map((other) => other.label)]
  const pattern = (text: string) =>
    text
      .split(/\{[^{}]*\}/)
      .map(escape)
      .join(".*")
  return new RegExp(`^(?:${all.map(pattern).join("|")})$`)
}

/** A choice may carry a badge behind its words. */
const beginningWith = (label: string) => new RegExp(`^${escape(label)}( |$)`)

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")

/** The screen, or one row of a list on it. */
type Part = Pick<Locator, "getByRole" | "getByLabel" | "locator">

/** Answers one field as a customer would, found by its Japanese label. */
async function answer(page: Part, field: AskedField, value: Json): Promise<void> {
  const { widget, label, options = [], yes = "はい", no = "いいえ" } = field
  const group = page.getByRole("group", { name: named(field) }).first()
  // A question with two answers and no words of its own has the usual ones.
  const usual: Readonly<Record<string, string>> = { YES: yes, NO: no }
  const labelOf = (one: Json) =>
    options.find((option) => option.value === one)?.label ?? usual[String(one)] ?? String(one)
  switch (widget) {
    case "yes-no":
    case "radio-cards":
      return choose(group.getByRole("radio", { name: beginningWith(labelOf(value)) }))
    case "check-cards":
      for (const one of value as readonly Json[])
        await choose(group.getByRole("checkbox", { name: beginningWith(labelOf(one)) }))
      return
    case "checkbox":
      return value === true ? choose(page.getByRole("checkbox", { name: named(field) })) : undefined
    case "document-list":
      for (const document of await group.getByRole("button").all()) await document.click()
      return
    case "repeater":
      return answerRows(page, field, value as readonly Json[])
    case "upload":
      await group.locator("input[type=file][multiple]").setInputFiles((value as readonly string[]).map(pictureNamed))
      return expect(group.getByRole("listitem")).toHaveCount((value as readonly Json[]).length)
    case "date-parts":
      return answerDate(group, String(value))
    case "select":
      // A choice made from here would leave the field before it in focus.
      await page.getByLabel(label, { exact: true }).focus()
      await page.getByLabel(label, { exact: true }).selectOption({ label: labelOf(value) })
      return
    case "one-time-code":
      // Its name says also how many digits.
      return page.getByLabel(label).fill(String(value))
    default:
      await page.getByLabel(label, { exact: true }).fill(String(value))
  }
}

/** A white picture, as from a camera. */
function pictureNamed(name: string) {
  const image = new PNG({ width: 40, height: 30 })
  image.data.fill(255)
  return { name, mimeType: "image/png", buffer: PNG.sync.write(image) }
}

/** Row after row; there is always a first one. A row of one field holds its value only. */
async function answerRows(page: Part, field: AskedField, rows: readonly Json[]): Promise<void> {
  const group = page.getByRole("group", { name: named(field) }).first()
  const fields = fieldsIn(field.ui)
  for (const [index, row] of rows.entries()) {
    const part = group.locator(".k-row").nth(index)
    if (index > 0 && (await part.count()) === 0) await group.locator(".k-rows__add").click()
    const answers = typeof row === "object" ? (row as Answers) : { [fields[0]?.field ?? ""]: row }
    await answerAll(part, fields, answers)
  }
}

/** One tap, if it is still to be chosen. */
async function choose(option: Locator): Promise<void> {
  if (!(await option.isChecked())) await option.click()
  await expect(option).toBeChecked()
}

async function answerDate(group: Locator, date: string): Promise<void> {
  const parts = date.split("-").map((part) => String(Number(part)))
  for (const [index, name] of ["年", "月", "日"].entries())
    await group.getByLabel(name, { exact: true }).fill(parts[index] ?? "")
}

/** Answers the fields in the order in which they stand. */
export async function answerAll(page: Part, fields: readonly AskedField[], answers: Answers): Promise<void> {
  for (const field of fields) {
    const value = answers[field.field]
    if (value !== undefined) await answer(page, field, value)
  }
}

/** Everything that is typed and chosen on the screen now. */
export const answersOn = (page: Page): Promise<readonly string[]> =>
  page.locator("input, select, textarea").evaluateAll((controls) =>
    controls.map((control) => {
      const { type, value, checked } = control as HTMLInputElement
      return type === "radio" || type === "checkbox" ? String(checked) : value
    }),
  )
