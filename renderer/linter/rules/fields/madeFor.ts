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

/** Whether another control can stand there and nothing else changes. */
export function canTakeOver(asked: AskedField, other: Definition): boolean {
  const own = Object.keys(optionsOf(asked.control)).filter((name) => Object.hasOwn(asked.field, name))
  return own.every((name) => Object.hasOwn(optionsOf(other), name))
}
