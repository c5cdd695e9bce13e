import { type Definition, warning, within } from "../../kit"
import { type AskedField, askedFields, checkOf, isOfType, naming, needsNothing } from "./askedFields"
import { madeFor, makersOf, replacement } from "./madeFor"

/** Whether any text can be typed with it: a control that takes some signs only is judged by those. */
const takesAnyText = ({ typed, secret, enters }: Definition): boolean =>
  typed === true && secret !== true && enters === undefined

const isAmong = (controls: readonly Definition[], { control }: AskedField): boolean =>
  controls.some(({ name }) => name === control.name)

export const controlUnsuited = warning(
  "control-unsuited",
  "What has a control of its own, with its keyboard and its help, is asked with that: a telephone number.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, pointer, control, expanded } = asked
      if (!takesAnyText(control) || !needsNothing(control) || !isOfType(control, expanded)) continue
      const check = checkOf(context, expanded)
      const suited = madeFor(context, check)
      // What a control makes by itself has a rule of its own.
      if (suited.length === 0 || isAmong(suited, asked) || makersOf(context, check).length > 0) continue
      yield {
        document,
        pointer: within(pointer, "widget"),
        values: {
          ...naming(asked),
          format: String(expanded.format),
          ...replacement(asked, suited),
        },
      }
    }
  },
)
