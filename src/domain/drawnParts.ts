/** What of a document is drawn on a page, as the page tells it: blocks go by their place, the rest by the ids that the page has anyway. */
export type DrawnPart =
  /** `at` is its place: `file#pointer`. */
  | { readonly kind: "block"; readonly at: string }
  | { readonly kind: "question"; readonly question: string }
  | { readonly kind: "option"; readonly question: string; readonly index: number; readonly label: string }
  /** Each of its questions names it, whichever of them are drawn. */
  | { readonly kind: "section"; readonly questions: readonly string[] }
  | { readonly kind: "header"; readonly screen: string }
  | { readonly kind: "sheet"; readonly sheet: string }
  /** A question over a screen, known by its words. */
  | { readonly kind: "popup"; readonly screen: string; readonly text: string }
  | { readonly kind: "sheet-button"; readonly sheet: string; readonly index: number; readonly label: string }

/** How the watch of blocks speaks of a half-sheet. */
export const sheetPlace = (sheet: string): string => `sheet ${sheet}`

/** Of the element of a question, by its id: which question it is; the rows of a list ask the same one. */
export const questionOf = (id: string): string => id.replaceAll(/-r\d+(?=-|$)/g, "")

/** Line breaks are drawn where they fit. */
const bare = (words: string) => words.replaceAll(/\s/g, "")

/** Whether two parts are the same one; options go by their words, and by their position where their words have values in them. */
export function isSamePart(one: DrawnPart, other: DrawnPart): boolean {
  if (one.kind === "section" && other.kind === "section")
    return one.questions.some((question) => other.questions.includes(question))
  if (one.kind === "option" && other.kind === "option") return one.question === other.question && isSameOne(one, other)
  if (one.kind === "sheet-button" && other.kind === "sheet-button")
    return one.sheet === other.sheet && isSameOne(one, other)
  if (one.kind === "popup" && other.kind === "popup") return isFilledIn(one.text, other.text)
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether one of two texts is the other one with its values filled in. */
function isFilledIn(one: string, other: string): boolean {
  const [written, drawn] = one.includes("{") ? [one, other] : [other, one]
  const parts = bare(written)
    .split(/\{[^{}]*\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join(".*")}$`, "u").test(bare(drawn))
}

interface OneOfSome {
  readonly index: number
  readonly label: string
}

function isSameOne(one: OneOfSome, other: OneOfSome): boolean {
  const hasValues = [one, other].some(({ label }) => label.includes("{"))
  return hasValues ? one.index === other.index : bare(one.label) === bare(other.label)
}

/** A page that tells what is drawn on it. */
export interface ListingPage {
  listParts: () => readonly DrawnPart[]
}

/** A page that lets the page around it see where blocks are drawn, by their place. */
export interface WatchedPage {
  readonly drawnBlocks: ReadonlyMap<string, ReadonlySet<{ contains(node: Node): boolean }>>
}
