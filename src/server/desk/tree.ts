import type { DocumentSet, Problem } from "../../../renderer/compiler"
import type { ServedDocuments } from "../../domain/workshop"

/** What the desk lists on its left. */
export interface DeskTree {
  readonly screens: readonly DeskScreen[]
  /** Documents that are no screens. */
  readonly documents: readonly { readonly file: string; readonly kind: string; readonly id: string }[]
}

export interface DeskScreen {
  readonly id: string
  readonly title: string
  readonly file: string
  /** Names of its pictured states, in the order of the document. */
  readonly samples: readonly string[]
  readonly errors: number
  readonly warnings: number
  /** Nothing of it can be drawn at the moment. */
  readonly isBroken: boolean
}

export function listTree(set: DocumentSet, problems: readonly Problem[], served: ServedDocuments): DeskTree {
  const counts = new Map<string, { errors: number; warnings: number }>()
  for (const { file, severity } of problems) {
    const count = counts.get(file) ?? { errors: 0, warnings: 0 }
    count[severity === "error" ? "errors" : "warnings"] += 1
    counts.set(file, count)
  }
  return {
    screens: set.all("screen").map(({ id, file, document }) => ({
      id,
      title: typeof document.title === "string" ? document.title : id,
      file,
      samples: Object.keys(document.samples ?? {}),
      errors: counts.get(file)?.errors ?? 0,
      warnings: counts.get(file)?.warnings ?? 0,
      isBroken: !Object.hasOwn(served.screens, id),
    })),
    documents: set.documents.flatMap(({ file, kind, id }) => (kind === "screen" ? [] : [{ file, kind, id }])),
  }
}
