import { parentOf, spokenPart, warning } from "../../kit"
import { type CustomerText, customerTexts } from "./customerTexts"

/** In Unicode a closing bracket comes right after the opening one, or has one sign between. */
const closes = (open: string, sign: string): boolean => [1, 2].includes(sign.charCodeAt(0) - open.charCodeAt(0))

/** The bracket that stays open; a closing one may stand alone, as in a list `1)`. */
function openBracket(text: string): string | undefined {
  const open: string[] = []
  for (const [sign] of text.matchAll(/\p{Ps}|\p{Pe}/gu)) {
    const last = open.at(-1)
    if (/\p{Ps}/u.test(sign)) open.push(sign)
    else if (last !== undefined && closes(last, sign)) open.pop()
  }
  return open.at(-1)
}

const withoutLinks = (text: string): string => spokenPart(text.replaceAll(/\[([^\]]*)\]\(link:[^)]*\)/g, "$1"))

const parentKey = ({ document, pointer }: CustomerText): string => `${document.file}#${parentOf(pointer)}`

export const textBracket = warning("text-bracket", "Every bracket of a text is closed.", function* (context) {
  const texts = customerTexts(context).filter(({ text }) => /\p{Ps}|\p{Pe}/u.test(text))
  const beside = new Map<string, CustomerText[]>()
  for (const written of texts) beside.set(parentKey(written), [...(beside.get(parentKey(written)) ?? []), written])
  for (const written of texts) {
    const { document, pointer, text } = written
    const found = openBracket(withoutLinks(text))
    // A sentence around a number is written in two parts: what one opens the next may close.
    const whole = (beside.get(parentKey(written)) ?? []).map((each) => withoutLinks(each.text)).join("")
    if (found !== undefined && openBracket(whole) !== undefined) yield { document, pointer, values: { found } }
  }
})
