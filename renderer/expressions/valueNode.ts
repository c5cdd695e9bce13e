import type { ValueNode } from "../model/compiled"
import { isList } from "./operator"

/** True for a node of a compiled value with this tag. */
export const hasTag = <Node>(node: unknown, tag: keyof Node & string): node is Node =>
  typeof node === "object" && node !== null && Object.hasOwn(node, tag)

/** True for a compiled `$path`. */
export const isValueNode = (node: unknown): node is ValueNode => hasTag<ValueNode>(node, "@get") && isList(node["@get"])
