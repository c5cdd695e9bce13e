import { allFields, type Context, excerptOf, readExcerpt, remember, warning } from "../../kit"
import { type LimitText, messagesOfChecks, textsOfField } from "./statedLimits"

interface Wording {
  /** Messages whose own text fills in a limit, so that one that writes a number means that limit. */
  readonly named: ReadonlySet<string>
  /** What follows the number in messages about lengths: the first sign of a word for signs. */
  readonly units: string
  /** Words that multiply the number before them. */
  readonly multipliers: ReadonlyMap<string, number>
}

const ofLengths = ["min-length", "max-length", "exact-length"]

const numberWords = excerptOf("app", ({ constants }) => constants.numberWords)

const wordingOfMessages = excerptOf("messages", (document) => {
  const messages = Object.entries(document.messages)
  return {
    named: messages.flatMap(([name, text]) => (/\{(?:n|min|max)[|}]/.test(text) ? [name] : [])),
    units: messages
      .map(([name, text]) => (ofLengths.includes(name) ? (/\{n\}\s*(\p{L})/u.exec(text)?.[1] ?? "") : ""))
      .join(""),
  }
})

const wordingOf = remember((context): Wording => {
  const { named = [], units = "" } = readExcerpt(context, wordingOfMessages) ?? {}
  return { named: new Set(named), units, multipliers: new Map(Object.entries(readExcerpt(context, numberWords) ?? {})) }
})

/** Numbers of a text, in ASCII or full-width digits; with units, those of which one comes right behind. */
function numbersIn(text: string, { multipliers }: Wording, units?: string): readonly number[] {
  const words = [...multipliers.keys()].join("|")
  const behind = units === undefined ? "" : `(?=\\s*[${units}])`
  // A range ends with the unit of both: in 8-32 letters 8 is one, too.
  const number = String.raw`(\d[\d,]*(?:\.\d+)?)(${words})?`
  const found = text
    .normalize("NFKC")
    .matchAll(new RegExp(`${number}(?:\\s*[\\p{Pd}~\\u301C]\\s*${number})?${behind}`, "gu"))
  return Array.from(found).flatMap(([, ...parts]) =>
    [parts.slice(0, 2), parts.slice(2)].flatMap(([digits, word = ""]) =>
      digits === undefined ? [] : Number(digits.replaceAll(",", "")) * (multipliers.get(word) ?? 1),
    ),
  )
}

function wrongNumber(context: Context, { text, limits, isWhole }: LimitText): number | undefined {
  const wording = wordingOf(context)
  if (limits.length === 0 || (!isWhole && wording.units === "")) return undefined
  return numbersIn(text, wording, isWhole ? undefined : wording.units).find((number) => !limits.includes(number))
}

export const limitInText = warning(
  "limit-in-text",
  "A number in the texts of a field, or of a check, is a limit that it has.",
  function* (context) {
    const { named } = wordingOf(context)
    const texts = allFields(context).flatMap((field) => textsOfField(context, field, named))
    for (const told of [...texts, ...messagesOfChecks(context)]) {
      const number = wrongNumber(context, told)
      const { document, pointer, limits } = told
      if (number !== undefined) yield { document, pointer, values: { number, limits: limits.map(String) } }
    }
  },
)
