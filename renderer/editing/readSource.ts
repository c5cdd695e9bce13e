import { endOf, findNode, treeOf } from "./sourceTree"

/** A value as it is written in its document. */
export interface WrittenSource {
  readonly source: string
  /** The line of the document that it begins on, from 1. */
  readonly line: number
  /** White space before that line. */
  readonly indent: string
}

/** The text of the value at a pointer; undefined where nothing stands there or the text is no JSON. */
export function readSource(text: string, pointer: string): WrittenSource | undefined {
  const tree = treeOf(text)
  const value = tree && findNode(tree, pointer)?.value
  if (!value) return undefined
  const before = text.slice(0, value.offset)
  const indent = /^[ \t]*/.exec(before.slice(before.lastIndexOf("\n") + 1))?.[0] ?? ""
  return { source: text.slice(value.offset, endOf(value)), line: before.split("\n").length, indent }
}
