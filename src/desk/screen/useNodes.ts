import { useEffect } from "react"
import type { DeskStore } from "../DeskStore"
import { sayText } from "../../sentences"
import { namingOf } from "../names/namingOf"
import { formsIn, type Node, nodesOf, sheetsIn } from "./nodes"

/** The parts of the screen in view, with the fields of its forms as they come; undefined until its document was read. */
export function useNodes(store: DeskStore): readonly Node[] | undefined {
  const { screen } = store
  const document = screen && store.document(screen.file)
  useEffect(() => {
    for (const id of formsIn([document?.["body"], document?.["footer"]])) {
      const file = store.fileOf("form", id)
      if (file !== undefined) void store.want(file)
    }
    for (const id of sheetsIn(document)) {
      const file = store.fileOf("sheet", id)
      if (file !== undefined) void store.want(file)
    }
  }, [store, document])
  if (!screen || !document) return undefined
  const naming = namingOf(store, screen.file)
  return nodesOf(screen.file, document, {
    document: (file) => store.document(file),
    fileOf: (kind, id) => store.fileOf(kind, id),
    say: (text) => sayText(text, naming),
  })
}
