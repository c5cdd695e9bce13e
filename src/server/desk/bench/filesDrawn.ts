import type { DocumentSet } from "../../../../renderer/compiler"
import type { DrawnPair } from "./drawing"

/** Files of the documents that a picture is made of, as far as it tells. */
export function filesDrawn(
  set: DocumentSet,
  { screen, parts }: Pick<DrawnPair, "screen" | "parts">,
): ReadonlySet<string> {
  const forms = set.all("form").map(({ id, file }) => ({ id, file }))
  const fileOf = (kind: string, id: string) => set.documents.filter((one) => one.kind === kind && one.id === id)
  const files = parts.flatMap((part): readonly string[] => {
    if (part.kind === "block") return [part.at.split("#")[0] ?? ""]
    if (part.kind === "question")
      return forms.filter(({ id }) => part.question.startsWith(`${id}-`)).map(({ file }) => file)
    return part.kind === "sheet" ? fileOf("sheet", part.sheet).map(({ file }) => file) : []
  })
  return new Set([...fileOf("screen", screen).map(({ file }) => file), ...files])
}
