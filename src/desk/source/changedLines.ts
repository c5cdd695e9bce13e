import { readSource } from "../../../renderer/editing"
import type { SaidChange } from "../../sentences"
import type { Place } from "../DeskStore"

/** Lines of a part of a document that are others than when the server began. */
export const changedLines = (
  changes: readonly SaidChange[],
  { file, pointer }: Place,
  source: string,
): ReadonlySet<number> =>
  new Set(
    changes.flatMap((change) => {
      if (change.file !== file || change.pointer === undefined) return []
      const isInside = change.pointer === pointer || change.pointer.startsWith(`${pointer}/`)
      const line = isInside ? readSource(source, change.pointer)?.line : undefined
      return line === undefined ? [] : [line]
    }),
  )
