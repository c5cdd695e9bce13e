/** Findings about the states of a screen, which are nobody's data. */
import type { Json } from "../../model/documents"
import { isList, propertiesIn } from "../../model/json"
import { valueAt, within } from "../../model/pointer"
import { type Fixer, putAt, remove } from "./fixer"

/** A right answer for the sample. */
const addAnswer: Fixer = (place) => {
  const { name = "" } = place.words
  const { wanted, isList: isOfList } = place.values
  if (wanted === undefined || isList(wanted)) return []
  return [putAt(place, within(place.pointer, name), isOfList === true ? [wanted] : wanted)]
}

/** Where many samples are told at the question, its condition is as likely to be wrong. */
const removeAnswer: Fixer = (place) => (place.values["count"] === undefined ? remove(place) : [])

/** What another sample of the screen has of it. */
const addKept: Fixer = (place) => {
  const { name = "" } = place.words
  const { document, pointer } = place
  const samples = Object.values(propertiesIn(valueAt(document.document as Json, "/samples") ?? null))
  const known = samples.flatMap((sample) => propertiesIn(propertiesIn(sample)["kept"] ?? null)[name] ?? [])[0]
  if (known === undefined) return []
  const hasKept = valueAt(document.document as Json, within(pointer, "kept")) !== undefined
  return [
    hasKept
      ? putAt(place, within(pointer, "kept", name), known)
      : putAt(place, within(pointer, "kept"), { [name]: known }),
  ]
}

/** The first sample as it is while the call has not answered. */
const addLoading: Fixer = (place) => {
  const { document, words } = place
  const { state, call } = words
  const samples = propertiesIn(valueAt(document.document as Json, "/samples") ?? null)
  if (state !== "loading" || call === undefined || Object.hasOwn(samples, "loading")) return []
  const usual = propertiesIn(Object.values(samples)[0] ?? null)
  const opened = Object.fromEntries(
    ["query", "kept", "ctx"].flatMap((part) => (usual[part] === undefined ? [] : [[part, usual[part]]])),
  )
  return [putAt(place, "/samples/loading", { ...opened, calls: { [call]: "pending" } })]
}

export const sampleFixes = new Map<string, Fixer>([
  ["sample-needs-missing", addKept],
  ["sample-answers-hidden", removeAnswer],
  ["sample-stops", addAnswer],
  ["state-unseen", addLoading],
])
