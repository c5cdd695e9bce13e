import type { Node } from "jsonc-parser"
import { segmentsOf } from "../../model/pointer"

/** 1-based line of an offset. */
export function createLineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}

/** Offset of the property or item at a JSON pointer, or of the nearest ancestor that exists. */
export function offsetOf(tree: Node | undefined, pointer: string): number {
  let place = tree
  let offset = tree?.offset ?? 0
  for (const segment of segmentsOf(pointer)) {
    const next = childAt(place, segment)
    if (!next) return offset
    place = next.value
    offset = next.offset
  }
  return offset
}

function childAt(node: Node | undefined, segment: string): { offset: number; value: Node } | undefined {
  if (node?.type === "array") {
    const value = /^\d+$/.test(segment) ? node.children?.[Number(segment)] : undefined
    return value && { offset: value.offset, value }
  }
  if (node?.type !== "object") return undefined
  const property = node.children?.find(({ children }) => children?.[0]?.value === segment)
  const value = property?.children?.[1]
  return property && value && { offset: property.offset, value }
}
