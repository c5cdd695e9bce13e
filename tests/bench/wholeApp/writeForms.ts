import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fieldNames, japanese } from "../keystroke/fields"

export const screenOf = (count: number) => `zoo_${count}`

/** Writes the documents of the app with one more screen for each count: a form of so many text fields, and a button. */
export function writeForms(from: string, to: string, counts: readonly number[]): void {
  cpSync(from, to, { recursive: true })
  const write = (file: string, document: object) => writeFileSync(join(to, file), JSON.stringify(document, null, 2))
  mkdirSync(join(to, "zoo"), { recursive: true })
  for (const count of counts) {
    const id = screenOf(count)
    write(`zoo/${id}.form.json`, formOf(id, count))
    write(`zoo/${id}.screen.json`, screenWith(id))
  }
  const app = JSON.parse(readFileSync(join(from, "app.json"), "utf8")) as { readonly routes: object }
  const own = counts.map((count) => [`/zoo/${count}`, { screen: screenOf(count), guard: "none" }] as const)
  write("app.json", { ...app, routes: { ...app.routes, ...Object.fromEntries(own) } })
}

function formOf(id: string, count: number) {
  const string = { type: "string", minLength: 2, maxLength: 40 }
  return {
    $schema: "../meta/form.schema.json",
    kind: "form",
    id,
    version: 1,
    keep: "memory",
    schema: { type: "object", properties: Object.fromEntries(fieldNames(count).map((name) => [name, string])) },
    ui: fieldNames(count).map((field) => ({
      field,
      label: japanese.labelOf(field),
      help: japanese.help,
      widget: "text",
      autocomplete: "off",
      convert: ["trim"],
    })),
  }
}

const screenWith = (id: string) => ({
  $schema: "../meta/screen.schema.json",
  kind: "screen",
  id,
  version: 1,
  title: "動物",
  header: { back: "close" },
  body: [
    { widget: "heading", level: 1, text: "動物" },
    { widget: "form", form: id, into: "$form" },
  ],
  footer: [
    {
      widget: "button",
      key: "submit",
      style: "primary",
      label: "送る",
      tap: [{ do: "submit", form: id }, { do: "lead-back" }],
    },
  ],
  samples: { normal: {} },
})
