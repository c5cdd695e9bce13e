import type { DocumentKind, Json } from "../../model/documents"

export interface DocumentName {
  readonly kind: DocumentKind
  readonly id: string
}

const suffixes = ["screen", "form", "flow", "sheet", "codes"] as const
const fixedNames = ["app", "closures", "errors", "conditions", "messages", "theme"] as const

/** Kinds of which there is one document: every other is read with them. */
export type SingleKind = (typeof fixedNames)[number]

export const singleKinds: readonly SingleKind[] = fixedNames

/** Every kind that a file name can stand for. */
export const documentKinds: readonly DocumentKind[] = [...suffixes, ...fixedNames, "call"]

/** Kind and id that a path below the root stands for; undefined for a name that no kind uses. */
export function parseDocumentName(file: string): DocumentName | undefined {
  const base = file.slice(file.lastIndexOf("/") + 1)
  const call = /^calls\/([^/]+)\/([^/]+)\.call\.json$/.exec(file)
  if (call) return { kind: "call", id: `${call[1]}/${call[2]}` }
  const fixed = fixedNames.find((name) => file === `${name}.json`)
  if (fixed) return { kind: fixed, id: fixed }
  const kind = suffixes.find((suffix) => base.endsWith(`.${suffix}.json`))
  if (!kind) return undefined
  const id = base.slice(0, -`.${kind}.json`.length)
  return id === "" ? undefined : { kind, id }
}

/** The path that a file has to have to be read as the kind that its document says; undefined where that is not sure. */
export function wantedName(file: string, kind: Json | undefined): string | undefined {
  const ended = file.replace(/\.json(?:\.txt)?$/i, ".json")
  if (ended !== file && (isSharedFile(ended) || parseDocumentName(ended) !== undefined)) return ended
  if (typeof kind !== "string") return undefined
  if ((singleKinds as readonly string[]).includes(kind)) return `${kind}.json`
  const [, folder = "", stem = ""] = /^(.*\/)?([^/.]+)[^/]*$/.exec(file) ?? []
  const named = `${folder}${stem}.${kind}.json`
  return parseDocumentName(named)?.kind === kind ? named : undefined
}

export const isSharedFile = (file: string): boolean => file.startsWith("shared/")
