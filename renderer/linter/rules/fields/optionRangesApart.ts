import {
  allFields,
  type Bound,
  boundsIn,
  type Context,
  isText,
  type LoadedDocument,
  opposite,
  type StatedBound,
  warning,
  within,
  type Wording,
  wordingOf,
} from "../../kit"

/** An option that is a range by its label alone. */
interface Range {
  readonly label: string
  readonly index: number
  readonly lower?: StatedBound
  readonly upper?: StatedBound
}

interface Labels {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly labels: readonly string[]
}

const isLower = (bound: Bound): boolean => bound === "gte" || bound === "gt"

function* labelsOf(context: Context): Generator<Labels> {
  for (const { document, field, pointer } of allFields(context)) {
    const labels = (field.options ?? []).map(({ label }) => (isText(label) ? label : ""))
    yield { document, pointer: within(pointer, "options"), labels }
  }
  for (const document of context.set.all("codes"))
    yield { document, pointer: "/codes", labels: document.document.codes.map(({ label }) => label) }
}

function rangesIn(labels: readonly string[], wording: Wording): readonly Range[] {
  return labels.flatMap((label, index) => {
    const { bounds, rest } = boundsIn(label, wording)
    if (bounds.length === 0 || bounds.length > 2 || rest !== "") return []
    const lower = bounds.find(({ bound }) => isLower(bound))
    const upper = bounds.find(({ bound }) => !isLower(bound))
    return [{ label, index, ...(lower && { lower }), ...(upper && { upper }) }]
  })
}

/** Whether the second range begins where the first ends: at the same number, or at the next whole one. */
function adjoin({ upper }: Range, { lower }: Range): boolean {
  if (upper?.number === undefined || lower?.number === undefined || upper.unit !== lower.unit) return false
  if (upper.number === lower.number) return upper.bound === opposite[lower.bound]
  return upper.bound === "lte" && lower.bound === "gte" && lower.number === upper.number + 1
}

export const optionRangesApart = warning(
  "option-ranges-apart",
  "Options that are ranges of one amount leave no number out and share none.",
  function* (context) {
    const wording = wordingOf(context)
    for (const { document, pointer, labels } of labelsOf(context)) {
      const ranges = rangesIn(labels, wording)
      // Two of them may be two questions in one; a list of ranges is one scale.
      if (ranges.length < 3) continue
      const isFalling = ranges[0]?.upper === undefined
      for (const [place, range] of ranges.entries()) {
        const next = ranges[place + 1]
        if (next === undefined || (isFalling ? adjoin(next, range) : adjoin(range, next))) continue
        yield {
          document,
          pointer: within(pointer, next.index, "label"),
          values: { label: next.label, found: range.label },
        }
      }
    }
  },
)
