// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments, readFlowNotes } from "../../renderer/compiler"
import { effectsOf } from "../../renderer/model/effects"
import { definitions } from "../../src/definitions"
import { planScenarios, flowTransitions } from "../../renderer/testgen"
import { loadModules } from "../../src/cli/modules"
import { shippedRoot } from "../support/shippedRoot"
import catalogue from "./accountOpeningGraph.json"

const set = loadDocuments(shippedRoot)
const { app, screens } = await loadModules(set)
const flow = app.flows["account-opening"]
if (flow === undefined) throw new Error("account opening has no flow")
const setting = { flow, ...readFlowNotes(set, flow.id), modules: screens, actions: effectsOf(definitions) }

const write = ({ from, how, to }: { readonly from: string; readonly how: string; readonly to: string }) =>
  `${from} ${how} ${to}`
const unique = (names: readonly string[]) => [...new Set(names)].toSorted()

/** A server that names a step and refuses it again and again ends any screen in the general error; 0.8 lists no such ends. */
const contradicts = ({ after }: { readonly after: readonly string[] }) => after.includes("restart-flow:too-often")

const drawn = unique(
  flowTransitions(setting)
    .filter((transition) => !contradicts(transition))
    .map(write),
)
const listed = unique(catalogue.edges.map(write))
const explained = [...catalogue.extra, ...catalogue.unwalked].flatMap(({ edges }) => edges)

describe("the graph of account opening", () => {
  it("has every edge of the catalogue", () => {
    expect(listed.length).toBeGreaterThan(90)
    expect(listed.filter((edge) => !drawn.includes(edge))).toEqual(catalogue.missing)
  })

  it("has no other edge than those whose reason is written down", () => {
    expect(drawn.filter((edge) => !listed.includes(edge))).toEqual(unique(explained))
    for (const { reason } of [...catalogue.extra, ...catalogue.unwalked]) expect(reason.length).toBeGreaterThan(20)
  })

  it("is walked from screen to screen as a whole, but for edges that contradict themselves", () => {
    const { plans } = planScenarios(setting)
    const own = new Set([...flow.steps, ...flow.detached].map(({ screen }) => screen))
    const walked = new Set(
      plans.flatMap(({ steps, exit, shows }) => [
        ...(exit === undefined ? steps.slice(1).map(({ screen }, at) => `${steps[at]?.screen ?? ""} ${screen}`) : []),
        ...(exit === undefined ? [] : [`${steps.at(-1)?.screen ?? ""} ${exit.to}`]),
        ...shows.flatMap((goal) => (goal.kind === "edit" ? [`${goal.from} ${goal.to}`] : [])),
      ]),
    )
    const inside = flowTransitions(setting).filter(({ from, to }) => own.has(from) && own.has(to))
    const never = catalogue.unwalked.flatMap(({ edges }) => edges)
    expect(inside.length).toBeGreaterThan(90)
    expect(unique(inside.filter(({ from, to }) => !walked.has(`${from} ${to}`)).map(write))).toEqual(unique(never))
  })
})
