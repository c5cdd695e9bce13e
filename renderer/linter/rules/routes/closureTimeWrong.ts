import { error, within } from "../../kit"
import { isMinute, plannedClosures } from "./plannedClosures"

/** The same as it has to be written, where nothing but the way of writing is another. */
function asWanted(text: string): string | undefined {
  const [, year, month = "", day = "", hour = "", minute] =
    /^(\d{4})[-/](\d\d?)[-/](\d\d?)[T ]+(\d\d?):(\d\d)(?::00)?$/.exec(text.trim()) ?? []
  const [wantedDay, time] = [[month, day], [hour]].map((parts) => parts.map((part) => part.padStart(2, "0")).join("-"))
  const wanted = `${year}-${wantedDay}T${time}:${minute}`
  return isMinute(wanted) ? wanted : undefined
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
