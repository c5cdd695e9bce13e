import { type Context, type Definition, error, type Schema, within } from "../../kit"
import {
  type AskedField,
  askedFields,
  checkOf,
  controlsThat,
  isOfType,
  isTaken,
  matches,
  naming,
  needsNothing,
  offersOptions,
} from "./askedFields"

/** An answer that the control gives, where the schema refuses all of them. */
function refusedAnswer(context: Context, { gives = [] }: Definition, schema: Schema): string | undefined {
  return gives.some((text) => isTaken(context, schema, text)) ? undefined : gives[0]
}

/** A right answer that cannot be entered. */
const unenteredAnswer = (context: Context, { enters }: Definition, schema: Schema): string | undefined =>
  checkOf(context, schema)?.examples?.find((text) => !matches(enters, text))

const suits = (context: Context, control: Definition, schema: Schema): boolean =>
  isOfType(control, schema) &&
  refusedAnswer(context, control, schema) === undefined &&
  unenteredAnswer(context, control, schema) === undefined

/** Asks for whatever a person writes. */
const isOpen = (control: Definition): boolean =>
  control.choosing !== true && control.enters === undefined && needsNothing(control)

/** Controls that are made for the format; else those that make such an answer; else all with which it can be written. */
function betterControls(context: Context, { expanded }: AskedField): readonly string[] {
  const made = checkOf(context, expanded)?.askedBy ?? []
  if (made.length > 0) return made
  const able = (isMeant: (control: Definition) => boolean) =>
    controlsThat(context, (control) => isMeant(control) && suits(context, control, expanded))
  const makers = able(({ gives }) => gives !== undefined)
  return makers.length > 0 ? makers : able(isOpen)
}

export const controlValue = error(
  "control-value",
  "What a control gives is an answer that the schema allows, and every right answer can be entered.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, pointer, control, expanded } = asked
      if (!isOfType(control, expanded) || offersOptions(asked)) continue
      const given = refusedAnswer(context, control, expanded)
      const lacking = unenteredAnswer(context, control, expanded)
      if (given === undefined && lacking === undefined) continue
      yield {
        document,
        pointer: within(pointer, "widget"),
        values: {
          ...naming(asked),
          ...(expanded.format === undefined ? {} : { format: expanded.format }),
          ...(given === undefined ? { lacking: lacking ?? "" } : { given }),
          known: betterControls(context, asked),
        },
      }
    }
  },
)
