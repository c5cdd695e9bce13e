import {
  createCompiler,
  createTextLoader,
  type DocumentSet,
  type DocumentTexts,
  readFlowNotes,
} from "../../../renderer/compiler"
import { type FlowUnderTest, type Plans, planScenarios } from "../../../renderer/testgen"
import { definitions } from "../../definitions"
import { distinctTitles } from "../../sentences"
import { hashOf } from "../contents"
import { createDryRunHarness } from "../dryRunHarness"
import { runModules } from "../modules"

/** One side of a change: documents that run. */
export type Side = Awaited<ReturnType<ReturnType<typeof createSides>>>

/** Opens sides one after the other; what the one before has as well is not read and compiled again. */
export function createSides() {
  const load = createTextLoader()
  const compile = createCompiler(definitions, { samples: true })
  // What is drawn for pictures alone is nothing that customers load.
  const compileLoaded = createCompiler(definitions, { samples: false })

  return async (texts: DocumentTexts) => {
    const set = load(texts)
    const compiled = compile(set)
    const modules = await runModules(compiled)
    const harness = createDryRunHarness(modules)
    const { flows, areas, closures, ...app } = modules.app
    const open = Object.entries(app.routes).map(([path, route]) => [path, { ...route, area: undefined }] as const)
    const shared = { ...app, routes: Object.fromEntries(open) }
    const settings = new Map(
      Object.values(flows).map((flow): readonly [string, FlowUnderTest] => {
        const { model, exits } = readFlowNotes(set, flow.id)
        return [flow.id, { flow, model, exits, modules: modules.screens, actions: harness.actions }]
      }),
    )
    const plans = new Map<string, Plans["plans"]>()
    return {
      harness,
      titles: distinctTitles(new Map(set.all("screen").map(({ id, document }) => [id, document]))),
      /** Of each screen, with the examples that cases take their answers from. */
      hashes: hashesIn(compiled.screens),
      /** Of each screen, what customers load. */
      loaded: hashesIn(compileLoaded(set).screens),
      /** Of each screen, what its own documents say. */
      own: new Map(set.all("screen").map(({ id, file, document }) => [id, ownTexts(set, file, document, texts)])),
      /** What all screens share. */
      shared: hashOf(JSON.stringify(shared)),
      /** Which parts of the app are closed when. */
      closing: hashOf(JSON.stringify([areas, closures, Object.values(app.routes).map(({ area }) => area)])),
      theme: hashOf(texts.get("theme.json") ?? ""),
      flows: settings,
      /** Cases of a flow, made when they are first asked for. */
      plans(id: string): Plans["plans"] {
        const setting = settings.get(id)
        const made = plans.get(id) ?? (setting ? planScenarios(setting).plans : [])
        plans.set(id, made)
        return made
      },
    }
  }
}

/** Of a screen, its forms and half-sheets. */
function ownTexts(set: DocumentSet, file: string, document: object, texts: DocumentTexts): string {
  const named = [...new Set(namesIn(document))].flatMap(([kind, id]) => set.find(kind, id)?.file ?? [])
  return hashOf([file, ...named].map((one) => texts.get(one) ?? "").join("\n"))
}

/** Forms and half-sheets that something names. */
function namesIn(value: unknown): readonly (readonly ["form" | "sheet", string])[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    (key === "form" || key === "sheet") && typeof part === "string" ? [[key, part] as const] : namesIn(part),
  )
}

const hashesIn = (screens: ReadonlyMap<string, { readonly hash: string }>): ReadonlyMap<string, string> =>
  new Map([...screens].map(([id, { hash }]) => [id, hash]))
