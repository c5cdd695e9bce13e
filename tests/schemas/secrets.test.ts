// @vitest-environment node
import { expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import type { CompiledField, CompiledUi } from "../../renderer/model/compiled"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

const fieldsIn = (ui: readonly CompiledUi[]): readonly CompiledField[] =>
  ui.flatMap((one) => (one.kind === "block" ? [] : [...(one.kind === "field" ? [one] : []), ...fieldsIn(one.ui ?? [])]))

it("codes and passwords are secrets by their control alone, and no other field is one", async () => {
  const { screens } = await loadModules(compileShipped(loadDocuments(shippedRoot)))
  const forms = new Map([...screens.values()].flatMap((module) => Object.entries(module.forms)))
  const secrets = [...forms].flatMap(([form, { ui }]) =>
    fieldsIn(ui).flatMap(({ field, secret }) => (secret ? `${form}.${field}` : [])),
  )
  expect(secrets.toSorted()).toEqual([
    "auth_code.code",
    "password.PASSWORD_CURRENT",
    "password.PASSWORD_NEW",
    "password.PASSWORD_NEW_CONFIRM",
    "sms_code.AUTH_CODE",
    "withdrawal_password.PASSWORD",
  ])
})

it("personal answers of an application outlive the webview, all but the secret", () => {
  const forms = loadDocuments(shippedRoot)
    .all("form")
    .filter(({ file }) => file.startsWith("account-opening/"))
  const lost = forms.filter(({ document }) => document.keep !== "encrypted").map(({ id }) => id)
  expect(lost).toEqual(["auth_code"])
})

/** Secrets, and what narrows a list: typing it again costs nothing. */
const forgotten = [
  "auth_code",
  "brand_search",
  "document_search",
  "documents_filter",
  "history_brand",
  "history_filter",
  "password",
  "sms_code",
  "withdrawal_password",
]

it("every other form outlives the page that it was typed on", () => {
  const forms = loadDocuments(shippedRoot).all("form")
  const lost = forms.filter(({ document }) => (document.keep ?? "memory") === "memory").map(({ id }) => id)
  expect(lost.toSorted()).toEqual(forgotten)
})

/** Everything that documents say, from the outside in. */
function* partsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== "object" || value === null) return
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>
  for (const part of Object.values(value)) yield* partsIn(part)
}

it("what a call has answered is never kept where it can be read on the device", () => {
  const documents = loadDocuments(shippedRoot)
  const parts = [...documents.all("screen"), ...documents.all("sheet")].flatMap((one) => [...partsIn(one.document)])
  const readable = parts.filter(({ do: name, in: where }) => name === "keep" && (where ?? "session") === "session")
  expect(readable.filter(({ value }) => JSON.stringify(value ?? null).includes("$res"))).toEqual([])
  expect(new Set(readable.flatMap(({ name, value }) => (value === undefined ? [] : [name])))).toEqual(
    new Set(["destination", "ekyc", "by_post", "not_found", "read_again"]),
  )
})
