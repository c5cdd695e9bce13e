import { readSource } from "../../../renderer/editing"
import type { Place } from "../DeskStore"

/** Lines of a part of a document at which one of the places begins. */
export const linesOf = (
  places: readonly Partial<Place>[],
  { file, pointer }: Place,
  source: string,
): ReadonlySet<number> =>
  new Set(
    places.flatMap((place) => {
      if (place.file !== file || place.pointer === undefined) return []
      const isInside = place.pointer === pointer || place.pointer.startsWith(`${pointer}/`)
      const line = isInside ? readSource(source, place.pointer)?.line : undefined
      return line === undefined ? [] : [line]
    }),
  )
