import {
  drawnForms,
  error,
  type Fields,
  isObject,
  isText,
  type LoadedDocument,
  objectsIn,
  parentOf,
  referencesOf,
  valueAt,
  type Json,
} from "../../kit"
import { nameOfPart } from "./nameOfPart"

/** What a button that waits for answers is about: the form that it names, or those of its document. */
const awaitedForms = (document: LoadedDocument, { form }: Fields): readonly string[] =>
  isText(form) ? [form] : [...new Set(drawnForms(document).map((drawn) => drawn.form))]

const submits = (tap: Json): boolean => [...objectsIn(tap)].some(([action]) => action["do"] === "submit")

/** One whose `enabled` is a word, and no condition, waits for answers. An empty tap is told as that. */
export const submitMissing = error(
  "submit-missing",
  "A button that waits for the answers of a form submits it.",
  function* (context) {
    for (const { document, pointer, actions } of referencesOf(context, "actions")) {
      const button = valueAt(document.document, parentOf(pointer))
      if (!pointer.endsWith("/tap") || actions.length === 0 || !isObject(button) || !isText(button["enabled"])) continue
      const forms = awaitedForms(document, button)
      if (forms.length > 0 && !submits(button["tap"] ?? []))
        yield { document, pointer, values: { name: nameOfPart(button), known: forms } }
    }
  },
)
