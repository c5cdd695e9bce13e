import type { DeskStore, Place } from "../DeskStore"
import { type Fields, isFields } from "../json"
import { isPath } from "../../sentences"

/** Values that a condition at a place can speak of: those that its documents read already, and what its forms ask. */
export function offeredPaths(store: DeskStore, { file }: Place): readonly string[] {
  const own = store.document(file)
  const isForm = file.endsWith(".form.json")
  const screen = isForm ? store.screen?.file : undefined
  const documents = [own, screen === undefined ? undefined : store.document(screen)]
  const read = documents.flatMap((document) => pathsWritten(withoutSamples(document)))
  const asked = documents.flatMap((document) => askedPaths(store, document))
  return [...new Set([...asked, ...read, ...always])].filter((path) => !path.endsWith("."))
}

const always = ["$ctx.today", "$ctx.platform", "$ctx.hasToken", "$ctx.online"]

const withoutSamples = (document: Fields | undefined): unknown => ({ ...document, samples: {}, testModel: {} })

function pathsWritten(value: unknown): readonly string[] {
  if (isPath(value)) return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.values(value).flatMap(pathsWritten)
}

/** Fields of the forms that a document draws, under the name that their answers have there; of a flow, all answers. */
function askedPaths(store: DeskStore, document: Fields | undefined): readonly string[] {
  const model = document?.["testModel"]
  if (isFields(model) && isPath(model["answers"])) {
    const folder = store.fileOf("flow", document?.["id"])?.split("/")[0]
    return store.fields
      .filter(({ file }) => file.startsWith(`${folder}/`) && file.endsWith(".form.json"))
      .map(({ field }) => `${String(model["answers"])}.${field}`)
  }
  return formsDrawn(document).flatMap(({ form, into }) => {
    const file = store.fileOf("form", form)
    return store.fields.filter((one) => one.file === file).map(({ field }) => `$${into}.${field}`)
  })
}

function formsDrawn(value: unknown): readonly { readonly form: string; readonly into: string }[] {
  if (typeof value !== "object" || value === null) return []
  const { form, into } = value as Fields
  const own = typeof form === "string" && typeof into === "string" ? [{ form, into: into.replace(/^\$/, "") }] : []
  return [...own, ...Object.values(value).flatMap(formsDrawn)]
}
