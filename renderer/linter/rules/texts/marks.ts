import { error } from "../../kit"
import { type CustomerText, customerTexts } from "./customerTexts"

interface Mark {
  readonly found: string
  readonly wanted: string
  readonly kind: "break" | "strong" | "plain" | "heading"
}

interface MarkShape {
  readonly kind: Mark["kind"]
  readonly pattern: RegExp
  /** How it is to be written, given what it stands around. */
  readonly wanted: (inner: string, isRich: boolean) => string
}

/** Emphasis and links of a text that is drawn letter by letter. */
const ofRichTexts: readonly MarkShape[] = [
  { kind: "plain", pattern: /\*\*([^*\n]+)\*\*/, wanted: (inner) => inner },
  { kind: "plain", pattern: /\[([^[\]\n]+)\]\(link:[^()]*\)/, wanted: (inner) => inner },
]

/** A note may begin with one star: only a pair that clings to what it stands around emphasises elsewhere. */
const foreignStrong =
  /\uFF0A\uFF0A([^\uFF0A\n]+)\uFF0A\uFF0A|__([^_\s][^_\n]*)__|(?<![*\w])\*([^*\s\u3002]+)\*(?![*\w])/

/** Marks that other programs read: they would be shown as they stand. The sign of the yen is the backslash of many keyboards. */
const foreign: readonly MarkShape[] = [
  { kind: "break", pattern: /[\\\u00A5\uFFE5]n/, wanted: () => "\n" },
  { kind: "strong", pattern: foreignStrong, wanted: (inner, isRich) => (isRich ? `**${inner}**` : inner) },
  { kind: "heading", pattern: /^#{1,6}[ \u3000]+(\S.*)$/m, wanted: (inner) => inner },
]

/** Tokens stand in texts of either kind. */
const isPlain = ({ rich, pointer }: CustomerText): boolean => rich === false && !pointer.startsWith("/tokens/")

function* marksIn(customerText: CustomerText): Generator<Mark> {
  for (const { kind, pattern, wanted } of isPlain(customerText) ? [...ofRichTexts, ...foreign] : foreign) {
    const [found, ...inner] = pattern.exec(customerText.text) ?? []
    if (found === undefined) continue
    const around = inner.find((part) => part !== undefined) ?? ""
    yield { kind, found, wanted: wanted(around, !isPlain(customerText)) }
  }
}

export const textMarkUnread = error(
  "text-mark-unread",
  "Marks of a text are those that are read where it stands.",
  function* (context) {
    for (const text of customerTexts(context))
      for (const mark of marksIn(text)) yield { document: text.document, pointer: text.pointer, values: { ...mark } }
  },
)
