// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest"
import { createScope } from "../../renderer"
import {
  checkDocuments,
  createCompiler,
  describeFindings,
  loadDocuments,
  mergeFindings,
} from "../../renderer/documents"
import { path } from "../../renderer/flows/path"
import type { CompiledField, CompiledForm } from "../../renderer/language/compiled"
import { versionTwin } from "../../src/app/navigation/versionTwin"
import { problemTexts } from "../../src/cli/problemTexts"
import { runCommand } from "../../src/cli/program"
import { words } from "../../src/words"
import { loadModules } from "../support/shipped"
import { copyShipped, type ShippedCopy } from "../support/shippedCopy"

interface FormShape {
  schema: { properties: Record<string, { enum?: unknown[] } & Record<string, unknown>> }
  ui: { field?: string; required?: boolean; options?: unknown[] }[]
}
interface FlowShape {
  sections: { of: number; steps: { screen: string; back?: string }[] }[]
}

const compile = createCompiler(words, { samples: true })
const copies: ShippedCopy[] = []

afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove()
})

/** Makes an edit and gives what followed: problems, the modules that changed (`app` among them), and the new ones. */
async function change(edit: (copy: ShippedCopy) => unknown) {
  const copy = copyShipped()
  copies.push(copy)
  const hashes = () => {
    const compiled = compile(loadDocuments(copy.root))
    const screens = [...compiled.screens].map(([id, { hash }]) => [id, hash] as const)
    return { compiled, hashes: new Map([["app", compiled.appModule.hash], ...screens]) }
  }
  const before = hashes()
  await edit(copy)
  const after = hashes()
  const set = loadDocuments(copy.root)
  const findings = mergeFindings(set.findings, checkDocuments(set, words))
  const changed = [...after.hashes.keys()].filter((id) => after.hashes.get(id) !== before.hashes.get(id))
  const gone = [...before.hashes.keys()].filter((id) => !after.hashes.has(id))
  return {
    problems: describeFindings(findings, problemTexts),
    changed: changed.toSorted(),
    gone,
    modules: await loadModules(after.compiled),
  }
}

const fieldOf = (form: CompiledForm | undefined, name: string): CompiledField | undefined =>
  form?.ui.find((part): part is CompiledField => part.kind === "field" && part.field === name)

const clean = { problems: [], gone: [] }

/** A document changes the screens that draw it, and those that use its answers or call what they call. */
describe("an edit of operations", () => {
  it("changes a text of one screen", async () => {
    const { modules, ...rest } = await change((copy) =>
      copy.replace("withdrawal/client_withdrawal.screen.json", "いくら出金しますか", "出金額を入力してください"),
    )
    expect(rest).toEqual({ ...clean, changed: ["client_withdrawal"] })
    expect(JSON.stringify(modules.screens.get("client_withdrawal")?.screen.body)).toContain("出金額を入力してください")
  })

  it("adds an option to a choice", async () => {
    const { modules, ...rest } = await change((copy) =>
      copy.edit<FormShape>("account-opening/nfc_check.form.json", ({ schema, ui }) => {
        schema.properties["knowsSignaturePassword"]?.enum?.push("LATER")
        ui[1]?.options?.push({ value: "LATER", label: "あとで確認する" })
      }),
    )
    expect(rest).toEqual({ ...clean, changed: ["nfc_check"] })
    const form = modules.screens.get("nfc_check")?.forms["nfc_check"]
    expect(fieldOf(form, "knowsSignaturePassword")?.options?.map(({ value }) => value)).toEqual(["YES", "NO", "LATER"])
    const [validate] = Object.values(form?.validators ?? {})
    expect(validate?.({ hasMyNumberCard: "YES", knowsSignaturePassword: "LATER" })).toBe(true)
    expect(validate?.({ hasMyNumberCard: "YES", knowsSignaturePassword: "NEVER" })).toBe(false)
  })

  it("makes a field optional", async () => {
    const { modules, ...rest } = await change((copy) =>
      copy.edit<FormShape>("account-opening/mail_auth.form.json", ({ ui }) => {
        for (const field of ui) if (field.field === "emailConfirm") field.required = false
      }),
    )
    expect(rest).toEqual({ ...clean, changed: ["auth_code", "mail_auth"] })
    const form = modules.screens.get("mail_auth")?.forms["mail_auth"]
    expect(fieldOf(form, "emailConfirm")?.required).toBe(false)
    expect(fieldOf(form, "email")?.required).toBe(true)
  })

  it("adds a field under a condition", async () => {
    const { modules, ...rest } = await change((copy) =>
      copy.edit<FormShape>("withdrawal/withdrawal.form.json", ({ schema, ui }) => {
        schema.properties["MEMO"] = { type: "string", maxLength: 20 }
        const when = { is: ["$draft.AMOUNT_TYPE", 1] }
        ui.push({ field: "MEMO", label: "メモ", widget: "text", required: false, when } as FormShape["ui"][number])
      }),
    )
    expect(rest).toEqual({ ...clean, changed: ["client_withdrawal", "client_withdrawal_confirm"] })
    const added = fieldOf(modules.screens.get("client_withdrawal")?.forms["withdrawal"], "MEMO")
    expect(added?.when).toMatchObject({ operator: "is", operands: [{ "@get": ["draft", "AMOUNT_TYPE"] }, 1] })
  })

  it("moves a step of a flow", async () => {
    const { modules, ...rest } = await change((copy) =>
      copy.edit<FlowShape>("account-opening/account-opening.flow.json", ({ sections: [first] }) => {
        const steps = first?.steps ?? []
        steps.splice(2, 2, ...steps.slice(2, 4).toReversed())
      }),
    )
    expect(rest).toEqual({ ...clean, changed: ["app"] })
    expect(stepsOf(modules.app.flows["account-opening"])).toEqual(["agreement_two", "agreement_one"])
  })

  it("inserts a step with a new screen", async () => {
    const { modules, ...rest } = await change(async (copy) => {
      const terminal = { print: () => undefined, complain: () => undefined }
      const command = ["new", "screen", "agreement_notes", "--area", "account-opening", "--root", copy.root]
      expect(await runCommand(command, terminal)).toBe(0)
      copy.edit<FlowShape>("account-opening/account-opening.flow.json", ({ sections: [first] }) => {
        if (first) first.of = 5
        first?.steps.splice(3, 0, { screen: "agreement_notes", back: "history" })
      })
    })
    expect(rest).toEqual({ ...clean, changed: ["agreement_notes", "app"] })
    expect(stepsOf(modules.app.flows["account-opening"])).toEqual(["agreement_one", "agreement_notes", "agreement_two"])
    expect(modules.app.routes["/agreement/notes"]).toEqual({ screen: "agreement_notes", guard: "login" })
  })

  it("says from which version on the second edition of a screen is shown", async () => {
    const { modules, ...rest } = await change((copy) =>
      copy.edit<{ constants: Record<string, unknown> }>("app.json", ({ constants }) => {
        constants["v2FromVersion"] = "4.0.0"
      }),
    )
    expect(rest).toEqual({ ...clean, changed: ["app"] })
    const twin = (version: string) => versionTwin(modules.app, "/client/withdraw_select", version)
    expect([twin("3.99.9"), twin("4.0.0")]).toEqual([undefined, "/client/withdraw_select_v2"])
  })
})

const stepsOf = (flow: Parameters<typeof path>[0] | undefined): readonly string[] =>
  flow === undefined
    ? []
    : path(flow, createScope({}))
        .map(({ screen }) => screen)
        .filter((screen) => screen.startsWith("agreement"))
