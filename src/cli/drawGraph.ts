import { compileDocuments, createFlowGraph, type FlowGraph, readFlowNotes } from "../../renderer/compiler"
import { effectsOf, flowTransitions, type Transition } from "../../renderer/testgen"
import { definitions } from "../definitions"
import { openFlow, openOnDemand, screensOf } from "./documents"
import { runModules } from "./modules"

export interface GraphOptions {
  readonly root: string
  readonly json?: boolean
}

/** The steps of a flow and the ways between them, as JSON or as a Mermaid diagram. */
export async function drawGraph(id: string, { root, json }: GraphOptions): Promise<string> {
  const set = openOnDemand(root)
  const flow = openFlow(set, id)
  const drawn = createFlowGraph(set, flow)
  const compiled = compileDocuments(set, definitions, { samples: true, only: screensOf(flow), flows: [] })
  const { screens } = await runModules(compiled)
  const transitions = flowTransitions({
    flow,
    ...readFlowNotes(set, id),
    modules: screens,
    actions: effectsOf(definitions),
  })
  return json ? toJson(drawn, transitions) : toMermaid(drawn, transitions)
}

function toJson({ nodes, edges }: FlowGraph, transitions: readonly Transition[]): string {
  return JSON.stringify({ nodes, edges: edges.map(({ from, to, when }) => ({ from, to, when })), transitions }, null, 2)
}

function toMermaid({ nodes, edges }: FlowGraph, transitions: readonly Transition[]): string {
  const names = new Map(nodes.map(({ id }, index) => [id, `n${index}`]))
  const boxes = nodes.map(({ id, kind, title }) => {
    const text = `"${escapeText(title)}<br/>${escapeText(id)}"`
    return `  ${names.get(id)}${kind === "exit" ? `([${text}])` : `[${text}]`}`
  })
  const arrows = edges.flatMap(({ from, to, labels }) => {
    const label = labels.map(({ label: condition, holds }) => (holds ? condition : `「${condition}」でない`)).join("、")
    const ends = [names.get(from), names.get(to)]
    return ends.includes(undefined)
      ? []
      : [`  ${ends[0]} -->${label === "" ? "" : `|"${escapeText(label)}"|`} ${ends[1]}`]
  })
  return ["flowchart TD", ...boxes, ...arrows, ...toDotted(names, edges, transitions)].join("\n")
}

/** Ways between screens that are not the flow's order (corrections, refusals) and return points, dotted. */
function toDotted(
  names: ReadonlyMap<string, string>,
  edges: FlowGraph["edges"],
  transitions: readonly Transition[],
): readonly string[] {
  const known = new Set(edges.map(({ from, to }) => `${from} ${to}`))
  const lines = transitions.flatMap(({ from, to, how }) => {
    const target = names.get(to)
    if (target === undefined || known.has(`${from} ${to}`) || from === to) return []
    if (how === "enter") return [`  ${from.replace(":", "_")}>"${from.slice("entry:".length)}"] -.-> ${target}`]
    const source = names.get(from)
    return source === undefined ? [] : [`  ${source} -.->${how === "edit" ? "|修正|" : ""} ${target}`]
  })
  return [...new Set(lines)]
}

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
