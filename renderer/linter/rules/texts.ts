import { fieldsOf, textOf, textsOf, within } from "../json"
import { error, remember, warning, type Context, type LoadedDocument, type Rule } from "../rule"
import { allFields } from "../formSchema"
import { spokenPart } from "../uses"
import { sitesOf } from "../sites"

interface CustomerText {
  readonly document: LoadedDocument
  readonly pointer: string
  readonly text: string
}

/** Everything that a customer reads, as written in the documents. */
const customerTexts = remember((context): readonly CustomerText[] => {
  const app = context.set.find("app", "app")
  const tokens = Object.entries(fieldsOf(fieldsOf(app?.document)["tokens"]))
  return [
    ...sitesOf(context, "text"),
    ...allFields(context).flatMap(({ document, field, pointer }) =>
      ["placeholder", "suffix"].flatMap((name) =>
        typeof field[name] === "string" ? [{ document, pointer: within(pointer, name), text: field[name] }] : [],
      ),
    ),
    ...tokens.flatMap(([name, text]) =>
      app !== undefined && typeof text === "string" ? [{ document: app, pointer: within("/tokens", name), text }] : [],
    ),
  ]
})

const patternRule = (make: typeof error, [id, about, pattern]: readonly [string, string, RegExp]): Rule =>
  make(id, about, function* (context) {
    for (const { document, pointer, text } of customerTexts(context)) {
      const found = pattern.exec(text)?.[0]
      if (found !== undefined) yield { document, pointer, values: { found: found.slice(0, 40) } }
    }
  })

/** Words in Latin letters that customers know, from `constants.allowedWords` of app.json, and those of the tokens. */
const allowedWords = remember((context): ReadonlySet<string> | undefined => {
  const { constants, tokens } = fieldsOf(context.set.find("app", "app")?.document)
  const words = fieldsOf(constants)["allowedWords"]
  if (!Array.isArray(words)) return undefined
  const fromTokens = Object.values(fieldsOf(tokens)).flatMap((token) => latinWords(textOf(token) ?? ""))
  return new Set([...textsOf(words), ...fromTokens])
})

const latinWords = (text: string): readonly string[] =>
  text.match(/[A-Za-z\uFF21-\uFF3A\uFF41-\uFF5A][A-Za-z0-9_\uFF21-\uFF3A\uFF41-\uFF5A]+/g) ?? []

function* machineWords(context: Context) {
  const allowed = allowedWords(context)
  if (allowed === undefined) return
  for (const { document, pointer, text } of customerTexts(context)) {
    const found = latinWords(spokenPart(text)).find((word) => !allowed.has(word))
    if (found !== undefined) yield { document, pointer, values: { found } }
  }
}

export const textRules: readonly Rule[] = [
  patternRule(error, [
    "text-markup",
    "Texts hold no markup: it would be shown as it stands.",
    /<\/?[A-Za-z][^>]{0,200}>?|<!--|&(?:lt|gt|amp|nbsp|#\d+);/,
  ]),
  patternRule(error, [
    "text-scheme",
    "Texts hold no script or data addresses.",
    /(?:javascript|vbscript)\s*:|data:[a-z]+\/|https?:\/\//i,
  ]),
  patternRule(error, ["text-half-width-kana", "Texts hold no half-width katakana.", /[\uFF61-\uFF9F]+/]),
  patternRule(error, ["text-invisible", "Texts hold no characters that nobody sees.", /(?!\n)[\p{Cc}\p{Cf}]/u]),
  patternRule(warning, ["text-exclamation", "Texts do not shout.", /[!\uFF01]/]),
  patternRule(warning, [
    "text-doubled-mark",
    "Punctuation is not doubled.",
    /[\u3001\u3002\uFF0C\uFF0E]{2,}|\uFF1F{2,}|\u3002\u300D\u3002|(?<!\.)\.\.(?!\.)/,
  ]),
  patternRule(warning, [
    "text-full-width-digits",
    "Digits and letters of texts are half-width.",
    /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]+/,
  ]),
  error(
    "text-machine-word",
    "Customers read no English and no codes; `constants.allowedWords` lists the exceptions.",
    machineWords,
  ),
  error("text-empty", "Titles, labels and sentences are not empty.", function* (context) {
    for (const { document, pointer, text } of sitesOf(context, "text")) {
      if (text.trim() === "") yield { document, pointer }
    }
  }),
  warning(
    "text-two-names",
    "One thing has one name: `constants.avoidedWords` lists the words not to use, with the right one.",
    function* (context) {
      const avoided = Object.entries(
        fieldsOf(fieldsOf(fieldsOf(context.set.find("app", "app")?.document)["constants"])["avoidedWords"]),
      )
      for (const { document, pointer, text } of customerTexts(context)) {
        for (const [word, better] of avoided)
          if (text.includes(word)) yield { document, pointer, values: { found: word, better: textOf(better) ?? "" } }
      }
    },
  ),
  error(
    "link-unsafe",
    "Links of app.json lead to https, to a path of the app or to a native scheme.",
    function* (context) {
      const app = context.set.find("app", "app")
      for (const name of ["links", "schemes"] as const) {
        for (const [key, url] of Object.entries(fieldsOf(fieldsOf(app?.document)[name]))) {
          const isUnsafe =
            typeof url === "string" &&
            url !== "" &&
            !/^(?:https:\/\/|\/(?!\/)|\{|(?!javascript:|data:|vbscript:|file:|blob:|http:)[a-z][a-z0-9+.-]*:)/i.test(
              url,
            )
          const isHostile = typeof url === "string" && /^\s*(?:javascript|data|vbscript|file|blob|http):/i.test(url)
          if (app !== undefined && (isHostile || (name === "links" && isUnsafe)))
            yield { document: app, pointer: within("", name, key), values: { name: key, found: url } }
        }
      }
    },
  ),
]
