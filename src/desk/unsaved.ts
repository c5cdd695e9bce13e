import type { PointerEdit } from "../../renderer/editing"
import type { EditAnswer } from "./deskApi"

type Written = Extract<PointerEdit, { readonly op: "set" | "write" }>
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

/** The one edit that writes a value, or a whole file as text; undefined where there is anything else. */
const onlySet = (edits: readonly PointerEdit[]) => {
  const [edit, ...others] = edits
  return (edit?.op === "set" || edit?.op === "write") && others.length === 0 ? edit : undefined
}

const valueOf = (edit: Written): unknown => (edit.op === "set" ? edit.value : edit.text)

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What somebody else has written meanwhile is what these edits would write. */
export const settles = (edits: readonly PointerEdit[], { now }: Changed): boolean => {
  const edit = onlySet(edits)
  return edit !== undefined && same(valueOf(edit), now)
}

/** Two values to choose from; undefined where it is about more than one value. */
export function clashOf(edits: readonly PointerEdit[], { now }: Changed): Clash | undefined {
  const edit = onlySet(edits)
  return edit && { mine: valueOf(edit), theirs: now, over: overwriting(edit, now) }
}

/** Over what stands there now, or over nothing. */
function overwriting(edit: PointerEdit, now: unknown): PointerEdit {
  const others = Object.entries(edit).filter(([name]) => name !== "seen" && name !== "isNew")
  return Object.fromEntries([...others, now === undefined ? ["isNew", true] : ["seen", now]]) as PointerEdit
}

const isAbout = ({ over }: Clash, edit: PointerEdit): boolean => placesOf([over]) === placesOf([edit])

/** With more letters in a value that waits for a choice; undefined for edits of anything else. */
export function retyped(clashes: readonly Clash[], edits: readonly PointerEdit[]): readonly Clash[] | undefined {
  const edit = onlySet(edits)
  if (!edit || !clashes.some((clash) => isAbout(clash, edit))) return undefined
  const typed = (clash: Clash): Clash => ({ ...clash, mine: valueOf(edit), over: overwriting(edit, clash.theirs) })
  return clashes.map((clash) => (isAbout(clash, edit) ? typed(clash) : clash))
}

/** One more value to choose; about each place there is one choice. */
export const withClash = (clashes: readonly Clash[], clash: Clash): readonly Clash[] => [
  ...clashes.filter((one) => !isAbout(one, clash.over)),
  clash,
]

type Waiting = readonly (readonly PointerEdit[])[]

/** What is typed on into one value takes the place of what was typed before, over what was seen first. */
export function addWaiting(waiting: Waiting, edits: readonly PointerEdit[]): Waiting {
  const [edit, last] = [onlySet(edits), onlySet(waiting.at(-1) ?? [])]
  if (!edit || !last || placesOf([edit]) !== placesOf([last])) return [...waiting, edits]
  return [...waiting.slice(0, -1), [{ ...edit, ...("seen" in last ? { seen: last.seen } : {}) } as PointerEdit]]
}
