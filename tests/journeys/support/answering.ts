import { expect, type Locator, type Page } from "@playwright/test"
import type { Json } from "../../../renderer/language/documents"
import type { AskedField } from "./askingScreens"

/** A label as the customer reads it; what the screen fills in may be anything. */
function named(label: string): string | RegExp {
  if (!label.includes("{")) return label
  const parts = label.split(/\{[^{}]*\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&"))
  return new RegExp(`^${parts.join(".*")}$`)
}

/** A question with two answers and no words of its own has the usual ones. */
const usual: Readonly<Record<string, string>> = { YES: "はい", NO: "いいえ" }

/** Answers one field as a customer would, found by its Japanese label. */
async function answer(page: Page, { widget, label, options = [] }: AskedField, value: Json): Promise<void> {
  const group = page.getByRole("group", { name: named(label) }).first()
  const labelOf = (one: Json) =>
    options.find((option) => option.value === one)?.label ?? usual[String(one)] ?? String(one)
  switch (widget) {
    case "yes-no":
    case "radio-cards":
      return choose(group.getByRole("radio", { name: labelOf(value), exact: true }))
    case "check-cards":
      for (const one of value as readonly Json[])
        await choose(group.getByRole("checkbox", { name: labelOf(one), exact: true }))
      return
    case "checkbox":
      return choose(page.getByRole("checkbox", { name: label }))
    case "date-parts":
      return answerDate(group, String(value))
    case "select":
      await page.getByLabel(label, { exact: true }).selectOption({ label: labelOf(value) })
      return
    default:
      await page.getByLabel(label, { exact: true }).fill(String(value))
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
export async function answerAll(
  page: Page,
  fields: readonly AskedField[],
  answers: Readonly<Record<string, Json>>,
): Promise<void> {
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
