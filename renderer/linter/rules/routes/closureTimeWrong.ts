import { error, readWrittenDay, within } from "../../kit"
import { isMinute, plannedClosures } from "./plannedClosures"

/** The same as it has to be written, where nothing but the way of writing is another. */
function asWanted(text: string): string | undefined {
  const { day, time } = readWrittenDay(text) ?? {}
  return time === undefined ? undefined : `${day}T${time}`
}

export const closureTimeWrong = error(
  "closure-time-wrong",
  "A closure begins and ends at a day and a time without an offset.",
  function* (context) {
    for (const { document, closure, pointer } of plannedClosures(context))
      for (const name of ["from", "until"] as const) {
        const text = closure[name]
        if (isMinute(text)) continue
        const wanted = asWanted(text)
        yield {
          document,
          pointer: within(pointer, name),
          values: { text, ...(wanted === undefined ? {} : { wanted }) },
        }
      }
  },
)
