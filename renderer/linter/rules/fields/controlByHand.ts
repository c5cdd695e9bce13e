import { type Context, type Definition, optionsOf, warning, within } from "../../kit"
import { type AskedField, askedFields, checkOf, isOfType, naming } from "./askedFields"

/** Controls that make such a text by themselves, where all that are made for it do. */
function makersOf(context: Context, check: Definition | undefined): readonly Definition[] {
  const asking = (check?.askedBy ?? []).flatMap((name) => context.vocabulary.find("control", name) ?? [])
  return asking.every(({ gives = [] }) => gives.length > 0) ? asking : []
}

/** Whether another control can stand there and nothing else changes. */
function canTakeOver(asked: AskedField, maker: Definition): boolean {
  const own = Object.keys(optionsOf(asked.control)).filter((name) => Object.hasOwn(asked.field, name))
  return own.every((name) => Object.hasOwn(optionsOf(maker), name))
}

export const controlByHand = warning(
  "control-by-hand",
  "Nobody writes by hand what a control makes by itself: a date with its hyphens.",
  function* (context) {
    for (const asked of askedFields(context)) {
      const { document, pointer, control, expanded } = asked
      if (control.typed !== true || !isOfType(control, expanded)) continue
      const makers = makersOf(context, checkOf(context, expanded))
      const [maker] = makers
      // What cannot be entered at all is told as that.
      if (maker === undefined || control.enters !== undefined) continue
      yield {
        document,
        pointer: within(pointer, "widget"),
        values: {
          ...naming(asked),
          format: String(expanded.format),
          example: maker.gives?.[0] ?? "",
          known: makers.map(({ name }) => name),
          ...(makers.length === 1 && canTakeOver(asked, maker) ? { wanted: maker.name } : {}),
        },
      }
    }
  },
)
