import { error, isText, excerptOf, readExcerpt, remember, spokenPart } from "../../kit"
import { withoutInvisible } from "../../invisible"
import { customerTexts } from "./customerTexts"

/** What customers are to write alike: letters and digits in corner brackets, a mail address. */
const examples = /\u300C(?=[^\u300D]*\d)[A-Za-z\d-]+\u300D|[\w.+-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+/g

const latinWords = (text: string): readonly string[] =>
  text.match(/[A-Za-z\uFF21-\uFF3A\uFF41-\uFF5A][A-Za-z0-9_\uFF21-\uFF3A\uFF41-\uFF5A]+/g) ?? []

/** Told by themselves: no text may have one, whatever words are allowed. */
const addresses = /(?:https?:\/\/|(?:javascript|vbscript)\s*:|data:)[!-~]*/gi

/** Words in Latin letters that customers know: those of `constants.allowedWords`, and those of the tokens. */
const wordsOfApp = excerptOf("app", "wordsOfApp", ({ constants, tokens = {} }) => ({
  words: constants["allowedWords"],
  tokens,
}))

const allowedWords = remember((context): ReadonlySet<string> | undefined => {
  const { words, tokens = {} } = readExcerpt(context, wordsOfApp) ?? {}
  if (!Array.isArray(words)) return undefined
  return new Set([...words.filter(isText), ...Object.values(tokens).flatMap(latinWords)])
})

export const textMachineWord = error(
  "text-machine-word",
  "Customers read no English and no codes; `constants.allowedWords` lists the exceptions.",
  function* (context) {
    const allowed = allowedWords(context)
    for (const { document, pointer, text } of allowed === undefined ? [] : customerTexts(context)) {
      // A place that was written with full-width brackets is told as that, and so is markup.
      if (/[\uFF5B\uFF5D]|<\/?[A-Za-z]/.test(text)) continue
      const found = latinWords(
        spokenPart(withoutInvisible(text)).replaceAll(addresses, "").replaceAll(examples, ""),
      ).find((word) => allowed?.has(word) === false)
      if (found !== undefined) yield { document, pointer, values: { found } }
    }
  },
)
