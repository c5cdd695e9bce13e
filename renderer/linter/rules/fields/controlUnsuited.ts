import { type Definition, warning, within } from "../../kit"
import { type AskedField, askedFields, checkOf, isOfType, naming, needsNothing } from "./askedFields"
import { canTakeOver, madeFor, makersOf } from "./madeFor"

/** Whether a person writes anything at all with it: what only some can be entered with is told where it is too little. */
const isOpen = ({ typed, secret, enters }: Definition): boolean =>
  typed === true && secret !== true && enters === undefined

const isAmong = (controls: readonly Definition[], { control }: AskedField): boolean =>
  controls.some(({ name }) => name === control.name)

export const controlUnsuited = warning(
  "control-unsuited",
  "What has a control of its own, with its keyboard and its help, is asked with that: a telephone number.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, pointer, control, expanded } = asked
      if (!isOpen(control) || !needsNothing(control) || !isOfType(control, expanded)) continue
      const check = checkOf(context, expanded)
      const suited = madeFor(context, check)
      // What a control makes by itself has a rule of its own.
      if (suited.length === 0 || isAmong(suited, asked) || makersOf(context, check).length > 0) continue
      const [first] = suited
      yield {
        document,
        pointer: within(pointer, "widget"),
        values: {
          ...naming(asked),
          format: String(expanded.format),
          known: suited.map(({ name }) => name),
          ...(first && suited.length === 1 && canTakeOver(asked, first) ? { wanted: first.name } : {}),
        },
      }
    }
  },
)
