import { type Context, type DocumentOf, isDate, type LoadedDocument, within } from "../../kit"

interface PlannedClosure {
  readonly document: LoadedDocument<"closures">
  readonly closure: DocumentOf<"closures">["closures"][number]
  readonly pointer: string
}

export const plannedClosures = ({ set }: Context): readonly PlannedClosure[] =>
  set
    .all("closures")
    .flatMap((document) =>
      document.document.closures.map((closure, index) => ({ document, closure, pointer: within("/closures", index) })),
    )

/** A day and a time of the day without an offset: `2026-12-05T01:00`. */
export const isMinute = (text: string): boolean =>
  isDate(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10))
