/** What may follow from documents of which nobody knows what they say. */
import type { Finding, LoadedDocument } from "../compiler"
import type { Json } from "../model/documents"
import type { Validated } from "./context"
import { isDocumentSource } from "./excerpt"
import { isDrawn, isShownSomewhere, placesOf } from "./references/naming"
import type { Context } from "./rule"
import { isSeenByAll, touchedBy } from "./touched"

/**
 * Whether a finding may be another one, or none, when it is known what these documents say; `read` is what its rule read of all
 * documents. What is wrong with the shape of a document never hangs on others.
 */
export function followsFromUnsure(
  now: Validated,
  context: Context,
): (finding: Finding, read: ReadonlySet<object>) => boolean {
  const { unsure, find } = now
  if (unsure.size === 0) return () => false
  const isOfShape = ({ file, pointer, rule }: Finding) =>
    find(file)?.problems.some((problem) => problem.rule === rule && problem.pointer === pointer) === true
  const documents = [...unsure].map((file) => find(file)?.document)
  if (documents.some((document) => document === undefined || isSeenByAll(document, now)))
    return (finding) => !isOfShape(finding)
  const reached = touchedBy({ files: [...unsure], before: now, now, context, isOtherScope: true })
  const ids = new Set(documents.flatMap((document) => document?.id ?? []))
  const hasFlow = documents.some((document) => document?.kind === "flow")
  const isReached = ({ file }: Finding) => {
    const document = find(file)?.document
    if (document === undefined || reached.has(file)) return true
    return isLeftAlone(context, document, hasFlow) || says(document.document as Json, ids)
  }
  return (finding, read) => !isOfShape(finding) && (asksOthers(finding, read) || isReached(finding))
}

/** Whoever names a document finds it, whatever it says. */
const asksOthers = ({ rule }: Finding, read: ReadonlySet<object>): boolean =>
  [...read].some((source) => !isDocumentSource(source)) && !rule.startsWith("unknown-")

const says = (value: Json, texts: ReadonlySet<string>): boolean =>
  typeof value === "string"
    ? texts.has(value)
    : typeof value === "object" && value !== null && Object.values<Json>(value).some((part) => says(part, texts))

/** Nobody is known to draw, to open or to order it: whoever does may be among those that are not known. */
function isLeftAlone(context: Context, { kind, id }: LoadedDocument, hasFlow: boolean): boolean {
  if (kind === "form") return !isDrawn(context, id)
  if (kind === "screen") return hasFlow && placesOf(context, id).length === 0
  return kind === "sheet" && !isShownSomewhere(context, id)
}
