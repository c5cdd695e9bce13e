import { allFields, type LoadedDocument, referencesOf, remember, within } from "../../kit"

export interface CustomerText {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly text: string
  /** Drawn with emphasis and links, or letter by letter. */
  readonly rich: boolean
}

/** Everything that a customer reads, as written in the documents. */
export const customerTexts = remember((context): readonly CustomerText[] => {
  return [
    ...referencesOf(context, "text"),
    ...allFields(context).flatMap(({ document, field: { placeholder: text }, pointer }) =>
      text === undefined ? [] : [{ document, pointer: within(pointer, "placeholder"), text, rich: false }],
    ),
    ...context.set.all("app").flatMap((document) =>
      Object.entries(document.document.tokens ?? {}).map(([name, text]) => ({
        document,
        pointer: within("/tokens", name),
        text,
        rich: false,
      })),
    ),
  ]
})
