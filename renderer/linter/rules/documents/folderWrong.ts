import { type LoadedDocument, warning } from "../../kit"

/** Folders that hold one kind of document; all others are areas of the product. */
const ownFolders: ReadonlySet<string> = new Set(["calls", "codes"])

const ofAreas: ReadonlySet<string> = new Set(["screen", "form", "flow", "sheet"])

/** The path that a document should have, with a star for the area, which nobody but people know; undefined where it is well. */
function wantedPath({ kind, file }: LoadedDocument): string | undefined {
  const parts = file.split("/")
  const name = parts.at(-1) ?? ""
  if (kind === "codes") return file === `codes/${name}` ? undefined : `codes/${name}`
  if (!ofAreas.has(kind)) return undefined
  return parts.length === 1 || ownFolders.has(parts[0] ?? "") ? `*/${name}` : undefined
}

export const folderWrong = warning(
  "folder-wrong",
  "Tables of codes stand in codes/, screens, forms, flows and half-sheets in the folder of their area.",
  function* ({ set }) {
    for (const document of set.documents) {
      const wanted = wantedPath(document)
      if (wanted !== undefined) yield { document, pointer: "", values: { found: document.file, wanted } }
    }
  },
)
