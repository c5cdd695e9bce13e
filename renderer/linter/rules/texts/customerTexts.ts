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
  const app = context.set.find("app", "app")
  return [
    ...referencesOf(context, "text"),
    ...allFields(context).flatMap(({ document, field: { placeholder: text }, pointer }) =>
      text === undefined ? [] : [{ document, pointer: within(pointer, "placeholder"), text, rich: false }],
    ),
    ...Object.entries(app?.document.tokens ?? {}).flatMap(([name, text]) =>
      app === undefined ? [] : [{ document: app, pointer: within("/tokens", name), text, rich: false }],
    ),
  ]
})
