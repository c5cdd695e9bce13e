import { type Context, type Definition, optionsOf } from "../../kit"
import type { AskedField } from "./askedFields"

/** Controls that a check names as made for what it takes. */
export const madeFor = ({ vocabulary }: Context, check: Definition | undefined): readonly Definition[] =>
  (check?.askedBy ?? []).flatMap((name) => vocabulary.find("control", name) ?? [])

/** Those of them that make such a text by themselves, where all do. */
export function makersOf(context: Context, check: Definition | undefined): readonly Definition[] {
  const asking = madeFor(context, check)
  return asking.every(({ gives = [] }) => gives.length > 0) ? asking : []
}

/** What a finding says of the controls that should ask instead: all of them, and the one that can simply be written there. */
export function replacement(asked: AskedField, controls: readonly Definition[]) {
  const known = controls.map(({ name }) => name)
  const [only, ...others] = controls
  return only && others.length === 0 && canTakeOver(asked, only) ? { known, wanted: only.name } : { known }
}

/** Whether another control can stand there and nothing else changes. */
function canTakeOver(asked: AskedField, other: Definition): boolean {
  const own = Object.keys(optionsOf(asked.control)).filter((name) => Object.hasOwn(asked.field, name))
  return own.every((name) => Object.hasOwn(optionsOf(other), name))
}
