import { asJson, error, isDate, isText, type Json, type LoadedDocument, objectsIn, within } from "../../kit"

const shape = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}).*)?$/

/** A text that is written as a day or a moment, and is none. */
function isNoDay(value: Json): boolean {
  const [, day, hour = "0", minute = "0"] = (isText(value) && shape.exec(value)) || []
  return day !== undefined && !(isDate(day) && Number(hour) < 24 && Number(minute) < 60)
}

/** What the answers of a call are pictured with, and what tools suppose of the people who walk through a flow. */
function suppositionsOf({ kind, document }: LoadedDocument): readonly (readonly [Json, string])[] {
  if (kind === "call") return [[asJson(document.samples), "/samples"]]
  if (kind === "flow") return [[asJson(document.testModel ?? {}), "/testModel"]]
  return []
}

export const sampleDateImpossible = error(
  "sample-date-impossible",
  "Dates in samples of calls and in suppositions of flows are days that the calendar has.",
  function* ({ set }) {
    for (const document of set.documents)
      for (const [root, start] of suppositionsOf(document))
        for (const [fields, pointer] of objectsIn(root, start))
          for (const [name, field] of Object.entries(fields))
            if (isNoDay(field)) yield { document, pointer: within(pointer, name), values: { value: String(field) } }
  },
)
