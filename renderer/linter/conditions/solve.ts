/**
 * Looks for values that make a condition true. Every path gets a few values that stand for all it could hold (the
 * listed ones, the numbers just beside every bound), and a search tries them. For operators whose truth such values
 * decide completely, finding none is a proof that the condition can never hold.
 */
import type { Condition, Json } from "../../model/documents"
import { evaluateOperator } from "../../expressions/evaluate"
import { candidatesFor, isExhaustive, type Leaf, type SchemaOf } from "./candidates"
import { parseCondition } from "./condition"
import { maxDepth } from "../../model/json"
import { isPath } from "../json"

/** Value by `$path`; a path that must be missing has the value undefined. */
export type Assignment = ReadonlyMap<string, Json | undefined>

type NamedConditions = ReadonlyMap<string, Condition>

type Truth = boolean | undefined

type Node =
  | { readonly kind: "group"; readonly name: string; readonly parts: readonly Node[] }
  | {
      readonly kind: "leaf"
      readonly leaf: Leaf
      readonly evaluate: (operands: readonly (Json | undefined)[]) => Truth
      readonly paths: readonly string[]
    }
  /** Cannot be read; may be anything. */
  | { readonly kind: "open" }

interface Building {
  readonly named: NamedConditions
  /** What stands around it. */
  readonly open: readonly string[]
  readonly count: { parts: number }
}

export interface Search {
  readonly found: Assignment | undefined
  /** Finding nothing means that there is nothing. */
  readonly certain: boolean
}

const budget = 4_000

/** Parts of a condition that are read, named ones where they are used: far more than anybody writes. */
const mostParts = 2_000

function build(condition: Condition, { named, open, count }: Building): Node {
  const part = parseCondition(condition)
  if (open.length > maxDepth || ++count.parts > mostParts) return { kind: "open" }
  if (part.kind === "group" && part.parts.length === 0) return { kind: "open" }
  if (part.kind === "group")
    return {
      kind: "group",
      name: part.name,
      parts: part.parts.map((inner) => build(inner, { named, open: [...open, ""], count })),
    }
  const known = part.kind === "named" && !open.includes(part.name) ? named.get(part.name) : undefined
  if (part.kind === "named" && known !== undefined) return build(known, { named, open: [...open, part.name], count })
  if (part.kind !== "leaf") return { kind: "open" }
  const { operator, operands, name } = part
  const min = operator.operands.filter(({ optional }) => optional !== true).length
  if (operands.length < min) return { kind: "open" }
  return {
    kind: "leaf",
    leaf: { operator: name, operands },
    evaluate: (given) => evaluateOperator(operator, given),
    paths: operands.filter(isPath),
  }
}

const leavesOf = (node: Node): readonly Leaf[] =>
  node.kind === "leaf" ? [node.leaf] : node.kind === "group" ? node.parts.flatMap(leavesOf) : []

const hasOpenPart = (node: Node): boolean =>
  node.kind === "open" || (node.kind === "group" && node.parts.some(hasOpenPart))

/** Truth while some paths are still open: false only if it stays false. */
function evaluateNode(node: Node, values: Assignment): Truth | "open" {
  if (node.kind === "open") return "open"
  if (node.kind === "leaf") {
    if (node.paths.some((path) => !values.has(path))) return "open"
    return node.evaluate(node.leaf.operands.map((operand) => (isPath(operand) ? values.get(operand) : operand)))
  }
  const parts = node.parts.map((part) => evaluateNode(part, values))
  if (node.name === "not") return parts[0] === "open" ? "open" : parts[0] === undefined ? undefined : !parts[0]
  const deciding = node.name === "any"
  if (parts.includes(deciding)) return deciding
  if (parts.includes("open")) return deciding || !parts.includes(undefined) ? "open" : undefined
  return parts.includes(undefined) ? undefined : !deciding
}

function search(condition: Condition, schemaOf: SchemaOf, named: NamedConditions = new Map()): Search {
  const tree = build(condition, { named, open: [], count: { parts: 0 } })
  const leaves = leavesOf(tree)
  const paths = [...new Set(leaves.flatMap(({ operands }) => operands.filter(isPath)))]
  const domains = paths.map((path) => candidatesFor(path, leaves, schemaOf))
  const values = new Map<string, Json | undefined>()
  let steps = 0
  let unread: Assignment | undefined

  const tryFrom = (index: number): boolean => {
    if (++steps > budget) return false
    const truth = evaluateNode(tree, values)
    const path = paths[index]
    if (truth === "open" && path === undefined) unread ??= new Map(values)
    if (truth === true && path === undefined) return true
    if (truth === false || truth === undefined || path === undefined) return false
    for (const value of domains[index]?.values ?? []) {
      values.set(path, value)
      if (tryFrom(index + 1)) return true
      values.delete(path)
    }
    return false
  }

  const found = tryFrom(0) ? new Map(values) : unread
  const certain =
    steps <= budget && !hasOpenPart(tree) && domains.every(({ complete }) => complete) && leaves.every(isExhaustive)
  return { found, certain }
}

/** Values that make the condition true, or undefined where none were found. */
export function solve(condition: Condition, schemaOf: SchemaOf, named?: NamedConditions): Assignment | undefined {
  return search(condition, schemaOf, named).found
}

/** True only where it is proven that no answers make the condition true. */
export function isNeverTrue(condition: Condition, schemaOf: SchemaOf, named?: NamedConditions): boolean {
  const { found, certain } = search(condition, schemaOf, named)
  return found === undefined && certain
}

/** True only where it is proven that the condition holds whenever everything that it reads is there. */
export function isAlwaysTrue(condition: Condition, schemaOf: SchemaOf, named?: NamedConditions): boolean {
  return isNeverTrue({ not: condition }, schemaOf, named)
}
