import { createFlowGraph, type FlowGraph } from "../../renderer/documents"
import { openDocuments, openFlow } from "./documents"
import { exitCodes, type Output } from "./failure"

export interface GraphOptions {
  readonly root: string
  readonly json?: boolean
}

/** The steps of a flow and the ways between them, as JSON or as a Mermaid diagram. */
export function graph(flow: string, { root, json }: GraphOptions, { print }: Output): number {
  const set = openDocuments(root)
  const drawn = createFlowGraph(set, openFlow(set, flow))
  print(json ? toJson(drawn) : toMermaid(drawn))
  return exitCodes.ok
}

function toJson({ nodes, edges }: FlowGraph): string {
  return JSON.stringify({ nodes, edges: edges.map(({ from, to, when }) => ({ from, to, when })) }, null, 2)
}

function toMermaid({ nodes, edges }: FlowGraph): string {
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
  return ["flowchart TD", ...boxes, ...arrows].join("\n")
}

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
