import { parentOf, spokenPart, warning, withLabels } from "../../kit"
import { type CustomerText, customerTexts } from "./customerTexts"

/** Braces belong to the places of values, which are read on their own. */
const bracket = /(?![{}])[\p{Ps}\p{Pe}]/u
const brackets = new RegExp(bracket, "gu")

/** In Unicode a closing bracket comes right after the opening one, or has one sign between. */
const closes = (open: string, sign: string): boolean => [1, 2].includes(sign.charCodeAt(0) - open.charCodeAt(0))

/** The bracket that stays open; a closing one may stand alone, as in a list `1)`. */
function openBracket(text: string): string | undefined {
  const open: string[] = []
  for (const [sign] of text.matchAll(brackets)) {
    const last = open.at(-1)
    if (/\p{Ps}/u.test(sign)) open.push(sign)
    else if (last !== undefined && closes(last, sign)) open.pop()
  }
  return open.at(-1)
}

const withoutLinks = (text: string): string => spokenPart(withLabels(text))

const parentKey = ({ document, pointer }: CustomerText): string => `${document.file}#${parentOf(pointer)}`

/** Whether the texts of one object leave a bracket open together: a sentence around a number is written in two parts. */
function openTogether(texts: readonly CustomerText[]): ReadonlySet<string> {
  const parts = new Map<string, string[]>()
  for (const written of texts) {
    const beside = parts.get(parentKey(written)) ?? []
    parts.set(parentKey(written), beside)
    beside.push(withoutLinks(written.text))
  }
  return new Set([...parts].flatMap(([key, beside]) => (openBracket(beside.join("")) === undefined ? [] : [key])))
}

export const textBracket = warning("text-bracket", "Every bracket of a text is closed.", function* (context) {
  const texts = customerTexts(context).filter(({ text }) => bracket.test(text))
  const open = openTogether(texts)
  for (const written of texts) {
    const { document, pointer, text } = written
    const found = open.has(parentKey(written)) ? openBracket(withoutLinks(text)) : undefined
    if (found !== undefined) yield { document, pointer, values: { found } }
  }
})
