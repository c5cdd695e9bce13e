import type { FindingValue, ProblemText, ProblemTexts } from "../compiler"
import { families } from "./rules"

/** What loading, compiling and serving find; the rules say of themselves what they are about. */
const others = {
  "json-broken": "A document is valid JSON.",
  "json-no-object": "A document is a JSON object.",
  "json-too-deep": "A document is not nested without end.",
  "json-forbidden-key": "No property has a name that JavaScript keeps for itself.",
  "json-repeated-key": "Every property of an object has a name of its own.",
  "file-empty": "A file holds a document.",
  "file-encoding": "A file is written in UTF-8.",
  "file-unreadable": "A file can be read.",
  "file-name": "The name of a file says what it is: `<id>.screen.json`, `app.json`.",
  "file-too-large": "A file is not too large.",
  "list-too-large": "A list has not too many items.",
  "object-too-large": "An object has not too many properties.",
  "text-too-large": "A text is not too long.",
  "repeated-id": "Every document of a kind has an id of its own.",
  "shared-part-unknown": "A reference into `shared/` leads to something.",
  "document-not-served": "An older document is served, because this one has an error.",
  "compile-failed": "A document without errors can be compiled.",
} as const

const said = (value: FindingValue): string => (Array.isArray(value) ? value.join(", ") : String(value))

const plainText = (about: string): ProblemText => ({
  message({ known: _known, nearest: _nearest, ...values }) {
    const found = Object.entries(values).map(([name, value]) => `${name}: ${said(value)}`)
    return found.length === 0 ? about : `${about} Here: ${found.join("; ")}`
  },
})

const withFix = (text: ProblemText): ProblemText => ({
  ...text,
  fix: ({ nearest, known }) => {
    if (nearest !== undefined) return `Perhaps "${said(nearest)}" is meant.`
    return Array.isArray(known) && known.length > 0 ? `There are: ${said(known)}.` : undefined
  },
})

/** A sentence in English for everything that can be found: what should hold, and what was found instead. Products have better ones. */
export const plainTexts: ProblemTexts = Object.fromEntries(
  [
    ...Object.entries(others),
    ...Object.values(families).flatMap((family) => family.map(({ id, about }) => [id, about] as const)),
  ].map(([rule, about]) => [rule, withFix(plainText(about))]),
)
