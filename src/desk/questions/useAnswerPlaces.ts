import { useEffect, useState } from "react"
import type { AnswerPlaces } from "../../domain/answerPlaces"
import type { Answer } from "../deskApi"
import type { DeskStore } from "../DeskStore"

/** Where the answers of a form are written, as its documents are now; undefined until the server has said it. */
export function useAnswerPlaces(store: DeskStore, file: string): AnswerPlaces | undefined {
  const [known, setKnown] = useState<Known>()
  // What is asked or sent otherwise by now is told anew.
  const { fields } = store
  useEffect(() => {
    let isCurrent = true
    const take = ({ status, body }: Answer) => {
      if (isCurrent && status === 200) setKnown({ file, fields, places: body as AnswerPlaces })
    }
    store.api.get(`questions/places?${new URLSearchParams({ file }).toString()}`).then(take, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [store, file, fields])
  return known?.file === file ? known.places : undefined
}

interface Known {
  readonly file: string
  /** What was asked then. */
  readonly fields: DeskStore["fields"]
  readonly places: AnswerPlaces
}
