import { getByLabelText } from "@testing-library/dom"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { checkDocuments } from "../../../../../renderer/linter"
import { loadDocuments } from "../../../../../renderer/compiler"
import type { Fields } from "../../../../../renderer/model/json"
import { buildSandbox } from "../../../../../src/sandbox"
import { findSavedScreens } from "../../../../../src/sandbox/areas/account-opening/forms/savedScreens"
import { definitions } from "../../../../../src/definitions"
import { copyShipped, type ShippedCopy } from "../../../../support/shippedCopy"
import { openState } from "../../../../support/openState"
import { compileShipped, loadModules, type LoadedModules } from "../../../../support/shipped"
import { apply, refusalOf } from "../../support/applying"
import { openTestbed, type Testbed } from "../../support/testbed"

interface SharedShape {
  definitions: Record<string, { properties: Record<string, unknown> }>
}
interface FormShape {
  schema: { properties: Record<string, unknown> }
  ui: unknown[]
}

interface ScreenShape {
  samples: Record<string, { tap?: unknown; answers?: Record<string, Record<string, unknown>> }>
}

/**
 * A question that account opening does not ask: how the customer wants to be called on the telephone. Two files, and the
 * samples that go on from there.
 */
function addQuestion(copy: ShippedCopy): void {
  copy.edit<SharedShape>("shared/draft.json", ({ definitions }) => {
    Object.assign(definitions["contact"]?.properties ?? {}, {
      callingHour: { personal: "answer", type: "string", pattern: "^[0-9]{2}$" },
    })
  })
  copy.edit<FormShape>("account-opening/phone_number.form.json", ({ schema, ui }) => {
    schema.properties["callingHour"] = { $ref: "../shared/draft.json#/definitions/contact/properties/callingHour" }
    const messages = { pattern: "お電話に出られる時間は2桁の数字で入力してください" }
    const label = "お電話に出られる時間"
    // Whether the confirmation shows it is said as well: `check` asks for one of both.
    ui.push({ field: "callingHour", label, widget: "text", required: true, confirmed: false, messages })
  })
  copy.edit<ScreenShape>("account-opening/phone_number.screen.json", ({ samples }) => {
    for (const { tap, answers } of Object.values(samples))
      if (tap !== undefined) Object.assign(answers?.["form"] ?? {}, { callingHour: "18" })
  })
}

const phone = { mobilePhone: "09012345678", noMobilePhone: false }

describe("a field that operations add to the documents", () => {
  let copy: ShippedCopy
  let bed: Testbed
  beforeAll(async () => {
    copy = copyShipped()
    addQuestion(copy)
    const shared = await openTestbed()
    const app = await buildSandbox({ database: shared.database.db, documents: copy.root })
    bed = { ...shared, app, close: () => app.close() }
  })
  afterAll(async () => {
    await bed.close()
    copy.remove()
  })

  it("is part of documents without problems", () => {
    const set = loadDocuments(copy.root)
    expect([...set.findings, ...checkDocuments(set, definitions)]).toEqual([])
    expect(findSavedScreens(set).find(({ screen }) => screen === "phone_number")).toEqual({
      screen: "phone_number",
      section: "contact",
      point: "AFTER_LIQUID_2",
      fields: ["mobilePhone", "noMobilePhone", "landlinePhone", "callingHour"],
    })
  })

  it("is saved, and given back with the rest", async () => {
    const applicant = await apply(bed, "applicant-names")
    await applicant.saveAll(["contact", { ...phone, callingHour: "18" }])
    expect(await applicant.draft()).toMatchObject({ mobilePhone: "09012345678", callingHour: "18" })
  })

  it("is asked, and shown again with what the sandbox saved", async () => {
    const applicant = await apply(bed, "applicant-names")
    await applicant.saveAll(["contact", { ...phone, callingHour: "18" }])
    const draft = (await applicant.draft()) as Fields
    const modules = await loadModules(compileShipped(loadDocuments(copy.root)), ["phone_number"])
    const screen = modules.screens.get("phone_number")
    const call = screen?.calls["aco/draft"]
    if (screen === undefined || call === undefined) expect.unreachable()
    const saved = { version: 20, returnPoint: "AFTER_LIQUID_2", draft }
    const calls = { ...screen.calls, "aco/draft": { ...call, samples: { ...call.samples, addressed: saved } } }
    const again = { ...modules, screens: new Map([["phone_number", { ...screen, calls }]]) }
    const valueIn = async (shown: LoadedModules) => {
      const { container, close } = await openState(shown, "phone_number", "empty")
      const { value } = getByLabelText<HTMLInputElement>(container, /お電話に出られる時間/)
      close()
      return value
    }
    expect([await valueIn(modules), await valueIn(again)]).toEqual(["", "18"])
  })

  it("is judged by its form, and has its time", async () => {
    const applicant = await apply(bed, "applicant-names")
    expect(await applicant.save("contact", phone)).toMatchObject({
      status: 400,
      field_errors: [{ field: "callingHour" }],
    })
    expect(await applicant.save("contact", { ...phone, callingHour: "evening" })).toMatchObject({ status: 400 })
    const later = await apply(bed, "applicant-step2")
    expect(refusalOf(await later.save("contact", { ...phone, callingHour: "18" }))).toBe("wrong_step")
  })
})
