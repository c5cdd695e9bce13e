import type { Json, JsonSchema, UiSource } from "../../model/documents"
import { asJson, objectsIn } from "../../model/json"
import type { DocumentSet, LoadedDocument } from "../types"
import { inlineReferences } from "./inlineReferences"

/** To find one's way on a screen and to leave it. */
export const screenSeconds = 4
const consentSeconds = 3
const choiceSeconds = 4
const typingSeconds = 8

/** How long most people need for a screen, from the questions that everybody must answer on it. */
export function secondsOf(set: DocumentSet, screen: string): number {
  const found = set.find("screen", screen)
  return (found === undefined ? [] : formsOf(found)).reduce((sum, form) => sum + formSeconds(set, form), screenSeconds)
}

const formsOfScreen = new WeakMap<LoadedDocument, readonly string[]>()

function formsOf(screen: LoadedDocument<"screen">): readonly string[] {
  const { body, footer } = screen.document
  const forms = formsOfScreen.get(screen) ?? formsIn(asJson([body, footer]))
  formsOfScreen.set(screen, forms)
  return forms
}

const formsIn = (tree: Json): readonly string[] =>
  [...objectsIn(tree)].flatMap(([{ widget, form }]) => (widget === "form" && typeof form === "string" ? [form] : []))

const secondsOfForm = new WeakMap<
  LoadedDocument,
  { readonly shared: DocumentSet["shared"]; readonly seconds: number }
>()

/** A form takes as long as before while neither it nor what forms share changes. */
function formSeconds(set: DocumentSet, id: string): number {
  const form = set.find("form", id)
  if (form === undefined) return 0
  const { shared } = set
  const known = secondsOfForm.get(form)
  if (known?.shared === shared) return known.seconds
  const { schema } = inlineReferences(form.document.schema, { file: form.file, shared })
  const seconds = questionsIn(form.document.ui).reduce((sum, field) => sum + answerSeconds(schema, field), 0)
  secondsOfForm.set(form, { shared, seconds })
  return seconds
}

/** Fields that everybody must answer; what only some see is not counted. */
const questionsIn = (ui: readonly UiSource[]): readonly string[] =>
  ui.flatMap((node) => {
    if (node.when !== undefined) return []
    if ("section" in node) return questionsIn(node.ui as readonly UiSource[])
    return "field" in node && typeof node["field"] === "string" && node["required"] === true ? [node["field"]] : []
  })

function answerSeconds({ properties }: JsonSchema, field: string): number {
  const property = properties?.[field]
  if (property === undefined || property.default !== undefined) return 0
  if (property.type === "boolean") return consentSeconds
  return property.enum !== undefined || property.type === "array" ? choiceSeconds : typingSeconds
}
