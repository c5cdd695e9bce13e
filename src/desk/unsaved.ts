import type { PointerEdit } from "../../renderer/editing"
import type { EditAnswer } from "./deskApi"

type Changed = Extract<EditAnswer, { readonly kind: "changed" }>

/** One value, as two people have written it. */
export interface Clash {
  readonly mine: unknown
  /** Undefined where the other person took it out. */
  readonly theirs: unknown
  /** Writes mine over theirs. */
  readonly over: PointerEdit
}

export const placesOf = (edits: readonly PointerEdit[]): string =>
  edits.map(({ file, pointer, op }) => `${file}#${pointer} ${op}`).join(" ")

/** The one value that some edits write; undefined where they do anything else. */
const onlySet = (edits: readonly PointerEdit[]) => {
  const [edit, ...others] = edits
  return edit?.op === "set" && others.length === 0 ? edit : undefined
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What somebody else has written meanwhile is what these edits would write. */
export const settles = (edits: readonly PointerEdit[], { now }: Changed): boolean => {
  const edit = onlySet(edits)
  return edit !== undefined && same(edit.value, now)
}

/** Two values to choose from; undefined where it is about more than one value. */
export function clashOf(edits: readonly PointerEdit[], { now }: Changed): Clash | undefined {
  const edit = onlySet(edits)
  return edit && { mine: edit.value, theirs: now, over: overwriting(edit, now) }
}

/** Over what stands there now, or over nothing. */
function overwriting(edit: PointerEdit, now: unknown): PointerEdit {
  const others = Object.entries(edit).filter(([name]) => name !== "seen" && name !== "isNew")
  return Object.fromEntries([...others, now === undefined ? ["isNew", true] : ["seen", now]]) as PointerEdit
}

/** More letters into a value that waits for a choice; undefined for edits of anything else. */
export function retyped(clash: Clash, edits: readonly PointerEdit[]): Clash | undefined {
  const edit = onlySet(edits)
  if (!edit || placesOf([edit]) !== placesOf([clash.over])) return undefined
  return { ...clash, mine: edit.value, over: overwriting(edit, clash.theirs) }
}

type Waiting = readonly (readonly PointerEdit[])[]

/** What is typed on into one value takes the place of what was typed before, over what was seen first. */
export function addWaiting(waiting: Waiting, edits: readonly PointerEdit[]): Waiting {
  const [edit, last] = [onlySet(edits), onlySet(waiting.at(-1) ?? [])]
  if (!edit || !last || placesOf([edit]) !== placesOf([last])) return [...waiting, edits]
  return [...waiting.slice(0, -1), [{ ...edit, ...("seen" in last ? { seen: last.seen } : {}) } as PointerEdit]]
}
