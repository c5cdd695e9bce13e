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
  expect(secrets.toSorted()).toEqual(["auth_code.code", "withdrawal_password.PASSWORD"])
})

it("personal answers of an application are kept encrypted, and never readably", () => {
  const forms = loadDocuments(shippedRoot)
    .all("form")
    .filter(({ file }) => file.startsWith("account-opening/"))
  const readable = forms.filter(({ document }) => document.keep === "session").map(({ id }) => id)
  const lost = forms.filter(({ document }) => document.keep !== "encrypted").map(({ id }) => id)
  expect(readable).toEqual([])
  expect(lost).toEqual(["auth_code"])
})
