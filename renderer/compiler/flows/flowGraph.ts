import { type Edge as FlowEdge, edges } from "../../flows/edges"
import type { CompiledCondition, CompiledFlow } from "../../model/compiled"
import { writeCondition } from "../../expressions/writeCondition"
import { compileOptionalCondition } from "../compile/compileValue"
import { compileText } from "../compile/compileText"
import { createSharedContext, type SharedContext } from "../compile/context"
import type { DocumentSet } from "../types"

export interface FlowNode {
  readonly id: string
  readonly kind: "step" | "detached" | "exit"
  readonly title: string
  readonly section?: string
}

export interface FlowEdgeText {
  readonly from: string
  readonly to: string
  /** Conditions by name, joined by `and`; empty where nothing is asked. */
  readonly when: string
  /** The same in the labels of conditions.json, one entry for each condition. */
  readonly labels: readonly { readonly label: string; readonly holds: boolean }[]
}

export interface FlowGraph {
  readonly nodes: readonly FlowNode[]
  readonly edges: readonly FlowEdgeText[]
}

/** Steps, side screens and exits of a flow, and the ways between them. */
export function createFlowGraph(set: DocumentSet, flow: CompiledFlow): FlowGraph {
  const shared = createSharedContext(set, [])
  const titleOf = (screen: string) => plainTitle(set.find("screen", screen)?.document.title, shared, screen)
  const steps = flow.steps.map(({ screen, section }) => {
    const label = flow.sections[section]?.label
    return {
      id: screen,
      kind: "step" as const,
      title: titleOf(screen),
      ...(label === undefined ? {} : { section: label }),
    }
  })
  const detached = flow.detached.map(({ screen }) => ({
    id: screen,
    kind: "detached" as const,
    title: titleOf(screen),
  }))
  const exits = readExits(set, flow.id, shared)
  const toText = (edge: FlowEdge) => ({
    ...withoutConditions(edge),
    labels: edge.conditions.map(({ when, holds }) => ({ label: labelOf(when, shared), holds })),
  })
  return { nodes: [...steps, ...detached, ...exits.nodes], edges: [...edges(flow).map(toText), ...exits.edges] }
}

const withoutConditions = ({ from, to, when }: FlowEdge) => ({ from, to, when })

function plainTitle(source: string | undefined, shared: SharedContext, otherwise: string): string {
  const title = compileText(source ?? "", shared)
  return typeof title === "string" && title !== "" ? title : (source ?? otherwise)
}

function labelOf(when: CompiledCondition, { conditions }: SharedContext): string {
  return (when.name === undefined ? undefined : conditions[when.name]?.label) ?? writeCondition(when)
}

function readExits(set: DocumentSet, id: string, shared: SharedContext): FlowGraph {
  const exits = Object.entries(set.find("flow", id)?.document.exits ?? {})
  const nodes = exits.map(([name, { label }]) => ({ id: `exit:${name}`, kind: "exit" as const, title: label }))
  const transitions = exits.flatMap(([name, { from, when }]) => {
    const condition = compileOptionalCondition(when, shared)
    const labels = condition ? [{ label: labelOf(condition, shared), holds: true }] : []
    return from.map((screen) => ({
      from: screen,
      to: `exit:${name}`,
      when: condition ? writeCondition(condition) : "",
      labels,
    }))
  })
  return { nodes, edges: transitions }
}
