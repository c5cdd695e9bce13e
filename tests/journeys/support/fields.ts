import { loadDocuments } from "../../../renderer/compiler"
import type { Json } from "../../../renderer/model/documents"
import { shippedRoot } from "../../support/shippedRoot"
import { noteRead } from "./visited"

/** A field of a form as its document describes it. */
export interface AskedField {
  readonly field: string
  readonly widget: string
  readonly label: string
  /** Labels that replace it where their conditions hold. */
  readonly labels?: readonly { readonly label: string }[]
  readonly options?: readonly { readonly value: Json; readonly label: string }[]
  /** Words of a question's two answers, where it has words of its own. */
  readonly yes?: string
  readonly no?: string
  /** The fields of one row of a list. */
  readonly ui?: readonly unknown[]
}

export const documents = loadDocuments(shippedRoot)

/** The forms that a screen shows. */
export function formsOf(screen: string) {
  noteRead(screen)
  const document = documents.find("screen", screen)?.document
  const text = JSON.stringify([document?.body, document?.footer])
  return documents.all("form").filter(({ id }) => text.includes(`"form":"${id}"`))
}

/** The fields of a screen in the order in which they stand. */
export const fieldsOf = (screen: string): readonly AskedField[] =>
  formsOf(screen).flatMap((form) => fieldsIn(form.document.ui))

export function fieldsIn(node: unknown): readonly AskedField[] {
  if (typeof node !== "object" || node === null) return []
  const own = "field" in node && "widget" in node ? [node as unknown as AskedField] : []
  return [...own, ...Object.values(node).flatMap(fieldsIn)]
}
