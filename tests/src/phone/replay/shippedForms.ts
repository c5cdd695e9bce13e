import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { shippedRoot } from "../../../support/shippedRoot"

interface Question {
  readonly screen: string
  readonly id: string
  readonly label: string
}

interface Item {
  readonly field?: string
  readonly label?: unknown
  readonly ui?: readonly Item[]
}

/** The questions of each form of the product, as pages name them. */
export function shippedForms(): readonly (readonly Question[])[] {
  const files = readdirSync(shippedRoot, { recursive: true, encoding: "utf8" })
  return files.flatMap((file) => {
    if (!file.endsWith(".form.json")) return []
    const { id, ui } = JSON.parse(readFileSync(join(shippedRoot, file), "utf8")) as {
      readonly id: string
      readonly ui: readonly Item[]
    }
    const questions = questionsOf(ui, id, id)
    return questions.length === 0 ? [] : [questions]
  })
}

const questionsOf = (items: readonly Item[], screen: string, path: string): readonly Question[] =>
  items.flatMap(({ field, label, ui = [] }) => {
    const id = field === undefined ? path : `${path}-${field}`
    const own = field === undefined ? [] : [{ screen, id, label: typeof label === "string" ? label : field }]
    return [...own, ...questionsOf(ui, screen, id)]
  })
