import type { Node } from "jsonc-parser"
import { endOf, treeOf } from "./sourceTree"

/** Whether two texts are the same JSON, however it is laid out; of numbers every digit counts, also those that computers round. */
export function isSameDocument(one: string, other: string): boolean {
  const isSame = (left: Node, right: Node): boolean => {
    if (left.type !== right.type) return false
    if (left.type === "number") return one.slice(left.offset, endOf(left)) === other.slice(right.offset, endOf(right))
    const [inner = [], facing = []] = [left.children, right.children]
    return (
      left.value === right.value &&
      inner.length === facing.length &&
      inner.every((child, index) => {
        const opposite = facing[index]
        return opposite !== undefined && isSame(child, opposite)
      })
    )
  }
  const [left, right] = [treeOf(one), treeOf(other)]
  return left !== undefined && right !== undefined && isSame(left, right)
}
