import { allFields, type Context, excerptOf, numbersIn, readExcerpt, remember, warning, wordingOf } from "../../kit"
import { type LimitText, messagesOfChecks, textsOfField } from "./statedLimits"

interface LimitMessages {
  /** Messages whose own text fills in a limit, so that one that writes a number means that limit. */
  readonly named: ReadonlySet<string>
  /** What follows the number in messages about lengths: the first sign of a word for signs. */
  readonly units: string
}

const ofLengths = ["min-length", "max-length", "exact-length"]

const wordingOfMessages = excerptOf("messages", "wordingOfMessages", (document) => {
  const messages = Object.entries(document.messages)
  return {
    named: messages.flatMap(([name, text]) => (/\{(?:n|min|max)[|}]/.test(text) ? [name] : [])),
    units: messages
      .map(([name, text]) => (ofLengths.includes(name) ? (/\{n\}\s*(\p{L})/u.exec(text)?.[1] ?? "") : ""))
      .join(""),
  }
})

const limitMessagesOf = remember((context): LimitMessages => {
  const { named = [], units = "" } = readExcerpt(context, wordingOfMessages) ?? {}
  return { named: new Set(named), units }
})

function wrongNumber(context: Context, { text, limits, isWhole }: LimitText): number | undefined {
  const { units } = limitMessagesOf(context)
  if (limits.length === 0 || (!isWhole && units === "")) return undefined
  return numbersIn(text, wordingOf(context), isWhole ? undefined : units).find((number) => !limits.includes(number))
}

export const limitInText = warning(
  "limit-in-text",
  "A number in the texts of a field, or of a check, is a limit that it has.",
  function* (context) {
    const { named } = limitMessagesOf(context)
    const texts = allFields(context).flatMap((field) => textsOfField(context, field, named))
    for (const told of [...texts, ...messagesOfChecks(context)]) {
      const number = wrongNumber(context, told)
      const { document, pointer, limits } = told
      if (number !== undefined) yield { document, pointer, values: { number, limits: limits.map(String) } }
    }
  },
)
