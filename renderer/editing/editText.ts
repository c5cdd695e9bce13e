import type { Node } from "jsonc-parser"
import type { Json } from "../model/documents"
import { isPointer, parentOf, segmentsOf, within } from "../model/pointer"
import { foreignLetterAt } from "../model/foreignLetters"
import { same } from "../expressions/same"
import type { EditOutcome, PointerEdit } from "./pointerEdit"
import { endOf, findNode, treeOf, valueOf } from "./sourceTree"
import { writeValue } from "./writeDocument"

interface Replacement {
  readonly from: number
  readonly to: number
  readonly by: string
}

/** Makes one edit in the text of a document. No other byte changes, whatever the text looks like. */
export function editText(text: string, edit: PointerEdit): EditOutcome {
  if (edit.op === "create" || edit.op === "delete") return { kind: "missing" }
  if (edit.op === "write") return writeWhole(text, edit)
  const tree = treeOf(text)
  const place = tree && findNode(tree, edit.pointer)
  if (!tree || !isPointer(edit.pointer)) return { kind: "missing" }
  if ("seen" in edit && edit.seen !== undefined) {
    const now = place && valueOf(place.value)
    if (now === undefined) return { kind: "changed" }
    if (!same(now, edit.seen)) return { kind: "changed", now }
  }
  if (edit.op === "set" && edit.isNew && place) return { kind: "changed", now: valueOf(place.value) }
  const replacement = replacementOf(text, tree, edit)
  if (replacement === undefined) return { kind: "missing" }
  // What is no UTF-8 was read without some of its letters: written back, they would be lost.
  if (foreignLetterAt(text + replacement.by) !== undefined) return { kind: "missing" }
  const edited = text.slice(0, replacement.from) + replacement.by + text.slice(replacement.to)
  return { kind: "edited", text: edited, undo: undoOf(text, tree, edited, edit) }
}

type WholeEdit = Extract<PointerEdit, { readonly op: "write" }>
type PartEdit = Exclude<PointerEdit, { readonly op: "write" | "create" | "delete" }>

function writeWhole(text: string, { file, text: next, seen }: WholeEdit): EditOutcome {
  if (text !== seen) return { kind: "changed", now: text }
  if (foreignLetterAt(next) !== undefined) return { kind: "missing" }
  return { kind: "edited", text: next, undo: { op: "write", file, pointer: "", text, seen: next } }
}

function replacementOf(text: string, tree: Node, edit: PartEdit): Replacement | undefined {
  const place = findNode(tree, edit.pointer)
  const holder = edit.pointer === "" ? undefined : findNode(tree, parentOf(edit.pointer))?.value
  const name = segmentsOf(edit.pointer).at(-1) ?? ""
  switch (edit.op) {
    case "set": {
      if (place) return { ...rangeOf(place.value), by: edit.source ?? written(text, edit.value, place.value.offset) }
      if (holder?.type !== "object") return undefined
      const key = `${JSON.stringify(name)}: `
      return addition(text, holder, {
        at: holder.children?.length ?? 0,
        write: (offset, head) => key + (edit.source ?? written(text, edit.value, offset, head + key)),
      })
    }
    case "insert": {
      if (holder?.type !== "array") return undefined
      const count = holder.children?.length ?? 0
      const at = name === "-" ? count : Number(name)
      if (!Number.isInteger(at) || at < 0 || at > count) return undefined
      return addition(text, holder, { at, write: (offset, head) => written(text, edit.value, offset, head) })
    }
    case "remove":
      return holder && place && removal(holder, place.whole)
    case "rename": {
      const key = holder?.type === "object" && !findNode(holder, within("", edit.to)) && place?.whole.children?.[0]
      return key ? { ...rangeOf(key), by: JSON.stringify(edit.to) } : undefined
    }
    case "move":
      return holder?.type === "array" ? shift(text, holder, Number(name), edit.to) : undefined
  }
}

const rangeOf = (node: Node) => ({ from: node.offset, to: endOf(node) })

/** A value as it is written where `head` stands on the line of an offset. */
function written(text: string, value: Json, offset: number, head?: string): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1
  const line = text.slice(start, offset)
  const indent = /^[ \t]*/.exec(head ?? line)?.[0] ?? ""
  const unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? "  "
  return writeValue(value, { unit, indent, used: (head ?? line).length, lineEnd: lineEndOf(text) })
}

const lineEndOf = (text: string) => (text.includes("\r\n") ? "\r\n" : "\n")

interface Addition {
  readonly at: number
  /** The new child, on the line of an offset; `head` is what stands before it where it gets a line of its own. */
  write(offset: number, head: string): string
}

function addition(text: string, holder: Node, { at, write }: Addition): Replacement {
  const children = holder.children ?? []
  const [first, before, after] = [children[0], children[at - 1], children[at]]
  if (!first) {
    const inside = holder.offset + 1
    const isObject = holder.type === "object"
    const child = write(inside, text.slice(text.lastIndexOf("\n", inside - 1) + 1, inside))
    return { from: inside, to: endOf(holder) - 1, by: isObject ? ` ${child} ` : child }
  }
  const lead = text.slice(holder.offset + 1, first.offset)
  // Where the first child has a line of its own, every child has.
  const gap = lead.includes("\n") ? lead : " "
  const head = gap.slice(gap.lastIndexOf("\n") + 1)
  if (after) return { from: after.offset, to: after.offset, by: `${write(after.offset, head)},${gap}` }
  const end = before ? endOf(before) : first.offset
  return {
    from: end,
    to: end,
    by: `,${gap}${write(end, gap === " " ? text.slice(text.lastIndexOf("\n", end) + 1, end) : head)}`,
  }
}

function removal(holder: Node, child: Node): Replacement {
  const children = holder.children ?? []
  const at = children.indexOf(child)
  const [before, after] = [children[at - 1], children[at + 1]]
  if (after) return { from: child.offset, to: after.offset, by: "" }
  if (before) return { from: endOf(before), to: endOf(child), by: "" }
  return { from: holder.offset + 1, to: endOf(holder) - 1, by: "" }
}

/** The items change places; commas and white space between them stay where they are. */
function shift(text: string, holder: Node, from: number, to: number): Replacement | undefined {
  const items = holder.children ?? []
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const [first, last] = [items[low], items[high]]
  if (!first || !last || !items[from]) return undefined
  const sources = items.map((item) => text.slice(item.offset, endOf(item)))
  const [moved = ""] = sources.splice(from, 1)
  sources.splice(to, 0, moved)
  const by = items.slice(low, high + 1).map((item, index) => {
    const next = items[low + index + 1]
    const between = next && low + index < high ? text.slice(endOf(item), next.offset) : ""
    return (sources[low + index] ?? "") + between
  })
  return { from: first.offset, to: endOf(last), by: by.join("") }
}

/** The former text of the smallest value that holds all that changed. */
function undoOf(text: string, tree: Node, edited: string, { file, pointer, op }: PointerEdit): PointerEdit {
  const isReplaced = op === "set" && findNode(tree, pointer) !== undefined
  const changed = isReplaced ? pointer : parentOf(pointer)
  const [was, is] = [findNode(tree, changed)?.value ?? tree, treeOf(edited)]
  const now = is && findNode(is, changed)?.value
  const source = text.slice(was.offset, endOf(was))
  return { op: "set", file, pointer: changed, value: valueOf(was), source, ...(now ? { seen: valueOf(now) } : {}) }
}
