import { type Context, isSlip, type LoadedDocument, topicOf, warning } from "../../kit"

type Call = LoadedDocument<"call">

const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z]+/g) ?? []

/** Words of a path, each with the segment in which it stands; places for values have their names from the request. */
const wordsInPath = ({ document: { path } }: Call) =>
  path.split("/").flatMap((segment) => wordsOf(segment.replaceAll(/\{[^}]*\}/g, "")).map((word) => ({ word, segment })))

/** What a call is named after besides its client. */
const namedAfter = ({ id }: Call): readonly string[] => wordsOf(id.slice(id.indexOf("/") + 1))

/** Calls in whose paths a word stands. */
const users = topicOf<string>("users", (_context, document) =>
  document.kind === "call" ? wordsInPath(document).map(({ word }) => [word, document.id] as const) : [],
)

const isUsedElsewhere = (context: Context, word: string, call: Call): boolean =>
  context.facts.get(context, users, word).some((id) => id !== call.id)

export const callPathMisspelt = warning(
  "call-path-misspelt",
  "No word of a call's path is a slip of the word in its name.",
  function* (context) {
    for (const call of context.set.all("call")) {
      const inPath = wordsInPath(call)
      const named = namedAfter(call)
      const missing = named.filter((name) => !inPath.some(({ word }) => word === name))
      for (const { word, segment } of inPath) {
        const meant = named.includes(word) ? undefined : missing.find((name) => isSlip(word, name))
        if (meant === undefined || isUsedElsewhere(context, word, call)) continue
        // Which of both is right only the server knows.
        const values = { name: segment, nearest: segment.replace(word, meant), word, wordMeant: meant, isGuess: true }
        yield { document: call, pointer: "/path", values }
      }
    }
  },
)
