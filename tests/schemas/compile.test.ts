// @vitest-environment node
import { describe, expect, it } from "vitest"
import { compileDocuments, createShapeValidator, loadDocuments } from "../../renderer/compiler"
import type { ScreenModule } from "../../renderer/model/compiled"
import { definitions } from "../../src/definitions"
import { loadModules } from "../support/shipped"

const set = loadDocuments(new URL("../../schemas", import.meta.url).pathname)
const { screens, findings } = compileDocuments(set, definitions, { samples: true })

describe("the documents", () => {
  it("can all be compiled", () => {
    expect(findings).toEqual([])
    expect([...screens.keys()].toSorted()).toEqual(
      set
        .all("screen")
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it("are what the generated JSON Schemas of their kinds allow", () => {
    const validate = createShapeValidator(definitions)
    const errors = set.documents.flatMap(({ file, kind, document }) =>
      validate(kind, document).map(({ instancePath, message }) => `${file}#${instancePath} ${message}`),
    )
    expect(errors).toEqual([])
  })

  it.each([...screens])("make a module of %s that holds no code made of text", async (id, { code }) => {
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as ScreenModule
    expect(module.screen.id).toBe(id)
    expect(code).not.toMatch(/\brequire\(|\beval\(|new Function|\bimport\b/)
  })
})

/** Names that actions say under an option: `sheet` or `call`. */
function namesIn(node: unknown, option: "sheet" | "call"): readonly string[] {
  if (typeof node !== "object" || node === null) return []
  const { do: verb, options } = node as { readonly do?: unknown; readonly options?: Readonly<Record<string, unknown>> }
  const name = typeof verb === "string" ? options?.[option] : undefined
  const below = Object.values(node).flatMap((part) => namesIn(part, option))
  return typeof name === "string" ? [name, ...below] : below
}

describe("what a customer gets, without samples", async () => {
  const { app, screens: modules } = await loadModules(compileDocuments(set, definitions, { samples: false }))

  it.each([...modules])("brings along every sheet and call that %s may open or make", (_id, module) => {
    const { screen, forms, sheets, calls } = module
    const drawn = [screen, forms, sheets, Object.values(calls).map(({ outcomes }) => outcomes)]
    expect(namesIn(drawn, "sheet").filter((name) => !sheets[name] && !app.sheets?.[name])).toEqual([])
    expect(namesIn(drawn, "call").filter((name) => !calls[name] && !app.calls?.[name])).toEqual([])
  })

  it("brings along what the frame itself opens: errors, entries, and the question of a customer who leaves", () => {
    const frame = [app.errors, Object.values(app.flows), Object.values(app.calls ?? {}).map(({ outcomes }) => outcomes)]
    expect(namesIn(frame, "sheet").filter((name) => !app.sheets?.[name])).toEqual([])
    expect(namesIn(frame, "call").filter((name) => !app.calls?.[name])).toEqual([])
    const stepsThatClose = app.flows["account-opening"]?.steps.filter(({ back }) => back === "close") ?? []
    expect(stepsThatClose.length).toBeGreaterThan(5)
    expect(namesIn(app.flows["account-opening"]?.leave, "sheet")).toEqual(["leave-application"])
  })
})
