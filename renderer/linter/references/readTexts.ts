/** How texts and names of documents are read: one thing of interest each, with nothing inside. */
import { lastSegment } from "../../model/pointer"
import { isText } from "../json"
import type { NameKind } from "../names"
import { type Details, record, type Reader, seeing } from "./walk"

/** Where a text is of one kind, or a path to one. */
export const readText =
  (read: (text: string) => Details): Reader =>
  (walk, place) =>
    void (isText(place.value) && record(walk, place, read(place.value)))

export const readName = (of: NameKind): Reader => readText((name) => ({ kind: "name", of, name }))

export const readPlainText = readText((text) => ({ kind: "text", text, rich: false }))
/** Nothing is filled in but tokens: no path leads anywhere. */
export const readFixedText: Reader = (walk, place) =>
  readPlainText(walk, seeing(place, { kind: "interface", fills: [] }))
export const readMessageText: Reader = (walk, place) => readPlainText(walk, seeing(place, { kind: "message" }))

/** Texts that the frame fills in itself: the name of each tells its definition. */
export const readInterfaceText: Reader = (walk, place) => {
  const name = lastSegment(place.pointer)
  record(walk, place, { kind: "name", of: "interface", name })
  const fills = walk.vocabulary.find("interface", name)?.fills
  readPlainText(walk, fills ? seeing(place, { kind: "interface", fills }) : seeing(place, { kind: "message" }))
}

/** A value whose definition is told by the name that the document gives it. */
export const readGiven =
  (of: NameKind): Reader =>
  (walk, place) =>
    record(walk, place, { kind: "name", of, name: lastSegment(place.pointer) })

/** Id of a message, or a text of this field alone: a text holds more than letters of an id. */
export const readMessage: Reader = (walk, place) => {
  const isId = isText(place.value) && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(place.value)
  return (isId ? readName("message") : readMessageText)(walk, place)
}
