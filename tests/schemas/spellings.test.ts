// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import type { CallResult, CompiledCall } from "../../renderer"
import { FieldModel } from "../../renderer/forms/model/FieldModel"
import { ListModel } from "../../renderer/forms/model/ListModel"
import { startInHarness } from "../../renderer/testgen/harness"
import { loadModules } from "../../src/cli/modules"
import { createDryRunHarness } from "../../src/cli/dryRunHarness"
import { shippedRoot } from "../support/shippedRoot"
import table from "./spellings.json"

interface Row {
  readonly typed: string
  readonly becomes: unknown
  /** Absent where the field accepts it. */
  readonly message?: string
  readonly why?: string
}
interface Field {
  readonly screen: string
  readonly form: string
  readonly field: string
  /** Name of the list whose first row has the field. */
  readonly list?: string
  /** Samples that calls answer. */
  readonly calls?: Readonly<Record<string, string>>
  readonly answers?: Readonly<Record<string, unknown>>
  readonly kept?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, string>>
  readonly rows: readonly Row[]
}

const modules = await loadModules(loadDocuments(shippedRoot))
const theatre = createDryRunHarness(modules)
const fields = table.fields as unknown as readonly Field[]

const answerFrom =
  (chosen: Field["calls"] = {}) =>
  ({ id, samples = {} }: CompiledCall): CallResult => ({
    kind: "ok",
    value: samples[chosen[id] ?? Object.keys(samples)[0] ?? ""],
  })

async function openField({ screen, form: id, field, list, calls, answers = {}, kept = {}, query = {} }: Field) {
  const context = { today: "2025-01-15", platform: "ios", nfcAvailable: true }
  const open = await startInHarness({ ...theatre, context, answerCall: answerFrom(calls) }, screen, query)
  for (const [name, value] of Object.entries(kept)) open.state.host.session.set(name, value)
  const form = open.state.form(id)
  for (const [name, value] of Object.entries(answers)) form?.setAnswer(name, value)
  const listed = form?.questions.find(({ name }) => name === list)
  const inRow = listed instanceof ListModel ? listed.rows[0]?.group.members.get(field) : undefined
  const question = list === undefined ? form?.questions.find(({ name }) => name === field) : inRow
  if (!(question instanceof FieldModel)) throw new Error(`${screen} has no field ${field}`)
  return { open, question }
}

describe("spellings in the real fields", () => {
  it("are at least 300, each once", () => {
    const all = fields.flatMap(({ form, field, rows }) => rows.map(({ typed }) => `${form}.${field}: ${typed}`))
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(300)
  })

  it.each(fields.map((field) => [`${field.form}.${field.field}`, field] as const))("%s", async (_name, field) => {
    const { open, question } = await openField(field)
    expect(question.isVisible).toBe(true)
    const read = field.rows.map(({ typed, why }): Row => {
      question.change(typed)
      question.leave()
      question.showErrors()
      const { value, error } = question
      return {
        typed,
        becomes: value ?? "",
        ...(error === undefined ? {} : { message: error }),
        ...(why ? { why } : {}),
      }
    })
    open.close()
    expect(read).toEqual(field.rows)
  })
})
