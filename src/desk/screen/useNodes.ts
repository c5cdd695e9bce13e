import { useEffect, useState } from "react"
import type { DeskStore } from "../DeskStore"
import { sayText } from "../../sentences"
import { namingOf } from "../names/namingOf"
import { untilLoaded } from "../parts/lazily"
import { formsIn, type Node, nodesOf, sheetsIn } from "./nodes"

/** The parts of the screen in view, with the fields of its forms as they come; undefined until its document was read. */
export function useNodes(store: DeskStore): readonly Node[] | undefined {
  const { screen } = store
  const document = screen && store.document(screen.file)
  const drawings = useDrawings()
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
    drawings,
  })
}

/** Empty until they are there. */
function useDrawings(): Readonly<Record<string, string>> {
  const [drawings, setDrawings] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    let isCurrent = true
    void untilLoaded(() => import("./drawings")).then(({ illustrations }) => isCurrent && setDrawings(illustrations))
    return () => void (isCurrent = false)
  }, [])
  return drawings
}
