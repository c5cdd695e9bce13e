import { drawnAs, partsOn } from "../../src/app/devtools/drawnParts"
import type { DrawnBlocks } from "../../src/app/devtools/drawnBlocks"
import type { DocumentSet } from "../../renderer/compiler"
import { partsOfPlace, placeOfPart } from "../../src/server/desk/drawnParts"

/** Parts of a drawn page that lead to no place of the documents, or whose place does not lead back to them. */
export function unplacedParts(page: ParentNode, blocks: DrawnBlocks, set: DocumentSet) {
  const parts = partsOn(page, blocks)
  const unplaced = parts.flatMap(({ part, drawn }) => {
    const place = placeOfPart(set, part)
    if (place === undefined) return [{ part, fault: "leads nowhere" }]
    const back = partsOfPlace(set, place).flatMap((one) => drawnAs(one, page, blocks))
    return back.includes(drawn) || isOffered(part, place) ? [] : [{ part, place, fault: "is not led back to" }]
  })
  return { count: parts.length, unplaced }
}

/** What data or a code table offers is written at its question. */
const isOffered = ({ kind }: { readonly kind: string }, { pointer }: { readonly pointer: string }) =>
  kind === "option" && !/\/options\/\d+$/.test(pointer)
