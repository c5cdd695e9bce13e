import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { FormDocument } from "../../renderer/model/documents"
import { writeDocuments, type TemporaryDocuments } from "./zoo"

const shipped = (file: string): object =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../schemas", file), "utf8")) as object

const head = (kind: string, id: string) => ({ kind, id, version: 1 })

/** A root with one screen that draws an imported form, and the product's own messages and colours. */
export function writeImportRoot(form?: FormDocument): TemporaryDocuments {
  const id = form?.id ?? "none"
  const send = [{ do: "submit", form: id }, { do: "keep", name: "imported", value: "$form" }, { do: "close-webview" }]
  const tap = form ? send : [{ do: "close-webview" }]
  return writeDocuments({
    "app.json": {
      ...shipped("app.json"),
      routes: { "/imported": { screen: "imported", guard: "none" } },
      areas: {},
      notFound: "imported",
      // Imported forms speak any language.
      constants: {},
      scope: {},
    },
    "conditions.json": { ...head("conditions", "conditions"), conditions: {} },
    "messages.json": shipped("messages.json"),
    "errors.json": { ...head("errors", "errors"), clients: {} },
    "theme.json": shipped("theme.json"),
    "imported/imported.screen.json": {
      ...head("screen", "imported"),
      title: "取り込み",
      body: [
        { widget: "heading", level: 1, text: "取り込み" },
        ...(form ? [{ widget: "form", form: id, into: "$form" }] : []),
      ],
      footer: [{ widget: "button", key: "send", style: "primary", label: "送信", tap }],
      samples: { usual: {}, again: { query: { header: "0" } } },
    },
    ...(form ? { [`imported/${id}.form.json`]: form } : {}),
  })
}
