import { getNodeValue, type Node, parseTree, type ParseError } from "jsonc-parser"
import type { Json } from "../model/documents"
import { isPointer, segmentsOf } from "../model/pointer"

/** The tree of a strict JSON text, also behind the mark that some editors put first; undefined for anything else. */
export function treeOf(text: string): Node | undefined {
  const errors: ParseError[] = []
  const tree = parseTree(text.replace(/^\uFEFF/, " "), errors, { disallowComments: true, allowTrailingComma: false })
  return errors.length === 0 ? tree : undefined
}

export const valueOf = (node: Node): Json => getNodeValue(node) as Json

/** What stands at a pointer: the value, and the node that goes with it when it is removed (of a property, name and value). */
export interface Found {
  readonly value: Node
  readonly whole: Node
}

export function findNode(tree: Node, pointer: string): Found | undefined {
  let found: Found | undefined = isPointer(pointer) ? { value: tree, whole: tree } : undefined
  for (const segment of segmentsOf(pointer)) found = found && childOf(found.value, segment)
  return found
}

function childOf({ type, children = [] }: Node, segment: string): Found | undefined {
  if (type === "array") {
    const item = /^(0|[1-9]\d*)$/.test(segment) ? children[Number(segment)] : undefined
    return item && { value: item, whole: item }
  }
  const property = children.find((child) => child.children?.[0]?.value === segment)
  const value = property?.children?.[1]
  return property && value && { value, whole: property }
}

export const endOf = ({ offset, length }: Node): number => offset + length
