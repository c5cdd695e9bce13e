// @vitest-environment node
import { afterAll, describe, expect, it } from "vitest"
import { createScope, evaluate } from "../../renderer"
import { checkDocuments } from "../../renderer/linter"
import {
  createCompiler,
  createLoader,
  describeFindings,
  mergeFindings,
  type DocumentSet,
} from "../../renderer/compiler"
import { path } from "../../renderer/flows/path"
import { progress } from "../../renderer/flows/progress"
import type { CompiledField, CompiledForm } from "../../renderer/model/compiled"
import { findVersionRedirect } from "../../src/app/navigation/versionRedirect"
import { problemTexts } from "../../src/cli/problemTexts"
import { runCommand } from "../../src/cli/program"
import { definitions } from "../../src/definitions"
import { loadModules } from "../support/shipped"
import { copyShipped, type ShippedCopy } from "../support/shippedCopy"

interface FormShape {
  schema: { properties: Record<string, { enum?: unknown[] } & Record<string, unknown>> }
  ui: { field?: string; required?: boolean; options?: unknown[] }[]
}
interface CallShape {
  codes: Record<string, { fieldErrors?: { message: string }[] }>
}
interface ScreenShape {
  body: unknown[]
  footer: { tap: { input?: Record<string, unknown>; [option: string]: unknown }[] }[]
  samples: Record<string, unknown>
}
interface SharedShape {
  definitions: Record<string, { enum?: unknown[] }>
}
interface CodesShape {
  codes: { code: string; label: string }[]
}
interface FlowShape {
  sections: { steps: { screen: string; back?: string }[] }[]
}

const withdrawal = "withdrawal/client_withdrawal.screen.json"
const phone = "account-opening/phone_number.form.json"
const compile = createCompiler(definitions, { samples: true })
const copy = copyShipped()
// As a tool that stays open reads: what was not edited is not worked on again.
const load = createLoader(copy.root)
const before = hashesOf(load())

afterAll(() => copy.remove())

/** Makes an edit and gives what followed: problems, the modules that changed (`app` among them), and the new ones. */
async function change(edit: (copy: ShippedCopy) => unknown) {
  copy.restore()
  await edit(copy)
  const set = load()
  const after = hashesOf(set)
  const findings = mergeFindings(set.findings, checkDocuments(set, definitions))
  const changed = [...after.hashes.keys()].filter((id) => after.hashes.get(id) !== before.hashes.get(id))
  const gone = [...before.hashes.keys()].filter((id) => !after.hashes.has(id))
  return {
    problems: describeFindings(findings, problemTexts),
    changed: changed.toSorted(),
    gone,
    modules: await loadModules(
      after.compiled,
      changed.filter((id) => id !== "app"),
    ),
  }
}

function hashesOf(set: DocumentSet) {
  const compiled = compile(set)
  const screens = [...compiled.screens].map(([id, { hash }]) => [id, hash] as const)
  return { compiled, hashes: new Map([["app", compiled.appModule.hash], ...screens]) }
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

  it("rewords what two versions of a screen share, in both and nowhere else", async () => {
    const { modules, ...rest } = await change((copy) =>
      copy.replace("shared/payments.json", "口座名義が一致しません", "口座の名義が異なります"),
    )
    const both = ["payments_contract_result", "payments_contract_result_v2"]
    expect(rest).toEqual({ ...clean, changed: both })
    for (const id of both)
      expect(JSON.stringify(modules.screens.get(id)?.screen.body)).toContain("口座の名義が異なります")
  })

  it("adds an option to a choice by one more code of the table that it offers", async () => {
    const { modules, ...rest } = await change((copy) => {
      copy.edit<SharedShape>("shared/draft.json", ({ definitions }) => {
        definitions["applicationTrigger"]?.enum?.push("SEMINAR")
      })
      copy.edit<CodesShape>("codes/application-trigger.codes.json", ({ codes }) => {
        codes.push({ code: "SEMINAR", label: "セミナー" })
      })
    })
    expect(rest).toEqual({ ...clean, changed: ["interested_trading_types"] })
    const form = modules.screens.get("interested_trading_types")?.forms["interested_trading_types"]
    expect(fieldOf(form, "applicationTrigger")?.options?.at(-1)?.value).toBe("SEMINAR")
    const [validate] = Object.values(form?.validators ?? {})
    const answers = { interestedTradingTypes: ["JP_STOCK"], finalDeclarationAccepted: true }
    expect(validate?.({ ...answers, applicationTrigger: "SEMINAR" })).toBe(true)
    expect(validate?.({ ...answers, applicationTrigger: "NEVER" })).toBe(false)
  })

  it("is told that a new option would be recorded although no table allows it", async () => {
    const { problems } = await change((copy) =>
      copy.edit<FormShape>("account-opening/nfc_check.form.json", ({ schema, ui }) => {
        schema.properties["knowsSignaturePassword"]?.enum?.push("LATER")
        for (const { field, options } of ui)
          if (field === "knowsSignaturePassword") options?.push({ value: "LATER", label: "あとで確認する" })
      }),
    )
    expect(problems.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ["analytics-not-code", "/footer/0/analytics/1"],
      ["input-too-wide", "/footer/0/tap/1/otherwise/0/answers"],
    ])
  })

  it("makes a field optional", async () => {
    const { modules, ...rest } = await change((copy) =>
      copy.edit<FormShape>("account-opening/mail_auth.form.json", ({ ui }) => {
        for (const field of ui) if (field.field === "emailConfirm") field.required = false
      }),
    )
    expect(rest).toEqual({ ...clean, changed: ["app", "auth_code", "mail_auth"] })
    const form = modules.screens.get("mail_auth")?.forms["mail_auth"]
    expect(fieldOf(form, "emailConfirm")?.required).toBe(false)
    expect(fieldOf(form, "email")?.required).toBe(true)
  })

  it("adds a field under a condition", async () => {
    const { modules, ...rest } = await change((copy) => {
      copy.edit<FormShape>("withdrawal/withdrawal.form.json", ({ schema, ui }) => {
        schema.properties["MEMO"] = { type: "string", maxLength: 20 }
        const when = { is: ["$draft.AMOUNT_TYPE", 1] }
        ui.push({ field: "MEMO", label: "メモ", widget: "text", required: false, when } as FormShape["ui"][number])
      })
      copy.replace(withdrawal, '"points": [', '"points": ["{draft.MEMO}", ')
    })
    expect(rest).toEqual({ ...clean, changed: ["client_withdrawal", "client_withdrawal_confirm"] })
    const added = fieldOf(modules.screens.get("client_withdrawal")?.forms["withdrawal"], "MEMO")
    expect(added?.when).toMatchObject({ operator: "is", operands: [{ "@get": ["draft", "AMOUNT_TYPE"] }, 1] })
  })

  it("moves a step of a flow", async () => {
    const { modules, ...rest } = await change((copy) =>
      copy.edit<FlowShape>("account-opening/account-opening.flow.json", (flow) => swap(flow, 3, 2)),
    )
    expect(rest).toEqual({ ...clean, changed: ["app"] })
    const steps = modules.app.flows["account-opening"]?.steps.map(({ screen }) => screen) ?? []
    expect(steps.indexOf("asset_selection")).toBe(steps.indexOf("income_selection") - 1)
  })

  it("is told that whoever comes back would skip a step that everybody goes through", async () => {
    const { problems } = await change((copy) =>
      copy.edit<FlowShape>("account-opening/account-opening.flow.json", (flow) => swap(flow, 0, 2)),
    )
    expect(problems.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ["return-point-skips", "/entry/points/AGREEMENT_CONFIRM/step"],
    ])
  })

  it("inserts a step with a new screen", async () => {
    const { modules, ...rest } = await change((copy) => insertAfter(copy, "agreement_one", "agreement_notes"))
    expect(rest).toEqual({ ...clean, changed: ["agreement_notes", "app"] })
    const flow = modules.app.flows["account-opening"]
    expect(stepsOf(flow)).toEqual(["agreement_one", "agreement_notes", "agreement_two"])
    expect(flow && progress(flow, "agreement_two")).toMatchObject({ index: 5, of: 5 })
    expect(modules.screens.get("agreement_notes")?.screen.header.back).toBe("flow")
  })

  it("quotes an example that customers type alike; what no customer types stays a machine word", async () => {
    const say = (text: string) => (copy: ShippedCopy) =>
      copy.edit<FormShape>("withdrawal/withdrawal.form.json", ({ ui }) => {
        for (const field of ui) if (field.field === "AMOUNT") Object.assign(field, { help: text })
      })
    expect((await change(say("「A12345」のように入力してください"))).problems).toEqual([])
    for (const word of ["「NULL_7」", "「NULL」", "A12345"]) {
      const { problems } = await change(say(`${word}のように入力してください`))
      expect([word, ...problems.map(({ rule }) => rule)]).toEqual([word, "text-machine-word"])
    }
  })

  it("gives a pattern of its own its message beside the field, and nowhere else", async () => {
    const add = (messages: object) => (copy: ShippedCopy) => {
      copy.edit<FormShape>("withdrawal/withdrawal.form.json", ({ schema, ui }) => {
        schema.properties["MEMBER"] = { type: "string", pattern: "^[A-Z][0-9]{5}$" }
        const field = { field: "MEMBER", label: "会員番号", widget: "text", sent: false, ...messages }
        ui.push(field as FormShape["ui"][number])
      })
      copy.replace(withdrawal, '"points": [', '"points": ["{draft.MEMBER}", ')
    }
    const message = "会員番号は「A12345」のように入力してください"
    const { modules, ...rest } = await change(add({ messages: { pattern: message } }))
    expect(rest).toMatchObject(clean)
    const field = fieldOf(modules.screens.get("client_withdrawal")?.forms["withdrawal"], "MEMBER")
    expect(JSON.stringify(field?.messages)).toContain(message)
    const { problems } = await change(add({}))
    expect(problems.map(({ rule }) => rule)).toEqual(["pattern-without-message"])
  })

  it("asks a question of foreign nationals only", async () => {
    const edit = (condition: string) => (copy: ShippedCopy) =>
      copy.edit<FormShape>(phone, ({ ui }) => {
        for (const field of ui) if (field.field === "landlinePhone") Object.assign(field, { when: { condition } })
      })
    const { modules, ...rest } = await change(edit("is-foreign-national"))
    expect(rest).toMatchObject({ ...clean, changed: expect.arrayContaining(["phone_number"]) })
    const field = fieldOf(modules.screens.get("phone_number")?.forms["phone_number"], "landlinePhone")
    const asked = (nationalityType: string) =>
      field?.when && evaluate(field.when, createScope({ saved: { draft: { nationalityType } } }))
    expect([asked("FOREIGN_ONLY"), asked("JAPAN_ONLY")]).toEqual([true, false])
    const mistaken = await change(edit("is-foreign-nationl"))
    expect(mistaken.problems.map(({ message, fix }) => `${message} ${fix}`)).toEqual([
      expect.stringContaining("is-foreign-national"),
    ])
  })

  it("words a refusal anew", async () => {
    const text = "本人確認書類と同じお名前を入力してください"
    const { modules, ...rest } = await change((copy) =>
      copy.edit<CallShape>("calls/aco/draft-names.call.json", ({ codes }) => {
        for (const error of codes["identity_name_mismatch"]?.fieldErrors ?? []) error.message = text
      }),
    )
    expect(rest).toMatchObject(clean)
    expect(rest.changed).toContain("name_input")
    const call = modules.screens.get("name_input")?.calls["aco/draft-names"]
    expect(JSON.stringify(call?.codeSamples)).toContain(text)
    const mistaken = await change((copy) =>
      copy.replace(
        "account-opening/not-eligible.sheet.json",
        "お申込みいただけません",
        "お申込みいただけません{{co.nam}}",
      ),
    )
    expect(mistaken.problems.map(({ message }) => message)).toEqual([expect.stringContaining("co.nam")])
  })

  it("adds a consent", async () => {
    const consent = { field: "agreedRecords", label: "通話の録音に同意します", widget: "checkbox", required: true }
    const add = (withSchema: boolean) => (copy: ShippedCopy) =>
      copy.edit<FormShape>("account-opening/agreement_one.form.json", ({ schema, ui }) => {
        if (withSchema) schema.properties["agreedRecords"] = { type: "boolean", const: true }
        ui.push(consent)
      })
    const told = await change(add(true))
    expect(new Set(told.problems.map(({ rule, file }) => [rule, file].join(" ")))).toEqual(
      new Set(["sample-stops account-opening/agreement_one.screen.json"]),
    )
    const { modules, ...rest } = await change(async (copy) => {
      add(true)(copy)
      await run(copy, "check", "--fix")
    })
    expect(rest).toMatchObject(clean)
    expect(rest.changed).toContain("agreement_one")
    const form = modules.screens.get("agreement_one")?.forms["agreement_one"]
    expect(fieldOf(form, "agreedRecords")?.required).toBe(true)
    const [validate] = Object.values(form?.validators ?? {})
    expect([validate?.({ agreedRecords: true }), validate?.({ agreedRecords: false })]).toEqual([true, false])
    const forgotten = await change(add(false))
    expect(forgotten.problems[0]).toMatchObject({ file: "account-opening/agreement_one.form.json" })
    expect(forgotten.problems.map(({ message }) => message).join()).toContain("agreedRecords")
  })

  it("splits a screen in two", async () => {
    const { modules, ...rest } = await change(async (copy) => {
      await insertAfter(copy, "phone_number", "landline_number")
      moveLandline(copy)
    })
    expect(rest.problems).toEqual([])
    expect(rest.changed).toEqual(expect.arrayContaining(["app", "landline_number", "phone_number"]))
    const steps = modules.app.flows["account-opening"]?.steps.map(({ screen }) => screen) ?? []
    expect(steps[steps.indexOf("phone_number") + 1]).toBe("landline_number")
    const first = modules.screens.get("phone_number")?.forms["phone_number"]
    const second = modules.screens.get("landline_number")?.forms["landline_number"]
    expect([fieldOf(first, "landlinePhone"), fieldOf(second, "landlinePhone")?.label]).toEqual([
      undefined,
      "固定電話番号",
    ])
  })

  it("says what a split left behind: the old screen still sends what it no longer asks", async () => {
    const { problems } = await change((copy) =>
      copy.edit<FormShape>(phone, (form) => {
        form.ui = form.ui.filter(({ field }) => field !== "landlinePhone")
        delete form.schema.properties["landlinePhone"]
      }),
    )
    expect(problems.filter(({ severity }) => severity === "error").map(({ file }) => file)).toContain(
      "account-opening/phone_number.screen.json",
    )
    expect(problems.map(({ message }) => message).join()).toContain("landlinePhone")
  })

  it("says from which version on the second edition of a screen is shown", async () => {
    const { modules, ...rest } = await change((copy) =>
      copy.edit<{ constants: Record<string, unknown> }>("app.json", ({ constants }) => {
        constants["v2FromVersion"] = "4.0.0"
      }),
    )
    expect(rest).toEqual({ ...clean, changed: ["app"] })
    const twin = (version: string) => findVersionRedirect(modules.app, "/client/withdraw_select", version)
    expect([twin("3.99.9"), twin("4.0.0")]).toEqual([undefined, "/client/withdraw_select_v2"])
  })
})

/** A step of a section and the one after it change places; each keeps how it goes back. */
function swap({ sections }: FlowShape, section: number, index: number): void {
  const [one, other] = sections[section]?.steps.slice(index, index + 2) ?? []
  if (one === undefined || other === undefined) throw new Error("there are no such steps")
  ;[one.screen, other.screen] = [other.screen, one.screen]
}

/** A new screen behind another one, in an operator's own words. */
async function insertAfter(copy: ShippedCopy, after: string, id: string): Promise<void> {
  await run(copy, "new", "screen", id, "--after", after)
  const place = `account-opening/${id}.screen.json`
  const words = ["ご確認ください", "次の点をご確認ください", "変更があればご連絡ください。"]
  for (const word of words) copy.replace(place, "文章を入力してください", word)
}

async function run(copy: ShippedCopy, ...parameters: readonly string[]): Promise<void> {
  const terminal = { print: () => undefined, printError: () => undefined }
  expect(await runCommand([...parameters, "--root", copy.root], terminal)).toBe(0)
}

/** What an operator does by hand once the second screen stands: the field, its form, its button, its samples. */
function moveLandline(copy: ShippedCopy): void {
  let moved: unknown
  let schema: unknown
  copy.edit<FormShape>(phone, (form) => {
    moved = form.ui.find(({ field }) => field === "landlinePhone")
    form.ui = form.ui.filter(({ field }) => field !== "landlinePhone")
    schema = form.schema.properties["landlinePhone"]
    delete form.schema.properties["landlinePhone"]
  })
  const { requiredWhen: _before, ...field } = moved as Record<string, unknown>
  const head = { $schema: "../meta/form.schema.json", kind: "form", id: "landline_number", version: 1, keep: "memory" }
  const properties = { landlinePhone: schema }
  copy.write("account-opening/landline_number.form.json", {
    ...head,
    schema: { type: "object", properties },
    ui: [{ ...field, requiredWhen: { is: ["$saved.draft.noMobilePhone", true] } }],
  })
  copy.edit<ScreenShape>("account-opening/phone_number.screen.json", (screen) => {
    const call = screen.footer[0]?.tap.find(({ input }) => input !== undefined)
    delete call?.input?.["landlinePhone"]
    screen.samples = Object.fromEntries(
      Object.entries(screen.samples).filter(([, sample]) => !JSON.stringify(sample).includes("landlinePhone")),
    )
  })
  copy.edit<ScreenShape>("account-opening/landline_number.screen.json", (screen) => {
    screen.body.push({ widget: "form", form: "landline_number", into: "$form", initial: "$saved.draft" })
    const input = { version: "$saved.version", landlinePhone: "$form.landlinePhone" }
    const save = { do: "call", call: "aco/draft-contact", form: "landline_number", input, into: "saved" }
    screen.footer[0]?.tap.unshift({ do: "submit", form: "landline_number" }, save)
  })
}

const stepsOf = (flow: Parameters<typeof path>[0] | undefined): readonly string[] =>
  flow === undefined
    ? []
    : path(flow, createScope({}))
        .map(({ screen }) => screen)
        .filter((screen) => screen.startsWith("agreement"))
