/** Calls that screens make. */
import type { LoadedDocument } from "../../compiler"
import { rememberEach } from "../memo"
import { formsOf, sheetsOf } from "./naming"

type Screen = LoadedDocument<"screen">

/** Documents whose data and actions are a screen's: itself, its forms, and the sheets that they open. */
export const documentsOf = rememberEach((context, screen: Screen): readonly LoadedDocument[] => {
  const opening = [screen, ...formsOf(context, screen)]
  return [...opening, ...opening.flatMap((document) => sheetsOf(context, document))]
})
