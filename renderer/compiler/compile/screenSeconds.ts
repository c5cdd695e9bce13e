import type { Json, JsonSchema, UiSource } from "../../model/documents"
import { asJson, objectsIn } from "../../model/json"
import type { DocumentSet } from "../types"
import { inlineReferences } from "./inlineReferences"

/** To find one's way on a screen and to leave it. */
const screenSeconds = 4
const consentSeconds = 3
const choiceSeconds = 4
const typingSeconds = 8

/** How long most people need for a screen, from the questions that everybody must answer on it. */
export function secondsOf(set: DocumentSet, screen: string): number {
  const document = set.find("screen", screen)?.document
  const forms = document === undefined ? [] : formsIn(asJson([document.body, document.footer]))
  return forms.reduce((sum, form) => sum + formSeconds(set, form), screenSeconds)
}

const formsIn = (tree: Json): readonly string[] =>
  [...objectsIn(tree)].flatMap(([{ widget, form }]) => (widget === "form" && typeof form === "string" ? [form] : []))

function formSeconds(set: DocumentSet, id: string): number {
  const form = set.find("form", id)
  if (form === undefined) return 0
  const { schema } = inlineReferences(form.document.schema, { file: form.file, shared: set.shared })
  return questionsIn(form.document.ui).reduce((sum, field) => sum + answerSeconds(schema, field), 0)
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
